import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { endSession, putSession } from '../../foundation/session/statements.ts';
import { guestById } from '../../foundation/guest/statements.ts';
import { Refusal } from '../../pipeline/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Snapshot } from '../../world/snapshot.ts';
import type { WorldParts } from '../../world/world.ts';
import { forgetSession, keepSession, sessionCookieOf, sessionDays } from '../accounts/session-cookie.ts';
import type { ReferenceServer } from '../server.ts';
import { hashOfToken } from '../tokens.ts';

/** What the desk is made of. */
export interface DeskOptions {
  readonly server: Pick<ReferenceServer, 'shell' | 'sockets'>;
  /** What a world holds at its beginning. */
  original(world: WorldParts): Promise<Snapshot>;
}

/** Somebody at the desk: the world and the browser that are steered. */
export interface DeskVisit {
  readonly world: WorldParts;
  readonly request: IncomingMessage;
  /** The `Set-Cookie` headers that go back. */
  readonly cookies: string[];
}

type Shell = DeskOptions['server']['shell'];

/** The hash of this browser's session, or null. */
export const ownSession = ({ request }: DeskVisit, { tokens }: Shell): string | null => {
  const cookie = sessionCookieOf(request);
  return cookie === null ? null : hashOfToken(tokens.ofCookie(cookie));
};

/** The guest whom this browser is logged in as, or null. */
export const ownGuest = async ({ request, world }: DeskVisit, { tokens }: Shell): Promise<number | null> => {
  const cookie = sessionCookieOf(request);
  return cookie === null ? null : ((await tokens.read(world, tokens.ofCookie(cookie)))?.guestId ?? null);
};

const endOwn = async (visit: DeskVisit, shell: Shell): Promise<void> => {
  const hash = ownSession(visit, shell);
  if (hash === null) return;
  await visit.world.database.change((tx) => endSession.all(tx, { hash }));
  publish(visit.world.bus, sessionExpired, { session: hash }, {});
};

/** Makes nobody of the visitor. */
export const leave = async (visit: DeskVisit, shell: Shell): Promise<void> => {
  await endOwn(visit, shell);
  visit.cookies.push(forgetSession(visit.request));
};

/** A session for this browser that nobody has begun yet: its token, and what keeps it in the browser. */
export const newSession = async (visit: DeskVisit, shell: Shell): Promise<{ readonly token: string; keep(): void }> => {
  await endOwn(visit, shell);
  const cookie = randomBytes(32).toString('base64url');
  return {
    token: shell.tokens.ofCookie(cookie),
    keep: () => void visit.cookies.push(keepSession(visit.request, cookie)),
  };
};

/** Logs this browser in as a guest whom the world knows, without a password; answers the name. */
export const enterAs = async (visit: DeskVisit, shell: Shell, guestId: number): Promise<string> => {
  const { world } = visit;
  const guest = await guestById.first(world.database.reader, { id: guestId });
  if (guest === null) throw new Refusal('unknown', 'guestId');
  const { token, keep } = await newSession(visit, shell);
  const until = new Date(world.clock.now() + sessionDays * 86_400_000).toISOString();
  const session = { hash: hashOfToken(token), guestId, at: nowIso(world), until };
  await world.database.change((tx) => putSession.all(tx, session));
  keep();
  return guest.name;
};
