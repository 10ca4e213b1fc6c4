import { pathTo } from '@lounge/locale';
import { createClient, systemClock, type CallTransport } from '@lounge/transport';
import { StrictMode, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AgePage, LeftPage } from '../foundation/legal/AgePage.tsx';
import { loadErrorViews } from '../foundation/page/error-slots.tsx';
import { telemetryOf } from '../foundation/telemetry/telemetry-stores.ts';
import { newPageState } from '../shared/page-state.ts';
import type { WindowView } from '../payment-window/views.ts';
import { WindowPage } from '../payment-window/WindowPage.tsx';
import { siteBrands } from '../brands.ts';
import { loadParts } from './load-parts.ts';
import type { App } from '../shared/app-context.ts';
import { sheetOf } from '../shared/document-css.ts';
import { applyTheme } from '../shared/apply-theme.ts';
import { AppRoot } from './AppRoot.tsx';
import { compose, type Environment } from './compose.ts';
import type { PageConfig } from '../shared/page-config.ts';
import { routesOf } from './routes.tsx';
import { loadPageIntl } from '../shared/page-intl.ts';
import { whenIdle } from './when-idle.ts';

/** Options of a page that is rendered in the browser only. */
export interface RenderedSite extends Pick<Environment, 'config' | 'openSocket' | 'report'> {
  readonly transport: CallTransport;
  /** Stores a choice of the visitor, such as the theme. */
  readonly setPreferenceCookie: App['setPreferenceCookie'];
}

/** The part of a router that shows whether its page has its data. */
interface Loading {
  readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string } };
  subscribe(listener: () => void): () => void;
}

/** Waits until the router's page has its data, as a page from the server has. */
export const untilLoaded = (router: Loading): Promise<void> =>
  new Promise((resolve) => {
    const isLoaded = () => router.state.initialized && router.state.navigation.state === 'idle';
    if (isLoaded()) return resolve();
    const unsubscribe = router.subscribe(() => {
      if (!isLoaded()) return;
      unsubscribe();
      resolve();
    });
  });

const createPageRoot = (): Root => {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The document has no element with the id "root".');
  return createRoot(element);
};

const render = (page: ReactElement): void => createPageRoot().render(<StrictMode>{page}</StrictMode>);

/** Applies tokens, fonts and theme of a brand, which a server would have written into the document's head. */
const applyBrand = ({ brand, wireBrand, language, theme }: PageConfig): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetOf(siteBrands[wireBrand]));
  document.adoptedStyleSheets = [sheet];
  document.documentElement.lang = language;
  document.documentElement.dataset['brand'] = brand;
  applyTheme(theme);
};

const appOf = async ({ config, transport, openSocket, report, setPreferenceCookie }: RenderedSite): Promise<App> => {
  const stores = compose({
    config,
    openClient: (options) => createClient({ ...options, transport }),
    openSocket,
    clock: systemClock,
    report,
    reload: () => location.reload(),
  });
  return {
    stores,
    config,
    setPreferenceCookie,
    // The configuration has it: no server has rendered the page without it.
    ownZone: null,
    intl: await loadPageIntl(config),
    ...newPageState(),
    parts: await loadParts(config),
  };
};

/** Renders the whole site in the browser, with any transport for its calls. */
export const renderSite = async (options: RenderedSite): Promise<void> => {
  applyBrand(options.config);
  const app = await appOf(options);
  const { stores } = app;
  const router = createBrowserRouter(routesOf(app));
  // No network is involved here, so the lazy parts are loaded before the first render.
  await Promise.all([untilLoaded(router), loadErrorViews()]);
  render(
    <AppRoot app={app}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  telemetryOf(stores).browserOnline.watch(window, stores.scope);
  whenIdle(() => stores.socket?.connect());
};

/** Renders the age gate, or the page after the visitor declined; `to` is the requested address. */
export const renderAgePage = async (options: RenderedSite, kind: 'ask' | 'left', to: string): Promise<void> => {
  applyBrand(options.config);
  const app = await appOf(options);
  render(kind === 'ask' ? <AgePage app={app} to={to} /> : <LeftPage app={app} />);
};

/** Prepares the payment window. Returns a function that renders one of its pageCount in place of the previous one. */
export const hydrateWindow = async (config: PageConfig): Promise<(view: WindowView) => void> => {
  applyBrand(config);
  const intl = await loadPageIntl(config);
  const root = createPageRoot();
  const back = self === top ? pathTo('home', config.language) : null;
  let pageCount = 0;
  return (view) =>
    root.render(<WindowPage key={(pageCount += 1)} app={{ config, intl }} view={view} nonce="" back={back} />);
};
