import type { Tokens } from '../accounts/tokens.ts';
import type { HttpContext } from '../http/http-context.ts';
import type { AddressCipher } from './address-cipher.ts';

/** The part of the server that pictures and clips use. */
export interface MediaContext extends HttpContext {
  readonly tokens: Tokens;
  /** Encrypts and decrypts addresses of protected media. */
  readonly addressCipher: AddressCipher;
}
