import { fontFaceCss } from '@lounge/kit/fonts';
import { tokensCss } from '@lounge/kit/theme';
import { systemClock } from '@lounge/transport';
import { StrictMode, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AgePage, LeftPage } from '../foundation/legal/AgePage.tsx';
import { loadErrorViews } from '../foundation/page/error-slots.tsx';
import { telemetryOf } from '../foundation/telemetry/telemetry-stores.ts';
import { PaymentDialogState } from '../foundation/wallet/PaymentDialogState.ts';
import type { WindowView } from '../foundation/wallet/window/view.ts';
import { WindowPage } from '../foundation/wallet/window/WindowPage.tsx';
import { loadParts, type App } from './app-context.ts';
import { applyTheme } from './apply-theme.ts';
import { AppRoot } from './AppRoot.tsx';
import { compose, type Environment } from './compose.ts';
import type { PageConfig } from './page-config.ts';
import { routesOf } from './routes.tsx';
import { createTexts } from './texts.ts';
import { whenIdle } from './when-idle.ts';

/** What a page that no server drew is put together from. */
export interface RenderedSite extends Pick<Environment, 'config' | 'transport' | 'openSocket' | 'report'> {
  /** Keeps a choice of the visitor, such as the theme. */
  readonly remember: App['remember'];
}

/** The part of a router that tells whether its page has its data. */
interface Loading {
  readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string } };
  subscribe(hear: () => void): () => void;
}

/** Waits until a router's page has its data, as a page that the server drew. */
export const untilLoaded = (router: Loading): Promise<void> =>
  new Promise((resolve) => {
    const isThere = () => router.state.initialized && router.state.navigation.state === 'idle';
    if (isThere()) return resolve();
    const stop = router.subscribe(() => {
      if (!isThere()) return;
      stop();
      resolve();
    });
  });

const place = (): Root => {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The document has no element with the id "root".');
  return createRoot(element);
};

const render = (page: ReactElement): void => place().render(<StrictMode>{page}</StrictMode>);

/** Tokens and fonts of a brand, which a server would have written into the document's head. */
const dress = ({ brand, language, theme }: PageConfig): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaceCss(brand) + tokensCss(brand));
  document.adoptedStyleSheets = [sheet];
  document.documentElement.lang = language;
  document.documentElement.dataset['brand'] = brand;
  applyTheme(theme);
};

const appOf = async ({ config, transport, openSocket, report, remember }: RenderedSite): Promise<App> => {
  const stores = compose({
    config,
    transport,
    openSocket,
    clock: systemClock,
    report,
    reload: () => location.reload(),
  });
  const texts = await createTexts(config.language);
  return {
    stores,
    config,
    remember,
    texts,
    paymentDialog: new PaymentDialogState(),
    parts: await loadParts(config, texts),
  };
};

/** Draws the whole site in the browser, over whatever carries its calls. */
export const renderSite = async (drawing: RenderedSite): Promise<void> => {
  dress(drawing.config);
  const app = await appOf(drawing);
  const { stores } = app;
  const router = createBrowserRouter(routesOf(app));
  // Nothing comes over a network here, so that what a page fetches later can be there from the start.
  await Promise.all([untilLoaded(router), loadErrorViews(), import('../foundation/page/LazyFrame.tsx')]);
  render(
    <AppRoot app={app}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  stores.socket?.onState((state) => {
    document.documentElement.dataset['live'] = state;
  });
  telemetryOf(stores).browserOnline.watch(window, stores.scope);
  whenIdle(() => stores.socket?.connect());
};

/** Draws the page that asks for the visitor's age, or the one that is shown to who left; `to` is what was asked for. */
export const renderAgePage = async (drawing: RenderedSite, kind: 'ask' | 'left', to: string): Promise<void> => {
  dress(drawing.config);
  const app = await appOf(drawing);
  const messages = app.texts.current();
  render(kind === 'ask' ? <AgePage {...{ app, messages, to }} /> : <LeftPage {...{ app, messages }} />);
};

/** Draws pages of the payment window, one after the other. */
export const hydrateWindow = async (config: PageConfig): Promise<(view: WindowView) => void> => {
  dress(config);
  const texts = await createTexts(config.language, { withLate: true });
  const root = place();
  let pages = 0;
  return (view) => root.render(<WindowPage key={(pages += 1)} app={{ config, texts }} view={view} nonce="" />);
};
