import type { IncomingMessage } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import { languageOf } from '@lounge/locale';
import { envelopeParameters, isEnvelopeParameter, type FailureCode } from '@lounge/protocol';
import { parseCookie } from 'cookie';
import parseUrl from 'parseurl';
import { bearerTokenOf, visitorOf, type Bearer } from '../../wire/bearer.ts';
import { keyFrom, keyHeader } from '../../wire/idempotency-key.ts';
import type { Caller, WorldParts } from '../../world/world.ts';
import type { CallTokens } from './http-context.ts';
import type { Worlds } from '../worlds/worlds.ts';
import type { Hosting } from './hosting.ts';

/** The target of a request, before its caller is known. */
export interface RequestTarget {
  readonly path: string;
  /** The parameters that every call may have: language, cache tag and token. */
  readonly query: Readonly<Record<string, string>>;
  /** The other parameters, the call's input. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
}

const noFields = {};

/** Whether the target of a request can be parsed. Some that Node accepts cannot, such as `http://[/`; Koa and others throw then. */
export const hasTarget = (request: IncomingMessage): boolean => {
  try {
    return typeof parseUrl(request)?.pathname === 'string';
  } catch {
    return false;
  }
};

/** Parses the target of a request, which has one; of a repeated parameter the last value counts. */
export const requestTargetOf = (request: IncomingMessage, requestId: string): RequestTarget => {
  // The same parser as Koa's, whose result is kept with the request.
  const { pathname, query: text } = parseUrl(request) ?? {};
  const path = pathname ?? '/';
  if (typeof text !== 'string') return { path, query: noFields, fields: noFields, requestId };
  const query: Record<string, string> = {};
  const fields: Record<string, string> = {};
  const parsed = parseQuery(text);
  for (const name of Object.keys(parsed)) {
    const value = parsed[name];
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== undefined) (isEnvelopeParameter(name) ? query : fields)[name] = last;
  }
  return { path, query, fields, requestId };
};

/** Returns the value of a cookie, or null. */
export const cookieOf = ({ headers }: IncomingMessage, name: string): string | null =>
  headers.cookie === undefined ? null : (parseCookie(headers.cookie)[name] ?? null);

/**
 * The world that a request selects by header or cookie, else the main world; null if the header is not a world's name. Synchronous for the
 * main world, which saves the promise.
 */
export const worldOf = (request: IncomingMessage, worlds: Worlds): WorldParts | null | Promise<WorldParts | null> => {
  const header = request.headers['x-world'];
  const name = typeof header === 'string' ? header : cookieOf(request, 'world');
  if (name === null || name === '') return worlds.main;
  return worlds.named(name).then((world) => world ?? (header === undefined ? worlds.main : null));
};

/**
 * The token of a request: the header, or for reads the `access_token` parameter. Null without a token.
 * @spec rule:access-token-transport, constant:http.authHeader, constant:http.accessTokenParam
 */
export const tokenOf = (request: IncomingMessage, query: RequestTarget['query'], inQuery: boolean): string | null =>
  bearerTokenOf(request.headers.authorization) ?? (inQuery ? (query[envelopeParameters.token] ?? null) : null);

/** The caller of a request, or the failure. */
export type CallerResult =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly code: FailureCode };

const keyName = keyHeader.toLowerCase();
const anonymous: Bearer = { guestId: null, session: null };

/** The caller of a request: the bearer of its token, or anonymous without a token. An unknown token fails with `needLogin`. */
export const callerOf = (
  request: IncomingMessage,
  target: RequestTarget,
  context: { world: WorldParts; tokens: CallTokens; token: string | null; hosting: Hosting },
): CallerResult | Promise<CallerResult> => {
  const { world, tokens, token, hosting } = context;
  const resultFor = (bearer: Bearer | null): CallerResult => {
    if (bearer === null) return { ok: false, code: 'needLogin' };
    const visitor = visitorOf(token);
    const country = hosting.countryOf(request);
    const caller = {
      guestId: bearer.guestId,
      ...(bearer.session === null ? {} : { session: bearer.session }),
      ...(visitor === null ? {} : { visitor }),
      ...(country === null ? {} : { country }),
      // The step `language` rejects other values.
      language: languageOf(target.query[envelopeParameters.language]),
      brand: hosting.brandOf(request),
      requestId: target.requestId,
      key: keyFrom(request.headers[keyName]),
    };
    return { ok: true, caller };
  };
  // Synchronous without a token, which saves the promise.
  return token === null ? resultFor(anonymous) : tokens.read(token, world).then(resultFor);
};
