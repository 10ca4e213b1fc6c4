import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { chooseLanguage, type Language } from '@lounge/locale';
import type { FailureCode } from '@lounge/protocol';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { endSession, putSession } from '../../foundation/session/statements.ts';
import { guestById } from '../../foundation/guest/statements.ts';
import { ApiError } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Snapshot } from '../../world/snapshot.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { clearSessionCookie, setSessionCookie, sessionCookieOf } from '../accounts/session-cookie.ts';
import { preferenceOf } from '../http/preference-cookie.ts';
import type { ServerContext } from '../server-context.ts';
import type { WorldSockets } from '../socket/world-sockets.ts';
import { sessionEnd } from '../../foundation/session/lifetime.ts';
import type { Bearer } from '../../wire/bearer.ts';
import { hashOfToken } from '../accounts/tokens.ts';

/** Options of the dev console. */
export interface DevConsoleOptions {
  /** The server that it controls. */
  readonly server: { readonly context: ServerContext; readonly sockets: WorldSockets };
  /** The snapshot to which a reset restores a world. */
  initialSnapshot(world: WorldParts): Promise<Snapshot>;
}

/** The outcome of an action: a message for the user, or a named failure. */
export type DevConsoleOutcome =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly code: FailureCode; readonly field: string | null; readonly cause?: unknown };

/** A request to the dev console: the world that it controls and the browser that it comes from. */
export interface DevConsoleRequest {
  readonly world: WorldParts;
  readonly request: IncomingMessage;
  /** The `Set-Cookie` headers of the response. */
  readonly cookies: string[];
}

type Context = ServerContext;

const bearerOf = async (
  { request, world }: DevConsoleRequest,
  { tokens, hosting }: Context,
): Promise<Bearer | null> => {
  const cookie = sessionCookieOf(request, hosting);
  return cookie === null ? null : ((await tokens.readCookie(cookie, world))?.bearer ?? null);
};

/** The hash of this browser's session, or null. */
export const sessionHashOf = async (devRequest: DevConsoleRequest, context: Context): Promise<string | null> =>
  (await bearerOf(devRequest, context))?.session ?? null;

/** The guest whom this browser is logged in as, or null. */
export const guestIdOf = async (devRequest: DevConsoleRequest, context: Context): Promise<number | null> =>
  (await bearerOf(devRequest, context))?.guestId ?? null;

const endSessionOf = async (devRequest: DevConsoleRequest, context: Context): Promise<void> => {
  const hash = await sessionHashOf(devRequest, context);
  if (hash === null) return;
  await runInWorld(devRequest.world, true, async ({ tx, bus }) => {
    await endSession.all(tx, { hash });
    publish(bus, sessionExpired, { session: hash }, {});
  });
};

/** The language in which this browser reads the site. */
export const languageOf = ({ request }: DevConsoleRequest, { hosting }: Context): Language =>
  chooseLanguage({
    cookie: preferenceOf(request, 'language', hosting),
    acceptLanguage: request.headers['accept-language'],
    brand: hosting.brandOf(request),
  });

/** Logs this browser out. */
export const logOut = async (devRequest: DevConsoleRequest, context: Context): Promise<void> => {
  await endSessionOf(devRequest, context);
  devRequest.cookies.push(clearSessionCookie(devRequest.request, context.hosting));
};

/** Creates the token of a session for this browser, which the caller stores; `setCookie` adds the cookie to the response. */
export const newSession = async (
  devRequest: DevConsoleRequest,
  context: Context,
): Promise<{ readonly token: string; setCookie(): void }> => {
  await endSessionOf(devRequest, context);
  const cookie = randomBytes(32).toString('base64url');
  return {
    token: context.tokens.ofCookie(cookie),
    setCookie: () => void devRequest.cookies.push(setSessionCookie(devRequest.request, context.hosting, cookie)),
  };
};

/** Logs this browser in as an existing guest, without a password. Returns the guest's name. */
export const logInAs = async (devRequest: DevConsoleRequest, context: Context, guestId: number): Promise<string> => {
  const { world } = devRequest;
  const guest = await guestById.first(world.database.reader, { id: guestId });
  if (guest === null) throw new ApiError('unknown', 'guestId');
  const { token, setCookie } = await newSession(devRequest, context);
  const session = {
    hash: hashOfToken(token),
    guestId,
    at: nowIso(world),
    until: sessionEnd(world.clock),
    userAgent: devRequest.request.headers['user-agent'] ?? null,
  };
  await world.database.change((tx) => putSession.all(tx, session));
  setCookie();
  return guest.name;
};
