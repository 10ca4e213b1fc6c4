import type { Theme } from '@lounge/kit/theme';
import { timeZone as berlin, type Brand, type ConsentChoice, type Language } from '@lounge/locale';
import { brandConfig, siteBrands } from '@lounge/site/brands';
import { handlers, inProcess, type WorldParts } from '@lounge/mock-api';
import { openBrowserWorld, openWorldSocket, type WorldSocket, type WorldVisitor } from '@lounge/mock-api/browser';
import { setUpState, type ProviderState } from '@lounge/mock-api/states';
import type { HttpCall } from '@lounge/protocol';
import {
  compose,
  loadPageIntl,
  loadErrorViews,
  loadParts,
  newPageState,
  routesOf,
  telemetryOf,
  untilLoaded,
  type App,
  type PageConfig,
} from '@lounge/site/app';
import { createClient, systemClock } from '@lounge/transport';
import { createMemoryRouter, parsePath } from 'react-router-dom';
import { storyTransport, type StoryTransport } from './story-transport.ts';

/** The current time in all stories: 21:00 in Berlin. */
const evening = Date.parse('2026-11-20T20:00:00.000Z');

/** Options of a test page. */
export interface TestPageOptions {
  /** Path and query of the page, without the language. @default '' */
  entry?: string;
  /** Provider states that are set up before the page opens. @default nothing besides the seeds */
  states?: readonly ProviderState[];
  /** The id of the logged-in guest, whom `states` creates. @default null, an anonymous visitor */
  guestId?: number | null;
  /** Calls that fail on their first request. @default none */
  failing?: readonly HttpCall[];
  /** The factor by which the site's timers run faster. @default 1 */
  timeScale?: number;
  /** The visitor's choice about cookies. @default 'necessary' */
  consent?: ConsentChoice;
  /** The zone of the times that the server rendered. @default Berlin */
  timeZone?: string;
  /** The zone of the visitor's device, which the page changes to. @default null, that of the server's times */
  ownZone?: string | null;
  /** Whether the page has its offers, which other stories do without. @default false */
  hasOffers?: boolean;
  /** The toolbar's choices. */
  brand: Brand;
  language: Language;
  theme: Theme;
}

/** The real site over the real handlers, all in one page. */
export interface TestPage extends Pick<StoryTransport, 'holdRequests' | 'sentOf' | 'loseAnswers' | 'changeAnswers'> {
  /** Unique per test page. */
  readonly id: number;
  readonly app: App;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly world: WorldParts;
  /** The cookies of choices that the page has set, by name. */
  readonly preferences: ReadonlyMap<string, string>;
  /** Moves the page's and the world's clock on; timers keep their own time. */
  pass(ms: number): void;
  /** Simulates losing the network. */
  goOffline(): void;
  /** Simulates regaining the network. */
  goOnline(): void;
  /** Opens the socket, as the site does after its first render. Returns a function that closes the page. */
  connect(): () => void;
}

/** A network that can go offline: the `window` events and the sockets follow. */
const createNetwork = (world: WorldParts, visitor: WorldVisitor) => {
  const events = new EventTarget();
  const navigator = { onLine: true };
  let current: WorldSocket | null = null;
  const open = (): WorldSocket => {
    const socket = openWorldSocket(visitor, world);
    current = socket;
    if (!navigator.onLine) queueMicrotask(() => socket.drop());
    return socket;
  };
  const setOnline = (isOnline: boolean): void => {
    navigator.onLine = isOnline;
    events.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    if (!isOnline) current?.drop();
  };
  const addEventListener: EventTarget['addEventListener'] = (...words) => events.addEventListener(...words);
  return { open, setOnline, window: { navigator, addEventListener } };
};

