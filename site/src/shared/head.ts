import type { Hreflang, RouteKey } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import type { App } from './app-context.ts';

/** A page's metadata for browsers and search engines. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Addresses in the four languages and the default; null where search engines must not index the page. */
  readonly alternates: Readonly<Record<Hreflang, string>> | null;
}

/** The parameters of a page's address, by the names of its route's template. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** Returns a page's head; called when its data has loaded. */
export type HeadOf = (app: App, params: PageParams, intl: IntlShape) => PageHead;

/** A step to a page; the last one has no link. */
export interface TrailStep {
  readonly label: string;
  readonly link: string | null;
}

/** The `handle` of the site's routes. */
export interface RouteHandle {
  readonly key: RouteKey;
  readonly head: HeadOf;
  /** Whether the page is a list, to which its items lead back. */
  readonly isList?: boolean | undefined;
  /** Whether the page fills the window, and scrolls in its parts. */
  readonly fills?: boolean | undefined;
  /** Whether the navigation bar overlays the page's picture. */
  readonly onPicture?: boolean | undefined | ((app: App, params: PageParams) => boolean);
  /** The steps to the page, where its data has them. */
  readonly trail?: ((app: App, params: PageParams) => readonly TrailStep[]) | undefined;
}
