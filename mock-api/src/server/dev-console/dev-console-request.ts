import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { endSession, putSession } from '../../foundation/session/statements.ts';
import { guestById } from '../../foundation/guest/statements.ts';
import { ApiError } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Snapshot } from '../../world/snapshot.ts';
import type { WorldParts } from '../../world/world.ts';
import { clearSessionCookie, setSessionCookie, sessionCookieOf, sessionDays } from '../accounts/session-cookie.ts';
import type { ReferenceServer } from '../server.ts';
import { hashOfToken } from '../accounts/tokens.ts';

/** What the dev console is made of. */
export interface DevConsoleOptions {
  readonly server: Pick<ReferenceServer, 'context' | 'sockets'>;
  /** What a world holds at its beginning. */
  original(world: WorldParts): Promise<Snapshot>;
}

/** Somebody at the dev console: the world and the browser that are steered. */
export interface DevConsoleRequest {
  readonly world: WorldParts;
  readonly request: IncomingMessage;
  /** The `Set-Cookie` headers that go back. */
  readonly cookies: string[];
}

type Shell = DevConsoleOptions['server']['context'];

/** The hash of this browser's session, or null. */
export const ownSession = ({ request }: DevConsoleRequest, { tokens }: Shell): string | null => {
  const cookie = sessionCookieOf(request);
  return cookie === null ? null : hashOfToken(tokens.ofCookie(cookie));
};

/** The guest whom this browser is logged in as, or null. */
export const ownGuest = async ({ request, world }: DevConsoleRequest, { tokens }: Shell): Promise<number | null> => {
  const cookie = sessionCookieOf(request);
  return cookie === null ? null : ((await tokens.read(world, tokens.ofCookie(cookie)))?.guestId ?? null);
};

const endOwn = async (visit: DevConsoleRequest, context: Shell): Promise<void> => {
  const hash = ownSession(visit, context);
  if (hash === null) return;
  await visit.world.database.change((tx) => endSession.all(tx, { hash }));
  publish(visit.world.bus, sessionExpired, { session: hash }, {});
};

/** Makes nobody of the visitor. */
export const leave = async (visit: DevConsoleRequest, context: Shell): Promise<void> => {
  await endOwn(visit, context);
  visit.cookies.push(clearSessionCookie(visit.request));
};

/** A session for this browser that nobody has begun yet: its token, and what keeps it in the browser. */
export const newSession = async (
  visit: DevConsoleRequest,
  context: Shell,
): Promise<{ readonly token: string; keep(): void }> => {
  await endOwn(visit, context);
  const cookie = randomBytes(32).toString('base64url');
  return {
    token: context.tokens.ofCookie(cookie),
    keep: () => void visit.cookies.push(setSessionCookie(visit.request, cookie)),
  };
};

/** Logs this browser in as a guest whom the world knows, without a password; answers the name. */
export const enterAs = async (visit: DevConsoleRequest, context: Shell, guestId: number): Promise<string> => {
  const { world } = visit;
  const guest = await guestById.first(world.database.reader, { id: guestId });
  if (guest === null) throw new ApiError('unknown', 'guestId');
  const { token, keep } = await newSession(visit, context);
  const until = new Date(world.clock.now() + sessionDays * 86_400_000).toISOString();
  const session = { hash: hashOfToken(token), guestId, at: nowIso(world), until };
  await world.database.change((tx) => putSession.all(tx, session));
  keep();
  return guest.name;
};
