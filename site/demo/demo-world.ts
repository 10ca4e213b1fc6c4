import { handlers, inProcess, type Seeds, type WorldParts } from '@lounge/mock-api';
import {
  chatJobs,
  dropOldRatings,
  handleDueEvents,
  openStoredWorld,
  openWorldSocket,
  runCameras,
  runChats,
  runMessenger,
  runStages,
  runPresence,
  type After,
  type StoredWorld,
} from '@lounge/mock-api/browser';
import { guestIsLoggedIn } from '@lounge/mock-api/states';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import type { RenderedSite, PageConfig } from '@lounge/site/app';
import { storedImage } from './stored-image.ts';

/** The demo's one guest. */
export const guestId = 7;

/** Placeholder for the guest's token, its hash and the cookie, which the demo does not check. */
export const session = 'demo';

const guestKey = 'demo.guest';
const clock = { now: () => Date.now() };

/** Runs `act` once after `ms`. Returns a function that cancels it. */
const after: After = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

const report = (cause: unknown): void => reportError(cause);

const seeds = async (): Promise<Seeds> => {
  const response = await fetch('/seeds.json');
  if (!response.ok) throw new Error(`The seeds were not served at /seeds.json (status ${response.status}).`);
  return (await response.json()) as Seeds;
};

/** Returns whether the guest is logged in, according to localStorage. */
export const isGuestLoggedIn = (): boolean => localStorage.getItem(guestKey) === session;

/** Forgets that the guest was logged in. */
export const forgetGuest = (): void => localStorage.removeItem(guestKey);

const hasAccount = async ({ database }: WorldParts): Promise<boolean> =>
  (await database.reader.query('select id from guest where id = ?', [guestId])).length > 0;

/** Logs the guest in; the first time, creates an account with an unchecked age. */
export const beginSession = async (world: WorldParts, name: string): Promise<void> => {
  if (!(await hasAccount(world))) {
    await guestIsLoggedIn.setUp({ guestId, token: session, name, avsStatus: 'unknown' }, world);
  }
  localStorage.setItem(guestKey, session);
};

/** Opens the world stored in this browser; a guest who is not in it is logged out. */
export const openWorld = async (): Promise<StoredWorld> => {
  const stored = await openStoredWorld({ store: await storedImage(), seeds, clock, after, report });
  if (!(await hasAccount(stored.world))) forgetGuest();
  stored.world.bus.subscribe(({ to, message }) => {
    if (message.type === sessionExpired.type && 'session' in to && to.session === session) forgetGuest();
  });
  return stored;
};

/** Ends what is over by the clock. */
const settleEverySecond = (world: WorldParts): void => {
  const settle = async (): Promise<void> => {
    for (const each of [...chatJobs, dropOldRatings, handleDueEvents]) await each(world, report);
    after(1000, () => void settle());
  };
  void settle();
};

/** Simulates performers' presence and answers. */
export const simulatePerformers = async (world: WorldParts): Promise<void> => {
  runMessenger({ world, after, report });
  runChats({ world, after, report });
  runCameras({ world, after, report });
  runStages(report, after, world);
  settleEverySecond(world);
  await runPresence(report, after, world);
};

/** Returns transport and socket for the site, connected to handlers in the same page. */
export const partsOf = ({ world, save }: StoredWorld, { wireBrand: brand, language, guestId: guest }: PageConfig) => {
  const caller = {
    guestId: guest,
    brand,
    language,
    requestId: 'demo',
    visitor: session,
    ...(guest === null ? {} : { session }),
  };
  const handlerTransport = inProcess(handlers)({ world, caller, run: { parseAnswers: false }, report });
  const send: RenderedSite['transport']['send'] = async (request) => {
    const answer = await handlerTransport.send(request);
    // The world is saved before the page gets the response.
    await save().catch(report);
    return answer;
  };
  return {
    transport: { send },
    openSocket: () => openWorldSocket({ caller, report }, world),
    report: (message: string) => report(new Error(message)),
  } satisfies Partial<RenderedSite>;
};
