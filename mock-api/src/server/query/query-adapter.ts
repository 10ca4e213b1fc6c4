import { failureStatus, missingTokenText, parse, queryPath, type FailureCode, s } from '@lounge/protocol';
import type { ExecutionResult } from 'graphql';
import type { Context } from 'koa';
import { failureBody } from '../../dispatch/run-call.ts';
import { readJson } from '../http/body.ts';
import { arrivedAt, callerOf, isForeign, tokenOf, worldOf, type Arrived } from '../http/request.ts';
import { sendJson } from '../http/rest-adapter.ts';
import type { ServerContext } from '../server-context.ts';
import { queryService, type QueryContext } from './service.ts';

const requestShape = s.object(
  {
    query: s.string,
    variables: s.optional(s.nullable(s.record)),
    operationName: s.optional(s.nullable(s.string)),
  },
  { id: 'QueryRequest', description: 'a GraphQL request' },
);

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly name: string;
  readonly code?: string;
  readonly cause?: unknown;
}

const unreadable = (code: FailureCode, field: string | null, requestId: string): Reply => {
  const status = code === 'malformed' ? 400 : failureStatus[code];
  return { status, body: failureBody(code, field, requestId), name: queryPath, code };
};

/** A refusal that GraphQL itself carries: status 200, no data, the code in the extensions. */
const refused = (message: string, code: FailureCode, requestId: string): Reply => ({
  status: 200,
  body: { data: null, errors: [{ message, extensions: { code, field: null, requestId } }] },
  name: queryPath,
  code,
});

/** Every error leaves with code, field and request id; what GraphQL itself found wrong is `malformed`. */
const dressed = (result: ExecutionResult, requestId: string): Pick<Reply, 'body' | 'code'> => {
  if (result.errors === undefined || result.errors.length === 0) return { body: result };
  const errors = result.errors.map(({ message, extensions, path }) => ({
    message,
    ...(path === undefined ? {} : { path }),
    // The compiler of declared operations leaves the extensions of its own errors out.
    extensions: extensions?.['code'] !== undefined ? extensions : { code: 'malformed', field: null, requestId },
  }));
  return { body: { data: result.data ?? null, errors }, code: String(errors[0]?.extensions['code']) };
};

const operationName = (query: string): string => /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'anonymous';

/** The order of a query request: limit, origin, world, authenticate, read, then the service. */
export const queryAdapter = (server: ServerContext) => {
  const service = queryService(server.handlers, { ...server.run, development: server.development });
  const reply = async (ctx: Context, arrived: Arrived): Promise<Reply> => {
    const { requestId } = arrived;
    if (!(await server.limit(ctx.req))) return unreadable('tooMany', null, requestId);
    if (ctx.req.method !== 'POST') return unreadable('unknown', null, requestId);
    if (isForeign(ctx.req)) return unreadable('foreignOrigin', null, requestId);
    const world = worldOf(ctx.req, server.worlds);
    if (world === null) return unreadable('malformed', 'x-world', requestId);
    const token = tokenOf(ctx.req, arrived.query, false);
    if (token === null) return refused(missingTokenText, 'needLogin', requestId);
    const known = await callerOf(ctx.req, arrived, { world, tokens: server.tokens, token, brand: server.brand });
    if (!known.ok) return refused(known.code, known.code, requestId);
    const body = await readJson(ctx.req);
    if (!body.ok) return unreadable(body.code, null, requestId);
    const request = parse(requestShape, body.value);
    if (!request.ok) return unreadable('malformed', request.field, requestId);
    const context: QueryContext = { caller: known.caller, world, causes: [] };
    const result = dressed(await service.answer(request.value, context), requestId);
    return { status: 200, name: operationName(request.value.query), cause: context.causes[0], ...result };
  };
  const answer = async (ctx: Context): Promise<void> => {
    const began = performance.now();
    const arrived = arrivedAt(ctx.req, server.newRequestId());
    const { status, body, name, code, cause } = await reply(ctx, arrived).catch((cause: unknown): Reply => ({
      ...unreadable('failed', null, arrived.requestId),
      cause,
    }));
    ctx.respond = false;
    sendJson(ctx.res, status, JSON.stringify(body), arrived.requestId);
    server.log({
      id: arrived.requestId,
      call: name,
      ms: performance.now() - began,
      status: cause === undefined ? status : 500,
      ...(code === undefined ? {} : { code }),
      ...(cause === undefined ? {} : { cause }),
    });
  };
  return { answer, schema: service.schema };
};
