import type { NoticeTone } from '../notice/Notice.tsx';

/** The data of each kind of status bar. */
export interface StatusBarData {
  noAgeCheck: object;
  automaticRecharge: {
    /** Whether it is on. */
    on: boolean;
  };
  ageCheckStatus: {
    /** The state of the check. */
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
    /** Remaining spins of the wheel; they decide the action. */
    spins?: number | undefined;
  };
  error: {
    /** The error, instead of the general sentence. */
    text?: string | undefined;
  };
  cancellationOffer: {
    /** The offer as a sentence, as received from the platform. */
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

/** The content of a status bar; with `href` its action is a link, otherwise a button that calls `onAct`. */
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
 * The item that is shown: danger, warning, coin, success, neutral; the first of equals.
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
