import type { GuestSource } from './sources.ts';

/** The events of accounts that are logged. A wrong password of a guest who is logged in is a `password-check`. */
export type AccountEventName =
  | 'log-in'
  | 'log-out'
  | 'account-chosen'
  | 'second-step'
  | 'sign-up'
  | 'email-verified'
  | 'reset-requested'
  | 'password-reset'
  | 'password-check'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'factor-on'
  | 'factor-off'
  | 'codes-renewed'
  | 'deletion-planned'
  | 'deletion-cancelled'
  | 'data-exported'
  | 'sessions-ended';

/** Why it was not done: a secret or code that is wrong, a link that is not valid, or a limit that is reached. */
export type AccountEventFailure = 'wrong' | 'link' | 'tooMany';

/** Something that happened to an account. It has no address of a mail, no password, no code and no token. */
export interface AccountEvent {
  readonly event: AccountEventName;
  /** The account that it is about, also if somebody else tried; null if there is none. */
  readonly guestId: number | null;
  /** The hash of the session's token. */
  readonly session?: string | null;
  /** The address that it came from; absent if the operator did it. */
  readonly address?: string;
  /** Null if it was done. */
  readonly failure: AccountEventFailure | null;
}

/** Notes an event. It must not throw. */
export type NoteAccountEvent = (event: AccountEvent) => void;

/** The events of a guest who is logged in, or whose account a mailed link belongs to. */
export const eventOf = (
  event: AccountEventName,
  { guestId, session = null, address }: GuestSource,
  failure: AccountEventFailure | null = null,
): AccountEvent => ({ event, guestId, session, address, failure });
