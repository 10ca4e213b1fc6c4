import { fontFiles } from '@lounge/kit/fonts';
import { clockOfServer, createClient, type CallTransport, type Clock } from '@lounge/transport';
import { enableStaticRendering } from 'mobx-react-lite';
import type { Writable } from 'node:stream';
import { StrictMode, type ReactElement } from 'react';
import type { IntlShape } from 'react-intl';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { AppRoot } from './app/AppRoot.tsx';
import { compose } from './app/compose.ts';
import type { Boot } from './app/hydration.ts';
import type { PageConfig } from './shared/page-config.ts';
import { routesOf } from './app/routes.tsx';
import { loadParts } from './app/load-parts.ts';
import type { App } from './shared/app-context.ts';
import { loadPageIntl } from './shared/page-intl.ts';
import { sentStyleTag } from './app/sent-styles.ts';
import { CompiledStyles } from './app/CompiledStyles.tsx';
import { AgePage, LeftPage } from './foundation/legal/AgePage.tsx';
import { loadErrorViews } from './foundation/page/error-slots.tsx';
import { newPageState } from './shared/page-state.ts';
import { viewOf, type WindowView } from './payment-window/views.ts';
import { WindowPage } from './payment-window/WindowPage.tsx';
import { headOf } from './foundation/page/head-of.ts';
import { messages as errorMessages } from './foundation/page/Error.messages.ts';
import { messages as incomplete } from './foundation/page/Incomplete.messages.ts';
import type { PageHead } from './shared/head.ts';

enableStaticRendering(true);

export type { PageConfig } from './shared/page-config.ts';
export type { WindowView } from './payment-window/views.ts';
export type { WindowReport } from './shared/window/define-view.ts';
export type { FormError } from './shared/window/form-errors.ts';
export { giftSvg } from './content/gifts/gift-svg.tsx';
export { sheetOf } from './shared/document-css.ts';
export { fontFiles };

/** A request to render a page. */
export interface RenderRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly config: PageConfig;
  readonly nonce: string;
  /** Called with errors during rendering. */
  readonly report: (error: unknown) => void;
  /** Whether the document has no script, so that each of its links asks the server. @default false */
  readonly isPlain?: boolean;
}

/** A rendered page that can be written to a stream. */
export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly head: PageHead | null;
  /** The title of a page without a head; the brand alone if it is left out. */
  readonly title?: string;
  /** Whether the page is complete without script. */
  readonly isPlain: boolean;
  /** Message of a page that did not load completely; null where it needs nothing else. */
  readonly incomplete: string | null;
  /** The hydration data, without the configuration. */
  readonly boot: Omit<Boot, 'config'>;
  /** Writes the markup; `onShell` is called first, with the style elements for the document's head. */
  write(to: Writable, onShell: (styles: string) => void): void;
}

/** A redirect instead of a page. */
export interface Redirected {
  readonly kind: 'redirect';
  readonly status: number;
  readonly to: string;
}

const writer =
  (tree: ReactElement, { nonce, report }: Pick<RenderRequest, 'nonce' | 'report'>): RenderedPage['write'] =>
  (to, onShell) => {
    const sheet = new ServerStyleSheet({ nonce });
    const styled = (
      <StyleSheetManager sheet={sheet.instance}>
        <CompiledStyles>{tree}</CompiledStyles>
      </StyleSheetManager>
    );
    const stream = renderToPipeableStream(styled, {
      nonce: { script: nonce, style: nonce },
      // The markup must be complete in place: content that React streams later needs a script to move it there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: report,
      // Loaders ran before rendering, so the shell is the whole page and has all its styles.
      onShellReady: () => {
        onShell(sentStyleTag(sheet.getStyleTags()));
        sheet.seal();
        stream.pipe(to);
      },
      onShellError: (error) => to.destroy(error as Error),
    });
  };

/** The formatters of each brand and language, which requests share. */
const intlByLanguage = new Map<string, Promise<IntlShape>>();

const intlOf = (config: PageConfig): Promise<IntlShape> => {
  const key = `${config.brand} ${config.language} ${config.strict}`;
  const intl = intlByLanguage.get(key) ?? loadPageIntl(config);
  intlByLanguage.set(key, intl);
  return intl;
};

/** The server's time without timers, as a page is written at once. */
const clockAt = (now: number): Clock => ({ ...clockOfServer(now, 0), after: () => () => undefined });

