import { failureStatus, missingTokenText, parse, queryPath, type FailureCode, s } from '@lounge/protocol';
import type { ExecutionResult } from 'graphql';
import type { Context } from 'koa';
import { failureBody } from '../../dispatch/run-call.ts';
import { readJson } from '../http/body.ts';
import { requestTargetOf, callerOf, isForeign, tokenOf, worldOf, type RequestTarget } from '../http/request.ts';
import { sendJson } from '../http/rest-adapter.ts';
import type { ServerContext } from '../server-context.ts';
import { queryService, type QueryContext } from './service.ts';

const requestSchema = s.object(
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

const rejectedRequest = (code: FailureCode, field: string | null, requestId: string): Reply => {
  const status = code === 'malformed' ? 400 : failureStatus[code];
  return { status, body: failureBody(code, field, requestId), name: queryPath, code };
};

/** A failure in the format of GraphQL: status 200, no data, the code in the extensions. */
const graphqlFailure = (message: string, code: FailureCode, requestId: string): Reply => ({
  status: 200,
  body: { data: null, errors: [{ message, extensions: { code, field: null, requestId } }] },
  name: queryPath,
  code,
});

/** Adds code, field and request id to every error; GraphQL's own errors become `malformed`. */
const resultBody = (result: ExecutionResult, requestId: string): Pick<Reply, 'body' | 'code'> => {
  if (result.errors === undefined || result.errors.length === 0) return { body: result };
  const errors = result.errors.map(({ message, extensions, path }) => ({
    message,
    ...(path === undefined ? {} : { path }),
    // The compiler of declared operations omits the extensions of its own errors.
    extensions: extensions?.['code'] !== undefined ? extensions : { code: 'malformed', field: null, requestId },
  }));
  return { body: { data: result.data ?? null, errors }, code: String(errors[0]?.extensions['code']) };
};

const operationName = (query: string): string => /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'anonymous';

/** Handles query requests, in this order: rate limit, method, origin, world, authentication, body, then the service. */
export const queryAdapter = (server: ServerContext) => {
  const service = queryService(server.handlers, { ...server.run, development: server.development });
  const reply = async (ctx: Context, target: RequestTarget): Promise<Reply> => {
    const { requestId } = target;
    if (!(await server.limit(ctx.req))) return rejectedRequest('tooMany', null, requestId);
    if (ctx.req.method !== 'POST') return rejectedRequest('unknown', null, requestId);
    if (isForeign(ctx.req)) return rejectedRequest('foreignOrigin', null, requestId);
    const world = worldOf(ctx.req, server.worlds);
    if (world === null) return rejectedRequest('malformed', 'x-world', requestId);
    const token = tokenOf(ctx.req, target.query, false);
    if (token === null) return graphqlFailure(missingTokenText, 'needLogin', requestId);
    const identified = await callerOf(ctx.req, target, { world, tokens: server.tokens, token, brand: server.brand });
    if (!identified.ok) return graphqlFailure(identified.code, identified.code, requestId);
    const body = await readJson(ctx.req);
    if (!body.ok) return rejectedRequest(body.code, null, requestId);
    const request = parse(requestSchema, body.value);
    if (!request.ok) return rejectedRequest('malformed', request.field, requestId);
    const context: QueryContext = { caller: identified.caller, world, causes: [] };
    const result = resultBody(await service.answer(request.value, context), requestId);
    return { status: 200, name: operationName(request.value.query), cause: context.causes[0], ...result };
  };
  const answer = async (ctx: Context): Promise<void> => {
    const startedAt = performance.now();
    const target = requestTargetOf(ctx.req, server.newRequestId());
    const { status, body, name, code, cause } = await reply(ctx, target).catch((cause: unknown): Reply => ({
      ...rejectedRequest('failed', null, target.requestId),
      cause,
    }));
    ctx.respond = false;
    sendJson(ctx.res, status, JSON.stringify(body), target.requestId);
    server.log({
      id: target.requestId,
      call: name,
      ms: performance.now() - startedAt,
      status: cause === undefined ? status : 500,
      ...(code === undefined ? {} : { code }),
      ...(cause === undefined ? {} : { cause }),
    });
  };
  return { answer, schema: service.schema };
};
