import { alternates, type Hreflang, type RouteKey } from '@lounge/locale';
import type { Result } from '@lounge/transport';
import type { ComponentType } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { redirect, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import { statusOf } from './page-failure.ts';
import type { App } from './app-context.ts';
import type { PageParams, RouteHandle } from './head.ts';

/** The address at which a page was opened. */
export interface PageAddress {
  readonly params: PageParams;
  readonly search: URLSearchParams;
}

/** Title and description of a page, for browsers and search engines. */
export interface PageTexts {
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. @default as the page says */
  readonly isIndexed?: boolean;
  /** Its addresses, where they have other parameters in other languages. @default those of its parameters */
  readonly addresses?: Readonly<Record<Hreflang, string>>;
}

/** Texts of a page that are the same for all its addresses. */
interface FixedTexts {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** The parts of a page. */
export interface PageOptions {
  readonly screen: ComponentType;
  /** Its texts; a function is called when the page's data has loaded. */
  readonly head: FixedTexts | ((app: App, params: PageParams, intl: IntlShape) => PageTexts);
  /** Whether search engines may list the page, under its address in each language. @default true */
  readonly isIndexed?: boolean;
  /**
   * Loads the page's data before it appears, on the server and in the browser. A failure that it returns is the page's, with 404 or 503;
   * one that it keeps in a store is shown in place of the data.
   */
  readonly load?: (app: App, address: PageAddress) => Promise<Result<unknown> | undefined | void>;
  /** The parameters of the page's own address, once its data has loaded; another address redirects there. */
  readonly ownParams?: (app: App, params: PageParams) => PageParams;
  /** Whether the navigation bar overlays the page's picture. @default false */
  readonly onPicture?: RouteHandle['onPicture'];
  /** The steps to the page, where its data has them. @default those that are read for its route */
  readonly trail?: RouteHandle['trail'];
  /** Whether it fills the window, and scrolls in its parts. @default false */
  readonly fills?: boolean;
  /** Whether it is a list: its items lead back to it, and it is not loaded again on the way back. @default false */
  readonly isList?: boolean;
  /** Whether a change of the address loads the page again. @default as the router decides */
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** Creates what the router needs of a page. */
export type PageRoute = (app: App) => {
  readonly Component: ComponentType;
  readonly handle: RouteHandle;
  readonly loader: (args: LoaderFunctionArgs) => Promise<null>;
  readonly shouldRevalidate: ShouldRevalidateFunction | undefined;
};

/** Defines the page of a route key: what it shows, what it is called, what it loads. */
export const pageRoute = (key: RouteKey, page: PageOptions): PageRoute => {
  const { screen, head, load, ownParams, onPicture, trail, fills = false, isList = false, shouldRevalidate } = page;
  const textsOf = (app: App, params: PageParams, intl: IntlShape): PageTexts =>
    typeof head === 'function'
      ? head(app, params, intl)
      : { title: intl.formatMessage(head.title), description: intl.formatMessage(head.description) };
  const handle: RouteHandle = {
    key,
    head: (app, params, intl) => {
      const { isIndexed = page.isIndexed ?? true, addresses, ...texts } = textsOf(app, params, intl);
      return { ...texts, alternates: isIndexed ? (addresses ?? alternates(key, params)) : null };
    },
    onPicture,
    trail,
    fills,
    isList,
  };
  return (app) => {
    /** The address whose list is kept; at first that of the document. */
    let kept = app.lastAddress.value;
    return {
      Component: screen,
      handle,
      loader: async ({ params, request }) => {
        const { search, searchParams } = new URL(request.url);
        const isKept = isList && request.url === kept && app.lastAddress.isStepTo(request.url);
        app.lastAddress.change(request.url);
        if (isKept) return null;
        kept = null;
        const result = await load?.(app, { params, search: searchParams });
        if (result?.ok === false) throw new Response(result.failure.requestId, { status: statusOf(result.failure) });
        const own = { ...params, ...ownParams?.(app, params) };
        const isOwn = Object.entries(own).every(([name, value]) => params[name] === value);
        if (!isOwn) throw redirect(`${alternates(key, own)[app.config.language]}${search}`, 301);
        if (!request.signal.aborted) kept = request.url;
        return null;
      },
      shouldRevalidate,
    };
  };
};
