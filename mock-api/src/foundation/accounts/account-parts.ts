import type { WorldParts } from '../../world/world.ts';
import type { NoteAccountEvent } from './account-events.ts';
import type { AttemptLimits } from './attempt-limits.ts';

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Null, for an account that does not exist, is checked against a dummy hash, so that it takes as long. */
  isRight(hashed: string | null, password: string): Promise<boolean>;
  /** Whether a hash has another algorithm or cost than new ones. */
  isOutdated(hashed: string): boolean;
}

/** Encrypts the secrets of second factors, which codes are computed from, so that a stolen copy of the database has none. */
export interface FactorCipher {
  /** Encrypts a guest's secret for the database. */
  encrypt(guestId: number, secret: string): string;
  /** Returns the secret, or null if it was stored for another guest, changed, or encrypted with an unknown secret of the server. */
  decrypt(guestId: number, stored: string): string | null;
  /** Whether it is encrypted with the present secret of the server. */
  isCurrent(guestId: number, stored: string): boolean;
}

/** Devices on which a guest has completed a log-in. The server stores nothing of them: a signed cookie names the device. */
export interface KnownDevices {
  /** The name of the device of a cookie if this guest has logged in on it, otherwise null. */
  nameFor(cookie: string | null | undefined, guestId: number, world: Pick<WorldParts, 'name'>): string | null;
  /** The cookie's value after a log-in of a guest; the device keeps its name. */
  remember(cookie: string | null | undefined, guestId: number, world: Pick<WorldParts, 'name'>): string;
}

/** The secrets of sessions. */
export interface SessionTokens {
  /** A cookie that nobody can guess. */
  newCookie(): string;
  /** The hash under which a token is stored, or another secret that is checked only. */
  hashOf(token: string): string;
  /** The access token of a session cookie; it is derived, so that the server stores neither. */
  ofCookie(cookie: string): string;
  /** The access tokens that a session cookie has by the current secret and by previous ones, in this order. */
  everyOfCookie(cookie: string): readonly string[];
  /** The devices on which guests have logged in. */
  readonly devices: KnownDevices;
}

/** The ports of accounts. */
export interface AccountParts {
  readonly tokens: SessionTokens;
  readonly passwords: Passwords;
  readonly attempts: AttemptLimits;
  /** Encrypts the secrets of second factors. */
  readonly factorCipher: FactorCipher;
  /** Called with what happens to accounts, for the log. */
  readonly note: NoteAccountEvent;
}