const appOf = async (config: PageConfig, transport: CallTransport, report: RenderRequest['report']): Promise<App> => {
  const stores = compose({
    config,
    openClient: (options) => createClient({ ...options, transport }),
    clock: clockAt(config.now),
    openSocket: null,
    reload: () => undefined,
    report: (message) => report(new Error(message)),
  });
  const intl = await intlOf(config);
  const parts = await loadParts(config, { isEager: true });
  return {
    stores,
    config,
    setPreferenceCookie: () => undefined,
    ownZone: null,
    parts,
    intl,
    ...newPageState(),
  };
};

/** Runs the checks of an address, then the loaders of its page. Returns what they loaded, or a redirect. */
const loaded = async (query: StaticHandler['query'], request: Request): Promise<StaticHandlerContext | Response> => {
  let context: StaticHandlerContext | Response | undefined;
  // The router runs checks only for a server that wants a response of it.
  const response = await query(request, {
    generateMiddlewareResponse: async (load) => {
      context = await load(request);
      return context instanceof Response ? context : new Response(null);
    },
  });
  return context ?? response;
};

/** Renders a page: loaders first, over `transport`, then the markup. Each request has its own stores. */
export const render = async (request: RenderRequest, transport: CallTransport): Promise<RenderedPage | Redirected> => {
  const { config, report, url, nonce, isPlain = false } = request;
  const app = await appOf(config, transport, report);
  await loadErrorViews();
  const { query, dataRoutes } = createStaticHandler(routesOf(app));
  const context = await loaded(query, new Request(`http://site.invalid${url}`));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, to: context.headers.get('location') ?? '/' };
  }
  // An address that a check rejects has loaded nothing, and its frame shows the guest.
  if (app.stores.guest.data.state === 'idle') await app.stores.guest.load();
  const router = createStaticRouter(dataRoutes, context);
  const tree = (
    <StrictMode>
      <AppRoot app={app}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppRoot>
    </StrictMode>
  );
  const matches = context.matches.map(({ route, params }) => ({ handle: route.handle as unknown, params }));
  const { loaderData } = context;
  const errors = context.errors === null ? null : errorsOf(context.errors);
  return {
    kind: 'page',
    status: context.statusCode,
    head: context.statusCode === 200 ? headOf(app, matches, app.intl) : null,
    ...(context.statusCode === 404 && { title: app.intl.formatMessage(errorMessages.notFoundTitle) }),
    isPlain,
    incomplete: isPlain ? null : app.intl.formatMessage(incomplete.incomplete),
    boot: { stores: app.stores.snapshot(), router: { loaderData, errors } },
    write: writer(tree, { nonce, report }),
  };
};

/** Serializes errors for the browser's router; only the status and the request id leave the server. */
const errorsOf = (errors: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status = 500, data = null } = error as { status?: number; data?: unknown };
      return [id, { status, statusText: '', data, internal: false, __type: 'RouteErrorResponse' }];
    }),
  );

/** Renders the age gate, or the page after the visitor declined. */
export const renderAgePage = async (request: RenderRequest, kind: 'ask' | 'left'): Promise<RenderedPage> => {
  const { config, report } = request;
  const app = await appOf(config, { send: () => Promise.reject(new Error('the age page makes no calls')) }, report);
  const page = kind === 'ask' ? <AgePage app={app} to={request.url} /> : <LeftPage app={app} />;
  const boot = { stores: {}, router: { loaderData: {}, errors: null } };
  return { kind: 'page', status: 200, head: null, isPlain: true, incomplete: null, boot, write: writer(page, request) };
};

/** Renders a page of the payment window; `back` is its way back where it is a page of its own. */
export const renderWindow = async (
  request: RenderRequest,
  view: WindowView,
  back: string | null,
): Promise<RenderedPage> => {
  const { config, nonce } = request;
  const intl = await intlOf(config);
  const page = <WindowPage app={{ config, intl }} view={view} nonce={nonce} back={back} />;
  const boot = { stores: {}, router: { loaderData: {}, errors: null } };
  const status = view.formError === null ? 200 : 422;
  const title = intl.formatMessage(viewOf(view).title);
  return {
    kind: 'page',
    status,
    head: null,
    title,
    isPlain: true,
    incomplete: null,
    boot,
    write: writer(page, request),
  };
};
