import type { CookieName } from '@lounge/locale';
import { socketPath } from '@lounge/protocol';
import { clockOfServer, systemClock } from '@lounge/transport';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { compose } from './app/compose.ts';
import { SentStyles } from './app/CompiledStyles.tsx';
import { sentNames } from './app/sent-styles.ts';
import { takeEarlyInput } from './app/early-input.ts';
import { forgetGuest } from './app/forget-guest.ts';
import type { Boot } from './app/hydration.ts';
import { loadParts } from './app/load-parts.ts';
import type { App } from './shared/app-context.ts';
import { lazyClient } from './app/lazy-client.ts';
import { limitLazyRoutes } from './app/lazy-route.ts';
import { loadPageIntl } from './shared/page-intl.ts';
import { nextTask } from './app/next-task.ts';
import { whenIdle } from './app/when-idle.ts';
import { loadErrorViews } from './foundation/page/error-slots.tsx';
import { listenToSteps } from './shared/history-steps.ts';
import { newPageState } from './shared/page-state.ts';
import { LastAddress } from './shared/LastAddress.ts';
import { routesOf } from './app/routes.tsx';

const yearInSeconds = 31_536_000;

/** Stores a choice as a first-party cookie for a year, as the server reads it: with a prefix where the site is encrypted. */
const setPreferenceCookie = (name: CookieName, value: string): void => {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; secure'] : ['', ''];
  document.cookie = `${prefix}${name}=${value}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
};

const readJson = <T,>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;

/** Loads the modules of the routes with these ids before the first render, which would differ from the server's otherwise. */
const resolveLazy = async (routes: RouteObject[], ids: ReadonlySet<string | undefined>): Promise<void> => {
  for (const route of routes) {
    if (ids.has(route.id) && typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }
    if (route.children !== undefined) await resolveLazy(route.children, ids);
  }
};

/**
 * The ids of the first page's routes. The server's data names them, as to match the address takes tens of milliseconds of a phone; a page
 * that failed is matched, since its own route has no data.
 */
const shownRoutes = (routes: RouteObject[], { loaderData, errors }: Boot['router']): ReadonlySet<string | undefined> =>
  new Set(errors === null ? Object.keys(loaderData) : matchRoutes(routes, location)?.map(({ route }) => route.id));

/** Milliseconds since the server answered with this page. */
const sinceAnswer = (): number => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? performance.now() - navigation.responseStart : 0;
};

/** Acts when the page around it has been rendered. */
const AfterRender = ({ act }: { act: () => void }) => {
  useEffect(act, [act]);
  return null;
};

const openSocket = () => {
  const { protocol, host } = location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${socketPath}`);
};

/** Starts the page in steps, each a task of its own: the code of the page has just run in one. */
const start = async (): Promise<void> => {
  await nextTask();
  const boot: Boot = { ...readJson<Omit<Boot, 'config'>>('boot'), config: readJson<Boot['config']>('config') };
  const { config } = boot;
  const clock = clockOfServer(config.now, sinceAnswer());
  let loadClient = (): void => undefined;
  const stores = compose({
    config,
    openClient: (options) => {
      const create = async () => (await import('./app/calls.ts')).openClient(options, config.world);
      const client = lazyClient({ create, clock });
      loadClient = client.load;
      return client;
    },
    clock,
    openSocket,
    reload: () => location.reload(),
    forgetGuest,
    report: (message) => reportError(new Error(message)),
  });
  await nextTask();
  stores.restore(boot.stores);
  const app: App = {
    stores,
    config,
    setPreferenceCookie,
    ownZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    intl: await loadPageIntl(config),
    ...newPageState(LastAddress.ofDocument(boot.router.errors !== null)),
    parts: await loadParts(config),
  };
  await nextTask();
  const routes = routesOf(app);
  await resolveLazy(routes, shownRoutes(routes, boot.router));
  await nextTask();
  if (boot.router.errors !== null || document.querySelector('.kit-state-panel') !== null) await loadErrorViews();
  limitLazyRoutes(routes, systemClock);
  listenToSteps();
  // The router types its state by the routes of the build that wrote it.
  const router = createBrowserRouter(routes, { hydrationData: boot.router as never });
  await nextTask();
  const root = document.getElementById('root');
  if (root === null)
    throw new Error('The document has no element with the id "root"; the server did not render this page.');
  const names = sentNames();
  const hydrated = Promise.withResolvers<void>();
  const repeatEarlyInput = takeEarlyInput();
  // As a transition, hydration lets presses and scrolling in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SentStyles names={names}>
          <AppRoot app={app}>
            <RouterProvider router={router} />
            <AfterRender act={hydrated.resolve} />
          </AppRoot>
        </SentStyles>
      </StrictMode>,
      { onRecoverableError: (error) => reportError(error) },
    );
  });
  // The socket opens after hydration, so that no push changes the state that hydration expects.
  await hydrated.promise;
  repeatEarlyInput();
  whenIdle(() => {
    loadClient();
    stores.socket?.connect();
    void import('./app/live.ts').then(({ telemetryOf: telemetryModule }) =>
      telemetryModule(stores).browserOnline.watch(window, stores.scope),
    );
    void loadErrorViews();
  });
};

void start();
