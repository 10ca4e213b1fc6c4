import type { PaymentView } from '@lounge/locale';
import type { AgeCheckView } from './age-check-view.ts';

/** Why a form of the hosted window was not accepted. */
export type FormError =
  | 'wrong'
  | 'wrongPassword'
  | 'wrongCode'
  | 'stepExpired'
  | 'keyExpired'
  | 'account'
  | 'tooMany'
  | 'email'
  | 'password'
  | 'passwordCommon'
  | 'passwordPersonal'
  | 'name'
  | 'terms'
  | 'amount'
  | 'method'
  | 'declined'
  | 'limitReached'
  | 'limitForPrice'
  | 'paused'
  | 'locked'
  | 'lockedCall'
  | 'birthDate'
  | 'document'
  | 'otherAccount'
  | 'changed';

/** The event that the window reports to the page that embeds it, when this view is shown. */
export interface WindowReport {
  readonly event: 'loggedIn' | 'paid' | 'ageChecked' | 'subscribed';
  readonly paymentId: string | null;
  /** Whether the window has nothing more to show. */
  readonly isFinal: boolean;
}

interface Common {
  readonly formError: FormError | null;
  /** The event that this view reports; null where there is none. */
  readonly report: WindowReport | null;
}

/** One of several accounts with an address. */
export interface AccountChoice {
  readonly createdAt: string;
  /** In hundredths. */
  readonly coins: number;
}

/** One page of the hosted window. Amounts are in hundredths. */
export type WindowView = Common &
  (
    | { readonly kind: 'log-in'; readonly email: string; readonly next: PaymentView | null }
    | {
        readonly kind: 'sign-up';
        readonly email: string;
        readonly name: string;
        readonly hasAgreed: boolean;
        /** The key of the form, so that pressing its button again makes no second account. */
        readonly key: string;
        readonly next: PaymentView | null;
        /** Errors of the fields, in their order; `formError` is the first, or what concerns no field. */
        readonly errors: readonly FormError[];
      }
    | {
        readonly kind: 'top-up';
        /** Whose form it is; it is not taken from another account. */
        readonly guestId: number;
        readonly packages: readonly { readonly cents: number; readonly coins: number }[];
        readonly limits: { readonly smallest: number; readonly largest: number };
        readonly other: string;
        /** The guest's payment of a moment ago. */
        readonly recent: { readonly cents: number; readonly at: string } | null;
      }
    | {
        readonly kind: 'payment-stopped';
        /** The guest to whom it is shown. */
        readonly guestId: number;
        readonly reason: 'locked' | 'paused';
        /** The end of the guest's break; null for a locked account. */
        readonly until: string | null;
      }
    | {
        readonly kind: 'pay';
        readonly guestId: number;
        readonly cents: number;
        readonly coins: number;
        readonly balanceAfter: number;
        /** The idempotency key of the payment, the same for every press of the button. */
        readonly key: string;
      }
    | {
        readonly kind: 'subscribe';
        readonly guestId: number;
        readonly product: 'vip' | 'tv';
        /** The price of a month. */
        readonly cents: number;
        /** Whether the month is paid already. */
        readonly isFree: boolean;
        readonly key: string;
      }
    | { readonly kind: 'subscribed'; readonly product: 'vip' | 'tv'; readonly until: string | null }
    | AgeCheckView
    | { readonly kind: 'logged-in'; readonly hasSignedUp?: boolean }
    | { readonly kind: 'paid'; readonly coins: number; readonly balance: number }
    | {
        readonly kind: 'verify' | 'confirm-email';
        readonly token: string;
        /** Whether the visitor is not logged in to the account that the link belongs to. */
        readonly needsPassword: boolean;
      }
    | { readonly kind: 'forgot'; readonly email: string }
    | {
        readonly kind: 'reset';
        readonly token: string;
        /** Empty if the link resets one account only. */
        readonly choices: readonly (AccountChoice & { readonly value: string })[];
        readonly chosen: string;
      }
    | {
        readonly kind: 'choose-account';
        readonly choices: readonly (AccountChoice & { readonly token: string })[];
        readonly next: PaymentView | null;
      }
    | { readonly kind: 'change-password' }
    | { readonly kind: 'delete-account' }
    | { readonly kind: 'second-step'; readonly token: string; readonly next: PaymentView | null }
    | { readonly kind: 'second-factor'; readonly isActive: boolean }
    | { readonly kind: 'factor-key'; readonly secret: string; readonly uri: string }
    | { readonly kind: 'recovery-codes'; readonly codes: readonly string[] }
    | { readonly kind: 'new-codes' }
    | { readonly kind: 'factor-off' }
    | { readonly kind: 'export' }
    | { readonly kind: 'change-email'; readonly email: string }
    | { readonly kind: 'deletion-planned'; readonly at: string }
    | { readonly kind: 'deletion-cancelled'; readonly next: PaymentView | null }
    | {
        readonly kind:
          | 'verified'
          | 'link-invalid'
          | 'forgot-sent'
          | 'password-reset'
          | 'password-changed'
          | 'email-sent'
          | 'email-changed';
      }
  );
