import { alternates, hreflangs, type Hreflang } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import type { App } from './app-context.ts';

/** What a page says of itself to browsers and search engines. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Addresses in the four languages and the default; null where a page is not to be found by search engines. */
  readonly alternates: Readonly<Record<Hreflang, string>> | null;
}

/** Makes a page's head once its data is there. */
export type HeadOf = (app: App, params: Readonly<Record<string, string | undefined>>, intl: IntlShape) => PageHead;

/** What a route of the site carries besides its element. */
export interface RouteHandle {
  readonly head: HeadOf;
  /** Whether the navigation bar lies on the page's picture. */
  readonly onPicture?: boolean;
}

export { alternates, hreflangs };
