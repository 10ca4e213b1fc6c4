import { handlers, inProcess, type Seeds, type WorldParts } from '@lounge/mock-api';
import {
  openStoredWorld,
  openWorldSocket,
  runMessenger,
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

/** What stands for the guest's token, its hash and the cookie: nobody checks them here. */
export const session = 'demo';

const guestKey = 'demo.guest';
const clock = { now: () => Date.now() };

/** Runs `act` once after `ms`. */
export const after: After = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

const report = (cause: unknown): void => reportError(cause);

const seeds = async (): Promise<Seeds> => {
  const response = await fetch('/seeds.json');
  if (!response.ok) throw new Error(`The seeds were not served at /seeds.json (status ${response.status}).`);
  return (await response.json()) as Seeds;
};

/** Whether the guest was logged in when the page was left. */
export const isGuestHere = (): boolean => localStorage.getItem(guestKey) === session;

/** Forgets that the guest was logged in. */
export const forgetGuest = (): void => localStorage.removeItem(guestKey);

const isKnown = async ({ database }: WorldParts): Promise<boolean> =>
  (await database.reader.query('select id from guest where id = ?', [guestId])).length > 0;

/** Logs the guest in; the first time makes an account, whose age is not checked yet. */
export const beginSession = async (world: WorldParts, name: string): Promise<void> => {
  if (!(await isKnown(world))) {
    await guestIsLoggedIn.setUp({ guestId, token: session, name, avsStatus: 'unknown' }, world);
  }
  localStorage.setItem(guestKey, session);
};

/** Opens the world of this browser; a guest that it does not know any more is not logged in. */
export const openWorld = async (): Promise<StoredWorld> => {
  const kept = await openStoredWorld({ store: await storedImage(), seeds, clock, after, report });
  if (!(await isKnown(kept.world))) forgetGuest();
  kept.world.bus.subscribe(({ to, message }) => {
    if (message.type === sessionExpired.type && 'session' in to && to.session === session) forgetGuest();
  });
  return kept;
};

/** Lets performers come, go and answer. */
export const enliven = async (world: WorldParts): Promise<void> => {
  runMessenger({ world, after, report });
  await runPresence(world, report, after);
};

/** What the site is drawn over: the handlers and a connection in the same page. */
export const partsOf = ({ world, save }: StoredWorld, { brand, language, guestId: guest }: PageConfig) => {
  const caller = {
    guestId: guest,
    brand,
    language,
    requestId: 'demo',
    visitor: session,
    ...(guest === null ? {} : { session }),
  };
  const back = inProcess(handlers)({ world, caller, run: { parseAnswers: false }, report });
  const send: RenderedSite['transport']['send'] = async (request) => {
    const answer = await back.send(request);
    // What the page is told has happened has been kept.
    await save().catch(report);
    return answer;
  };
  return {
    transport: { send },
    openSocket: () => openWorldSocket(world, { caller, report }),
    report: (message: string) => report(new Error(message)),
  } satisfies Partial<RenderedSite>;
};
