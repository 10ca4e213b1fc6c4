import type { Tokens } from '../accounts/tokens.ts';
import type { HttpContext } from '../http/http-context.ts';
import type { AddressCipher } from './address-cipher.ts';

/** What pictures and clips need of the server. */
export interface MediaContext extends HttpContext {
  readonly tokens: Tokens;
  /** Encrypts and decrypts addresses of protected media. */
  readonly addressCipher: AddressCipher;
}