/** Removes what earlier stories stored: positions, what floated, unsent texts, messages, the last selected channel, closed offers. */
const clearStorage = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('scroll:')) sessionStorage.removeItem(key);
  sessionStorage.removeItem('floating-shown');
  for (const key of Object.keys(localStorage))
    if (/^messenger\.|^session-config$/.test(key)) localStorage.removeItem(key);
  for (const name of ['blocked-incentives', 'closed-teasers', 'welcome-banner', 'onboarding'])
    document.cookie = `${name}=; path=/; max-age=0`;
  window.scrollTo(0, 0);
};

const configOf = ({
  brand,
  language,
  theme,
  guestId = null,
  consent = 'necessary',
  timeZone = berlin,
}: TestPageOptions): PageConfig => ({
  ...brandConfig(brand, siteBrands, language),
  language,
  theme,
  timeZone,
  token: 'story',
  guestId,
  now: evening,
  version: 'story',
  strict: true,
  consent,
  world: null,
});

/** Ends no call: handlers in the page answer, but only when it is not busy. */
const never = () => (): undefined => undefined;

let openedPages = 0;

const frameOf = ({ ownZone = null }: TestPageOptions) => ({
  ownZone: ownZone === null ? null : () => ownZone,
  ...newPageState(),
});

/** A router whose first entry has a key of its own: by it the site remembers which link was opened, for all stories of a page. */
const routerAt = (app: App, address: string, id: number) =>
  createMemoryRouter(routesOf(app), { initialEntries: [{ ...parsePath(address), key: `story-${id}` }] });

/** Opens the site in a new world. Resolves when the loaders have finished, as for a page that the server rendered. */
export const openTestPage = async (options: TestPageOptions): Promise<TestPage> => {
  const { brand, language, entry = '', states = [], failing = [], guestId = null, timeScale = 1 } = options;
  let now = evening;
  const clock = { now: () => now };
  const world = await openBrowserWorld({ templateUrl: '/world-template.db', clock, name: 'story' });
  for (const state of states) await setUpState(state, world);
  let isOver = false;
  const report = (cause: unknown): void => {
    if (!isOver) reportError(cause);
  };
  const caller = { guestId, language, brand, requestId: 'story-1', ...(guestId === null ? { visitor: 'story' } : {}) };
  const transport = storyTransport(
    inProcess(handlers)({ world, caller, run: { parseAnswers: true }, report }),
    failing,
  );
  const network = createNetwork(world, { caller, report });
  const setOnline = (isOnline: boolean): void => {
    transport.setOffline(!isOnline);
    network.setOnline(isOnline);
  };
  const config = configOf(options);
  const stores = compose({
    config,
    openClient: (options) => createClient({ ...options, transport, clock: { ...clock, after: never } }),
    clock: { ...clock, after: (ms, act) => systemClock.after(ms / timeScale, act) },
    openSocket: network.open,
    reload: () => location.reload(),
    report: (message) => report(new Error(message)),
  });
  const [intl, parts, { Incentives, Egg }] = await Promise.all([
    loadPageIntl(config),
    loadParts(config, { isEager: true, hasOwnRows: true }),
    loadParts(config),
  ]);
  const preferences = new Map<string, string>();
  const app: App = {
    stores,
    config,
    setPreferenceCookie: (name, value) => void preferences.set(name, value),
    parts: options.hasOffers === true ? { ...parts, Incentives, Egg } : parts,
    intl,
    ...frameOf(options),
  };
  clearStorage();
  const id = (openedPages += 1);
  const router = routerAt(app, `/${language}/${entry}`, id);
  await Promise.all([untilLoaded(router), loadErrorViews()]);
  const end = (): void => {
    isOver = true;
    stores.scope.end();
    router.dispose();
    world.database.close();
  };
  return {
    id,
    app,
    preferences,
    router,
    world,
    ...transport,
    pass: (ms) => void (now += ms),
    goOffline: () => setOnline(false),
    goOnline: () => setOnline(true),
    connect: () => {
      telemetryOf(stores).browserOnline.watch(network.window, stores.scope);
      stores.socket?.connect();
      return end;
    },
  };
};
