import { randomHex, type WorldParts } from '@lounge/mock-api';
import { paymentViews, type Affiliate, type Brand, type Language, type PaymentView } from '@lounge/locale';
import type { Accounts, LoginResult } from '@lounge/mock-api/server';
import type { WindowReport, WindowView } from '@lounge/site/entry-server';
import type { GuestSession } from './session.ts';

/** The context of a step of the payment window. */
export interface StepContext {
  readonly world: WorldParts;
  readonly language: Language;
  /** The brand of the page, whose legal texts a sign-up accepts. */
  readonly brand: Brand;
  readonly session: GuestSession | null;
  readonly accounts: Pick<Accounts, 'logIn' | 'logInChosen' | 'logInWithCode' | 'signUp' | 'signUpErrors'>;
  /** The visitor's IP address, for counting attempts. */
  readonly address: string;
  /** The browser's user agent, for the list of sessions. */
  readonly userAgent: string | null;
  /** From whom the visitor came, as the device keeps it with consent. @default nobody */
  readonly affiliate?: Affiliate | null;
  /** The cookie that an earlier log-in left on this device. @default none */
  readonly device?: string | null;
}

/** The result of a step: a page or a redirect, and a new session after a log-in; or a file of JSON. */
export type Step =
  | { readonly view: WindowView; readonly session?: LoginResult & { ok: true } }
  | { readonly redirectTo: string; readonly session?: LoginResult & { ok: true } }
  | { readonly json: string };

/** The fields of a submitted form. */
export type Form = URLSearchParams;

/** A field of a form; empty if it is missing. */
export const field = (form: Form, name: string): string => form.get(name) ?? '';

/** The key of a form, the same for every press of its button. */
export const newKey = (): string => randomHex(18);
/** The format of a form's key. */
export const keyPattern = /^[\w-]{8,64}$/;

/** Fields of a view that reports neither an error nor an event. */
export const plain = { formError: null, report: null } as const;

/** The event after a log-in. */
export const loggedIn: WindowReport = { event: 'loggedIn', paymentId: null, isFinal: true };

/** Parses a field or parameter as a view; null if it is none. */
export const viewIn = (value: string | null): PaymentView | null => paymentViews.find((view) => view === value) ?? null;

/** Which part of the age check a page shows, and where it came from. */
export interface AgeCheckRequest {
  readonly way: string | null;
  /** The id of a provider's check, which a provider's page carries. */
  readonly check: string | null;
  /** The purposes of verifying a phone number. */
  readonly type: string | null;
  /** The path that the guest came from; null where it is unknown, or no path of this site. */
  readonly back: string | null;
}

/** The parameters of a page of the window. */
export interface PageRequest {
  /** The view that needs the log-in. */
  readonly next: PaymentView | null;
  /** Whether the guest logged in on the way to this page. */
  readonly hasJustLoggedIn: boolean;
  /** The part of the age check, for that page. @default its first page */
  readonly ageCheck?: AgeCheckRequest;
  /** The token of a mailed link. @default none */
  readonly token?: string;
  /** The price of what coins are added for, in hundredths. @default unknown */
  readonly price?: number;
}

/** The steps of a page of the window: opening it, and its form. Opening changes nothing. */
export interface PageSteps<C extends StepContext = StepContext> {
  readonly open: (request: PageRequest, context: C) => Step | Promise<Step>;
  /** `isPaying` is true for the last page before a payment. */
  readonly submit: (form: Form, context: C, isPaying: boolean) => Promise<Step>;
}
