import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeRest, type FailureCode } from '@lounge/protocol';
import { failed, failureBody, runCall, statusOf, type Outcome } from '../../dispatch/run-call.ts';
import type { ServerContext } from '../server-context.ts';
import { readFile, readJson, type ReadBody } from './body.ts';
import { dataHeaders } from './headers.ts';
import { requestTargetOf, callerOf, isForeign, tokenOf, worldOf, type RequestTarget } from './request.ts';
import { routeTable, type RouteMatch } from '../../dispatch/routes.ts';

/** The headers of every data response but length and id. A flat list, which Node writes without storing each header. */
export const jsonHeaders: readonly string[] = [
  ...dataHeaders.flat(),
  'Content-Type',
  'application/json; charset=utf-8',
  'Cache-Control',
  'private, no-store',
];

/** Sends JSON with the headers of data. */
export const sendJson = (response: ServerResponse, status: number, body: string, requestId: string): void => {
  const bytes = Buffer.from(body);
  response.writeHead(status, [...jsonHeaders, 'X-Request-Id', requestId, 'Content-Length', String(bytes.length)]);
  response.end(bytes);
};

/** A bare request and its response, without Koa. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

const noBody: ReadBody = { ok: true, value: undefined };

const bodyOf = (request: IncomingMessage, { maxUploadBytes }: RouteMatch['handled']['call']): Promise<ReadBody> =>
  maxUploadBytes === null ? readJson(request) : readFile(request, maxUploadBytes);

/** The order of a REST request: rate limit, route, origin, world, authentication, body, input, then `runCall`. */
const outcomeOf = async (
  context: ServerContext,
  ctx: Exchange,
  target: RequestTarget,
  match: RouteMatch | FailureCode,
): Promise<Outcome> => {
  if (!(await context.limit(ctx.req))) return failed('tooMany');
  if (typeof match === 'string') return failed(match);
  const { call } = match.handled;
  if (call.changes && isForeign(ctx.req)) return failed('foreignOrigin');
  const world = worldOf(ctx.req, context.worlds);
  if (world === null) return failed('malformed', 'x-world');
  const token = tokenOf(ctx.req, target.query, !call.changes);
  const callerResult = callerOf(ctx.req, target, { world, tokens: context.tokens, token, brand: context.brand });
  const identified = callerResult instanceof Promise ? await callerResult : callerResult;
  if (!identified.ok) return failed(identified.code);
  const body: ReadBody = call.method === 'GET' ? noBody : await bodyOf(ctx.req, call);
  if (!body.ok) return failed(body.code);
  const input = decodeRest(call, { params: match.params, query: target.fields, body: body.value });
  if (!input.ok) return failed('malformed', input.field);
  // Awaited here: returning the promise costs three microtask ticks instead of one.
  return await runCall(match.handled, input.value, identified.caller, world, context.run);
};

/** The outcome of an unexpected error before the handler. */
const failedWith = (cause: unknown): Outcome => ({ ok: false, code: 'failed', field: null, cause });

/** Handles all REST calls; unknown paths get 404. */
export const restAdapter = (context: ServerContext) => {
  const routes = routeTable(context.handlers);
  return async (ctx: Exchange): Promise<void> => {
    const startedAt = performance.now();
    const target = requestTargetOf(ctx.req, context.newRequestId());
    const route = routes.find(ctx.req.method ?? 'GET', target.path);
    const match = route === null || route === 'wrongMethod' ? ('unknown' as const) : route;
    let outcome: Outcome;
    try {
      outcome = await outcomeOf(context, ctx, target, match);
    } catch (cause) {
      outcome = failedWith(cause);
    }
    const status = statusOf(outcome);
    const body = outcome.ok ? outcome.answer : failureBody(outcome.code, outcome.field, target.requestId);
    sendJson(ctx.res, status, JSON.stringify(body), target.requestId);
    const call = typeof match === 'string' ? target.path : match.handled.call.id;
    const line = { id: target.requestId, call, status, ms: performance.now() - startedAt };
    context.log(outcome.ok ? line : { ...line, code: outcome.code, field: outcome.field, cause: outcome.cause });
  };
};
