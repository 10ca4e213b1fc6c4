import { brandConfig } from '../brands.ts';
import type { Brand } from '@lounge/locale';
import { createClient, systemClock, type CallTransport } from '@lounge/transport';
import { createMemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { render } from '../entry-server.tsx';
import { newPageState } from '../shared/page-state.ts';
import type { PageConfig } from '../shared/page-config.ts';
import { loadPageIntl } from '../shared/page-intl.ts';
import { compose } from './compose.ts';
import { loadParts } from './load-parts.ts';
import { untilLoaded } from './render-site.tsx';
import { routesOf } from './routes.tsx';

const now = Date.parse('2026-11-20T19:00:00.000Z');

const configOf = (brand: Brand): PageConfig => ({
  ...brandConfig(brand),
  language: 'en',
  theme: 'dark',
  timeZone: 'Europe/Berlin',
  token: 'token',
  guestId: null,
  now,
  version: 'test',
  strict: false,
  consent: 'necessary',
  world: null,
});

/** A network that answers nothing and records the paths of the calls. */
const recordingTransport = (): CallTransport & { readonly paths: string[] } => {
  const paths: string[] = [];
  return {
    paths,
    send: ({ path }) => {
      paths.push(path);
      return Promise.resolve({ status: 503, body: undefined });
    },
  };
};

const onServer = async (url: string) => {
  const transport = recordingTransport();
  const page = await render({ url, config: configOf('velvet'), nonce: 'nonce', report: () => undefined }, transport);
  return { page, paths: transport.paths };
};

/** A page in the browser, whose router has the start page. */
const inBrowser = async () => {
  const transport = recordingTransport();
  const config = configOf('velvet');
  const stores = compose({
    config,
    openClient: (options) => createClient({ ...options, transport }),
    clock: { ...systemClock, now: () => now },
    openSocket: null,
    reload: () => undefined,
    report: () => undefined,
  });
  const [intl, parts] = await Promise.all([loadPageIntl(config), loadParts(config)]);
  const app = {
    stores,
    config,
    setPreferenceCookie: () => undefined,
    ownZone: null,
    parts,
    intl,
    ...newPageState(),
  };
  const router = createMemoryRouter(routesOf(app), { initialEntries: ['/en/cams/'] });
  onTestFinished(() => {
    router.dispose();
    stores.scope.end();
  });
  await untilLoaded(router);
  transport.paths.length = 0;
  return { router, paths: transport.paths };
};

const redirects = [
  ['/en/amateur/Mirela/?a=b', 301, '/en/amateur/mirela/?a=b'],
  ['/en/amateur/Mirela/live-show/', 301, '/en/amateur/mirela/live-show/'],
  ['/en/mybrasa/coins/?filter=x', 302, '/en/myvelvet/coins/?filter=x'],
] as const;

test.each(redirects)('the server redirects %s with %i to %s and makes no call', async (url, status, to) => {
  const { page, paths } = await onServer(url);
  expect(page).toEqual({ kind: 'redirect', status, to });
  expect(paths).toEqual([]);
});

test.each(['/xx/', '/xx/cams/', '/xx/amateur/mirela/', '/en/amateur/%F0%9F%98%80/'])(
  'the server answers %s with 404 and reads the guest only',
  async (url) => {
    const { page, paths } = await onServer(url);
    expect(page).toMatchObject({ kind: 'page', status: 404, head: null });
    expect(paths).toEqual((await onServer('/en/nowhere/')).paths);
    expect(paths).toHaveLength(1);
  },
);

test('the browser shows an address of no language as a missing page and makes no call', async () => {
  const { router, paths } = await inBrowser();
  await router.navigate('/xx/cam-shows/');
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
  expect(paths).toEqual([]);
});

test('the browser goes on from the name of a performer to her own address, and loads her page once', async () => {
  const own = await inBrowser();
  await own.router.navigate('/en/amateur/mirela/');
  const other = await inBrowser();
  await other.router.navigate('/en/amateur/Mirela/');
  expect(other.router.state.location.pathname).toBe('/en/amateur/mirela/');
  expect(other.paths).toEqual(own.paths);
  expect(own.paths.length).toBeGreaterThan(0);
});
