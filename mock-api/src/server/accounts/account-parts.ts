import type { NoteAccountEvent } from './account-events.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { FactorCipher } from './factor-cipher.ts';
import type { Passwords } from './passwords.ts';
import type { Tokens } from './tokens.ts';

/** The dependencies of accounts. */
export interface AccountParts {
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly attempts: AttemptLimits;
  /** Encrypts the secrets of second factors. */
  readonly factorCipher: FactorCipher;
  /** Called with what happens to accounts, for the log. */
  readonly note: NoteAccountEvent;
}
