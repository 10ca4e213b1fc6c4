import type { Brand, ConsentChoice, Language, Seller } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { streamPositions } from '@lounge/protocol/foundation/realtime';
import type { OutsideAddresses } from '@lounge/stores/engagement/menus';
import type { BrandMarks } from '@lounge/kit/brand';
import type { Theme } from '@lounge/kit/theme';

/** The configuration that the server writes into the document. */
export interface PageConfig {
  /** The name of the brand, as addresses contain it. */
  readonly brand: string;
  /** The brand as calls name it: that whose place a brand of the server's own takes. */
  readonly wireBrand: Brand;
  readonly seller: Seller;
  /** The folder in the addresses of pictures, where a brand of the server's own has one; null for that which calls name. */
  readonly pictures: string | null;
  /** The brand's addresses outside the site; null where it has none. */
  readonly outside: OutsideAddresses | null;
  /** The drawn parts of the brand: a page's script has neither its tokens nor the other brands. */
  readonly marks: BrandMarks;
  /** The brand's own texts of the kit, by id, in the page's language; absent where it has none. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly theme: Theme;
  /** The IANA name of the zone of the times that are shown; Berlin for a visitor whose clock is Berlin's or not known. */
  readonly timeZone: string;
  /** The access token of calls and the socket. */
  readonly token: string;
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  /** The server's time when it rendered the page, milliseconds since 1970; the first render in the browser uses it too. */
  readonly now: number;
  /** The build's hash, the cache tag of all calls. */
  readonly version: string;
  /** Whether a response that does not match its schema is a failure, as it is in development and tests. */
  readonly strict: boolean;
  readonly consent: ConsentChoice;
  /** The world that calls go to, where the server has several; null for the main one. */
  readonly world: string | null;
  /** Where the streams of pushes were when the page was rendered; absent where they are not numbered. */
  readonly positions?: Infer<typeof streamPositions>;
}
