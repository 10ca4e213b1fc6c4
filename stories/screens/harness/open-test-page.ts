import type { Theme } from '@lounge/kit/theme';
import type { Brand, Language } from '@lounge/locale';
import { handlers, inProcess, type WorldParts } from '@lounge/mock-api';
import { openBrowserWorld, openWorldSocket, type WorldSocket, type WorldVisitor } from '@lounge/mock-api/browser';
import { setUpState, type ProviderState } from '@lounge/mock-api/states';
import type { AnyCall } from '@lounge/protocol';
import {
  compose,
  createTexts,
  loadErrorViews,
  loadParts,
  PaymentDialogState,
  routesOf,
  telemetryOf,
  untilLoaded,
  type App,
  type PageConfig,
} from '@lounge/site/app';
import { systemClock } from '@lounge/transport';
import { createMemoryRouter } from 'react-router-dom';
import { storyTransport } from './story-transport.ts';

/** The evening on which all stories play: nine o'clock in Berlin. */
const evening = Date.parse('2026-11-20T20:00:00.000Z');

/** What a story's visit begins with. */
export interface VisitOptions {
  /** Path and query of the page, without the language. @default '' */
  entry?: string;
  /** What holds in the world before the page is opened. @default nothing besides the seeds */
  given?: readonly ProviderState[];
  /** Who looks: the id of a guest that `given` makes. @default null, an anonymous visitor */
  guestId?: number | null;
  /** Calls that fail the first time they are made. @default none */
  failing?: readonly AnyCall[];
  /** How many times faster the site's timers run. @default 1 */
  pace?: number;
  /** What the toolbar says. */
  brand: Brand;
  language: Language;
  theme: Theme;
}

/** A guest on the real site over the real handlers, all in one page. */
export interface Visit {
  /** Tells one visit from another. */
  readonly id: number;
  readonly app: App;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly world: WorldParts;
  /** Holds every answer back until the function that it returns is called. */
  holdBack(): () => void;
  /** Takes the network away. */
  loseNetwork(): void;
  /** Gives the network back. */
  findNetwork(): void;
  /** Opens the connection, as the site does after its first render; the answer ends the visit. */
  begin(): () => void;
}

/** A network that can be taken away: as a window shows it, and as connections feel it. */
const aNetwork = (world: WorldParts, visitor: WorldVisitor) => {
  const events = new EventTarget();
  const navigator = { onLine: true };
  let current: WorldSocket | null = null;
  const open = (): WorldSocket => {
    const socket = openWorldSocket(world, visitor);
    current = socket;
    if (!navigator.onLine) {
      socket.onopen = null;
      queueMicrotask(() => socket.drop());
    }
    return socket;
  };
  const become = (isOnline: boolean): void => {
    navigator.onLine = isOnline;
    events.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    if (!isOnline) current?.drop();
  };
  const addEventListener: EventTarget['addEventListener'] = (...words) => events.addEventListener(...words);
  return { open, become, window: { navigator, addEventListener } };
};

/** Places on earlier stories' pages would be taken for places on this one, as would what waited in a messenger. */
const forgetPlaces = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('scroll:')) sessionStorage.removeItem(key);
  for (const key of Object.keys(localStorage)) if (key.startsWith('messenger.')) localStorage.removeItem(key);
  window.scrollTo(0, 0);
};

let visits = 0;

/** Opens the site in a world of its own; answers when the page has its data, as a page that the server drew. */
export const openTestPage = async (options: VisitOptions): Promise<Visit> => {
  const { brand, language, theme, entry = '', given = [], failing = [], guestId = null, pace = 1 } = options;
  const clock = { now: () => evening };
  const world = await openBrowserWorld({ templateUrl: '/world-template.db', clock, name: 'story' });
  for (const state of given) await setUpState(state, world);
  let isOver = false;
  const report = (cause: unknown): void => {
    if (!isOver) reportError(cause);
  };
  const caller = { guestId, language, brand, requestId: 'story-1' };
  const transport = storyTransport(
    inProcess(handlers)({ world, caller, run: { parseAnswers: true }, report }),
    failing,
  );
  const network = aNetwork(world, { caller, report });
  const config: PageConfig = {
    brand,
    language,
    theme,
    token: 'story',
    guestId,
    now: evening,
    version: 'story',
    strict: true,
    consent: 'necessary',
    world: null,
  };
  const stores = compose({
    config,
    transport,
    clock: { ...clock, after: (ms, act) => systemClock.after(ms / pace, act) },
    openSocket: network.open,
    reload: () => location.reload(),
    report: (message) => report(new Error(message)),
  });
  const texts = await createTexts(language);
  const parts = await loadParts(config, texts, { isEager: true });
  const app: App = { stores, config, remember: () => undefined, parts, texts, paymentDialog: new PaymentDialogState() };
  forgetPlaces();
  const router = createMemoryRouter(routesOf(app), { initialEntries: [`/${language}/${entry}`] });
  await Promise.all([untilLoaded(router), loadErrorViews()]);
  const end = (): void => {
    isOver = true;
    stores.scope.end();
    router.dispose();
    world.database.close();
  };
  return {
    id: (visits += 1),
    app,
    router,
    world,
    holdBack: () => transport.holdBack(),
    loseNetwork: () => {
      transport.setLost(true);
      network.become(false);
    },
    findNetwork: () => {
      transport.setLost(false);
      network.become(true);
    },
    begin: () => {
      telemetryOf(stores).browserOnline.watch(network.window, stores.scope);
      stores.socket?.connect();
      return end;
    },
  };
};
