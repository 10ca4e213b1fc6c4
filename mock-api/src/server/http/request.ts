import type { IncomingMessage } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import { brandOfHost, languageOf, type Brand } from '@lounge/locale';
import { envelopeParameters, isEnvelopeParameter, type FailureCode } from '@lounge/protocol';
import { keyFrom, keyHeader } from '../../wire/idempotency-key.ts';
import type { Caller, WorldParts } from '../../world/world.ts';
import type { Bearer, Tokens } from '../accounts/tokens.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** Where a request came from and what it asked for, before anybody is known. */
export interface Arrived {
  readonly path: string;
  /** What every call may carry: language, cache tag and token. */
  readonly query: Readonly<Record<string, string>>;
  /** The other parameters: the call's own input. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
}

const none = {};

/** Splits an address; a repeated parameter counts with its last value. */
export const arrivedAt = (request: IncomingMessage, requestId: string): Arrived => {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  if (mark < 0) return { path: url, query: none, fields: none, requestId };
  const query: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(parseQuery(url.slice(mark + 1)))) {
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== undefined) (isEnvelopeParameter(name) ? query : fields)[name] = last;
  }
  return { path: url.slice(0, mark), query, fields, requestId };
};

/** A cookie's value, or null. */
export const cookieOf = (request: IncomingMessage, name: string): string | null => {
  const all = request.headers.cookie;
  if (all === undefined) return null;
  for (const part of all.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
};

/** The world that a request names by header or cookie, else the main one; null if it names what is no world. */
export const worldOf = (request: IncomingMessage, worlds: Worlds): WorldParts | null => {
  const header = request.headers['x-world'];
  const name = typeof header === 'string' ? header : cookieOf(request, 'world');
  if (name === null || name === '') return worlds.main;
  return worlds.named(name) ?? (header === undefined ? worlds.main : null);
};

const bearerPattern = /^Bearer\s+(\S+)$/i;

/**
 * The token of a request: the header, or for what only reads the `access_token` parameter. Null where there is none.
 * @spec rule:access-token-transport, constant:http.authHeader, constant:http.accessTokenParam
 */
export const tokenOf = (request: IncomingMessage, query: Arrived['query'], inQuery: boolean): string | null =>
  bearerPattern.exec(request.headers.authorization ?? '')?.[1] ??
  (inQuery ? (query[envelopeParameters.token] ?? null) : null);

/** Whether a request comes from a page of another host. Tools send no Origin. */
export const isForeign = (request: IncomingMessage): boolean => {
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== request.headers.host;
  } catch {
    return true;
  }
};

/** Who calls, or why that cannot be said. */
export type Known = { readonly ok: true; readonly caller: Caller } | { readonly ok: false; readonly code: FailureCode };

const keyName = keyHeader.toLowerCase();
const anonymous: Bearer = { guestId: null, session: null };

/** Who calls: the bearer of the token, anonymous without one; a token that nobody bears is `needLogin`. */
export const callerOf = (
  request: IncomingMessage,
  arrived: Arrived,
  context: { world: WorldParts; tokens: Tokens; token: string | null; brand: Brand },
): Known | Promise<Known> => {
  const { world, tokens, token, brand } = context;
  const known = (bearer: Bearer | null): Known => {
    if (bearer === null) return { ok: false, code: 'needLogin' };
    const caller = {
      guestId: bearer.guestId,
      ...(bearer.session === null ? {} : { session: bearer.session }),
      ...(token?.startsWith('a.') === true ? { visitor: token.slice(2, 18) } : {}),
      language: languageOf(arrived.query['language']),
      brand: brandOfHost(request.headers.host, brand),
      requestId: arrived.requestId,
      key: keyFrom(request.headers[keyName]),
    };
    return { ok: true, caller };
  };
  // Nothing has to be waited for where nothing was sent.
  return token === null ? known(anonymous) : tokens.read(world, token).then(known);
};
