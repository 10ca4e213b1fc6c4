import type { NoticeTone } from '../notice/Notice.tsx';

/** What the status bars tell beyond their kind. */
export interface StatusBarData {
  noAgeCheck: object;
  automaticRecharge: {
    /** Whether it is on. */
    on: boolean;
  };
  ageCheckStatus: {
    /** How far the check is. */
    status: 'pending' | 'rejected';
    /** Why it was not accepted, as a sentence. */
    reason?: string | undefined;
  };
  ageCheckAccepted: object;
  mailNotVerified: {
    /** The address that is not confirmed. */
    address: string;
  };
  verifiedMail: object;
  mailWelcomeLink: object;
  welcomeBack: {
    /** The guest's name. */
    name?: string | undefined;
    /** Spins of the wheel that are left; they give the step. */
    spins?: number | undefined;
  };
  error: {
    /** What went wrong, in place of the general sentence. */
    text?: string | undefined;
  };
  cancellationOffer: {
    /** The offer as a sentence, as the platform words it. */
    offer: string;
  };
  cancellationOfferError: object;
  monthlyBonusNotification: {
    /** Month of the bonus, 1 to 12. */
    month: number;
    /** The bonus as a sentence. */
    bonus: string;
  };
  notFoundRedirect: object;
}

/** The thirteen kinds of status bar. @spec entity:enum.statusBarType */
export type StatusBarType = keyof StatusBarData;

/** What a status bar says; `href` makes its step a link, else the step is a button that calls `onAct`. */
export type StatusBarItem = {
  [Type in StatusBarType]: { type: Type; href?: string | undefined } & StatusBarData[Type];
}[StatusBarType];

const tones: Readonly<Record<Exclude<StatusBarType, 'ageCheckStatus'>, NoticeTone>> = {
  noAgeCheck: 'warning',
  automaticRecharge: 'neutral',
  ageCheckAccepted: 'success',
  mailNotVerified: 'warning',
  verifiedMail: 'success',
  mailWelcomeLink: 'neutral',
  welcomeBack: 'neutral',
  error: 'danger',
  cancellationOffer: 'coin',
  cancellationOfferError: 'danger',
  monthlyBonusNotification: 'neutral',
  notFoundRedirect: 'neutral',
};

/** How urgent an item is. */
export function toneOf(item: StatusBarItem): NoticeTone {
  if (item.type === 'ageCheckStatus') return item.status === 'rejected' ? 'danger' : 'warning';
  return tones[item.type];
}

const order: readonly NoticeTone[] = ['danger', 'warning', 'coin', 'success', 'neutral'];

/**
 * The one item that is shown: danger, warning, coin, success, neutral; of two alike the first.
 * @spec state:status-bar
 * @assumed when each type is shown is not stated; one at a time keeps the page calm
 */
export function mostUrgent(items: readonly StatusBarItem[]): StatusBarItem | null {
  const urgency = (item: StatusBarItem) => order.indexOf(toneOf(item));
  return items.reduce<StatusBarItem | null>(
    (best, item) => (best === null || urgency(item) < urgency(best) ? item : best),
    null,
  );
}
