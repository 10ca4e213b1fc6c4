import type { Brand, Language } from '@lounge/locale';
import type { Theme } from '@lounge/kit/theme';

/** What the visitor said about cookies that are not necessary. */
export type ConsentChoice = 'unknown' | 'necessary' | 'all';

/** What the server tells the page before its first line of script. */
export interface PageConfig {
  readonly brand: Brand;
  readonly language: Language;
  readonly theme: Theme;
  /** The access token of calls and the socket. */
  readonly token: string;
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  /** The server's time at drawing, milliseconds since 1970; the first render in the browser uses it too. */
  readonly now: number;
  /** The build's hash, the cache tag of all calls. */
  readonly version: string;
  /** Whether a misfit answer is a failure, as it is in development and tests. */
  readonly strict: boolean;
  readonly consent: ConsentChoice;
  /** The world that calls name, where the server has several; null for the main one. */
  readonly world: string | null;
}
