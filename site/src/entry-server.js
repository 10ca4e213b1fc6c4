import { jsx as _jsx } from 'react/jsx-runtime';
import { fontFaceCss, fontFiles } from '@lounge/kit/fonts';
import { tokensCss } from '@lounge/kit/theme';
import { enableStaticRendering } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { AppRoot } from './app/AppRoot.js';
import { compose } from './app/compose.js';
import { dehydrate } from './app/hydration.js';
import { routesOf } from './app/routes.js';
import { loadMessages } from './app/texts.js';
import { AgePage, LeftPage } from './foundation/legal/AgePage.js';
import { headOf } from './foundation/page/HeadSync.js';
enableStaticRendering(true);
export { fontFaceCss, fontFiles, tokensCss };
const writer =
  (tree, { nonce, report }) =>
  (to, onShell) => {
    const sheet = new ServerStyleSheet({ nonce });
    const stream = renderToPipeableStream(_jsx(StyleSheetManager, { sheet: sheet.instance, children: tree }), {
      nonce: { script: nonce, style: nonce },
      onError: report,
      // Loaders have read everything before the first render, so the shell is the whole page and has all its styles.
      onShellReady: () => {
        onShell(sheet.getStyleTags());
        sheet.seal();
        stream.pipe(to);
      },
      onShellError: (error) => to.destroy(error),
    });
    return { abort: () => stream.abort() };
  };
const silentClock = { now: () => Date.now(), after: () => () => undefined };
const appOf = (config, carrier, report) => {
  const stores = compose({
    ...{ config, carrier, clock: silentClock, openSocket: null },
    reload: () => undefined,
    report: (message) => report(new Error(message)),
  });
  return { stores, config, remember: () => undefined };
};
/** Draws a page: loaders first, over `carrier`, then the markup. One set of stores a request. */
export const render = async (request, carrier) => {
  const { config, report, url, nonce } = request;
  const app = appOf(config, carrier, report);
  const { query, dataRoutes } = createStaticHandler(routesOf(app));
  const context = await query(new Request(`http://site.invalid${url}`));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, to: context.headers.get('location') ?? '/' };
  }
  const messages = await loadMessages(config.language);
  const router = createStaticRouter(dataRoutes, context);
  const tree = _jsx(StrictMode, {
    children: _jsx(AppRoot, {
      app: app,
      messages: messages,
      children: _jsx(StaticRouterProvider, { router: router, context: context, hydrate: false }),
    }),
  });
  const matches = context.matches.map(({ route, params }) => ({ handle: route.handle, params }));
  const intl = createIntl({ locale: config.language, messages });
  const { loaderData } = context;
  const errors = context.errors === null ? null : errorsOf(context.errors);
  return {
    kind: 'page',
    status: context.statusCode,
    head: context.statusCode === 200 ? headOf(app, matches, intl) : null,
    boot: { stores: dehydrate(app.stores), router: { loaderData, errors } },
    write: writer(tree, { nonce, report }),
  };
};
/** Errors as the browser's router takes them up; nothing but status and quoted request id leaves the server. */
const errorsOf = (errors) =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status = 500, data = null } = error;
      return [id, { status, statusText: '', data, internal: false, __type: 'RouteErrorResponse' }];
    }),
  );
/** Draws the neutral page that asks for the visitor's age, or the one shown to who left. */
export const renderAge = async (request, kind) => {
  const { config, report } = request;
  const app = appOf(config, { send: () => Promise.reject(new Error('the age page makes no calls')) }, report);
  const messages = await loadMessages(config.language);
  const page =
    kind === 'ask'
      ? _jsx(AgePage, { app: app, messages: messages, to: request.url })
      : _jsx(LeftPage, { app: app, messages: messages });
  const boot = { stores: {}, router: { loaderData: {}, errors: null } };
  return { kind: 'page', status: 200, head: null, boot, write: writer(page, request) };
};
//# sourceMappingURL=entry-server.js.map
