import { decodeRest, operationText, parse, type QueryCall } from '@lounge/protocol';
import type { Caller, WorldParts } from '../world/world.ts';
import type { Handled } from './handler.ts';
import { failureBody, runCall, statusOf, type Outcome, type RunOptions } from './run.ts';
import { routeTable } from './routes.ts';

/** A request as the client's transport carries it. */
export interface CarriedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers requests without a network: for pages that the server draws, and for stories. */
export interface InProcess {
  send(request: CarriedRequest): Promise<{ readonly status: number; readonly body: unknown }>;
}

const envelopeFields = new Set(['language', 'ver', 'access_token']);

/** Runs the same handlers that the server runs, for one caller of one world. Declared operations only. */
export const inProcess = (
  handlers: readonly Handled[],
  context: { world: WorldParts; caller: Caller; run: RunOptions; report?: (cause: unknown) => void },
): InProcess => {
  const routes = routeTable(handlers);
  const operations = new Map<string, Handled & { call: QueryCall }>();
  for (const { call, handler } of handlers) {
    if (call.kind === 'query') operations.set(operationText(call), { call, handler });
  }
  const run = async (handled: Handled, input: unknown): Promise<Outcome> => {
    const outcome = await runCall(handled, input, context.caller, context.world, context.run);
    if (!outcome.ok && outcome.cause !== undefined) context.report?.(outcome.cause);
    return outcome;
  };
  const { requestId } = context.caller;
  const rest = async (request: CarriedRequest) => {
    const match = routes.find(request.method, request.path);
    if (match === null || match === 'wrongMethod')
      return { status: 404, body: failureBody('unknown', null, requestId) };
    const query = Object.fromEntries(Object.entries(request.query).filter(([name]) => !envelopeFields.has(name)));
    const input = decodeRest(match.handled.call, { params: match.params, query, body: request.body ?? undefined });
    if (!input.ok) return { status: 400, body: failureBody('malformed', input.field, requestId) };
    const outcome = await run(match.handled, input.value);
    const body = outcome.ok ? outcome.answer : failureBody(outcome.code, outcome.field, requestId);
    return { status: statusOf(outcome), body };
  };
  const query = async ({ body }: CarriedRequest) => {
    const { query: text, variables } = body as { query: string; variables: unknown };
    const handled = operations.get(text);
    const input = handled === undefined ? null : parse(handled.call.input, variables);
    if (handled === undefined || input === null) return { status: 404, body: failureBody('unknown', null, requestId) };
    const outcome: Outcome = input.ok
      ? await run(handled, input.value)
      : { ok: false, code: 'malformed', field: input.field };
    if (outcome.ok) return { status: 200, body: { data: { [handled.call.name]: outcome.answer } } };
    const extensions = { code: outcome.code, field: outcome.field, requestId };
    return { status: 200, body: { data: null, errors: [{ message: outcome.code, extensions }] } };
  };
  return { send: (request) => (request.path.startsWith('/rest/') ? rest(request) : query(request)) };
};
