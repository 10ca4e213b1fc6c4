import { decodeRest, isEnvelopeParameter, operationText, parse, type QueryCall } from '@lounge/protocol';
import type { Caller, WorldParts } from '../world/world.ts';
import type { Handled } from './handler.ts';
import { keyFrom, keyHeader } from '../wire/idempotency-key.ts';
import { failureBody, runCall, statusOf, type Outcome, type RunOptions } from './run-call.ts';
import { routeTable } from './routes.ts';

/** A request as the client's transport carries it. */
export interface InProcessRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** In lower case, as the client names them. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers requests without a network: for pages that the server draws, and for stories. */
export interface InProcess {
  send(request: InProcessRequest): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** For whom and where requests are answered. */
export interface InProcessContext {
  readonly world: WorldParts;
  /** Its key comes with each request. */
  readonly caller: Omit<Caller, 'key'>;
  readonly run: RunOptions;
  /** Hears of unexpected errors. */
  readonly report?: (cause: unknown) => void;
}

type Reply = Awaited<ReturnType<InProcess['send']>>;

const runFor = async (
  handled: Handled,
  input: unknown,
  request: InProcessRequest,
  context: InProcessContext,
): Promise<Outcome> => {
  const caller = { ...context.caller, key: keyFrom(request.headers?.[keyHeader.toLowerCase()]) };
  const outcome = await runCall(handled, input, caller, context.world, context.run);
  if (!outcome.ok && outcome.cause !== undefined) context.report?.(outcome.cause);
  return outcome;
};

const restReply = async (
  match: ReturnType<ReturnType<typeof routeTable>['find']>,
  request: InProcessRequest,
  context: InProcessContext,
): Promise<Reply> => {
  const { requestId } = context.caller;
  if (match === null || match === 'wrongMethod') return { status: 404, body: failureBody('unknown', null, requestId) };
  const query = Object.fromEntries(Object.entries(request.query).filter(([name]) => !isEnvelopeParameter(name)));
  const input = decodeRest(match.handled.call, { params: match.params, query, body: request.body ?? undefined });
  if (!input.ok) return { status: 400, body: failureBody('malformed', input.field, requestId) };
  const outcome = await runFor(match.handled, input.value, request, context);
  const body = outcome.ok ? outcome.answer : failureBody(outcome.code, outcome.field, requestId);
  return { status: statusOf(outcome), body };
};

const queryReply = async (
  handled: (Handled & { call: QueryCall }) | undefined,
  request: InProcessRequest,
  context: InProcessContext,
): Promise<Reply> => {
  const { requestId } = context.caller;
  if (handled === undefined) return { status: 404, body: failureBody('unknown', null, requestId) };
  const input = parse(handled.call.input, (request.body as { variables: unknown }).variables);
  const outcome: Outcome = input.ok
    ? await runFor(handled, input.value, request, context)
    : { ok: false, code: 'malformed', field: input.field };
  if (outcome.ok) return { status: 200, body: { data: { [handled.call.name]: outcome.answer } } };
  const extensions = { code: outcome.code, field: outcome.field, requestId };
  return { status: 200, body: { data: null, errors: [{ message: outcome.code, extensions }] } };
};

/** Runs the same handlers that the server runs, for one caller of one world at a time. Declared operations only. */
export const inProcess = (handlers: readonly Handled[]): ((context: InProcessContext) => InProcess) => {
  const routes = routeTable(handlers);
  const operations = new Map<string, Handled & { call: QueryCall }>();
  for (const { call, handler } of handlers) {
    if (call.kind === 'query') operations.set(operationText(call), { call, handler });
  }
  return (context) => ({
    send: (request) => {
      if (request.path.startsWith('/rest/'))
        return restReply(routes.find(request.method, request.path), request, context);
      const { query } = request.body as { query: string };
      return queryReply(operations.get(query), request, context);
    },
  });
};
