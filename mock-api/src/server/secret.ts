import { randomBytes } from 'node:crypto';

/** The length of 32 random bytes in base64url. */
const minLength = 43;
/** Random text of this length has more different characters, hexadecimal text too. */
const minCharacters = 12;

/** Whether a secret is long enough, and no repetition, so that nobody finds it by trying. */
export const isStrongSecret = (secret: string): boolean =>
  secret.length >= minLength && new Set(secret).size >= minCharacters;

/** Creates a secret of 32 random bytes. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** The rule in a sentence, for messages. */
export const secretRule = `a secret has at least ${minLength} characters that nobody can guess; openssl rand -base64 33 makes one`;
