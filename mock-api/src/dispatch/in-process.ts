import {
  decodeRest,
  isEnvelopeParameter,
  operationText,
  parse,
  serviceAt,
  type QueryCall,
  type Service,
} from '@lounge/protocol';
import type { Caller, WorldParts } from '../world/world.ts';
import type { HandledCall } from './handler.ts';
import { keyFrom, keyHeader } from '../wire/idempotency-key.ts';
import { failureBody, runCall, statusOf, type Outcome, type RunOptions } from './run-call.ts';
import { commandTable, type ReceivedCommand } from './command-table.ts';
import { routeTable } from './routes.ts';

/** A request as the client's transport sends it. */
export interface InProcessRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Names are in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Handles requests and commands without a network: for server rendering, stories and tests. */
export interface InProcess {
  send(request: InProcessRequest): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Runs a command; its reply is published to the world's bus. */
  command(command: ReceivedCommand): Promise<Outcome>;
}

/** The world and the caller of the requests. */
export interface InProcessContext {
  readonly world: WorldParts;
  /** The idempotency key is read from each request. */
  readonly caller: Omit<Caller, 'key'>;
  readonly run: RunOptions;
  /** Called with the cause of each unexpected error. */
  readonly report?: (cause: unknown) => void;
}

type Reply = Awaited<ReturnType<InProcess['send']>>;

/** Reports the cause of an unexpected error. */
const reported = (outcome: Outcome, { report }: InProcessContext): Outcome => {
  if (!outcome.ok && outcome.cause !== undefined) report?.(outcome.cause);
  return outcome;
};

const runFor = async (
  handled: HandledCall,
  input: unknown,
  request: InProcessRequest,
  context: InProcessContext,
): Promise<Outcome> => {
  const caller = { ...context.caller, key: keyFrom(request.headers?.[keyHeader.toLowerCase()]) };
  return reported(await runCall(handled, input, caller, context.run, context.world), context);
};

const restReply = async (
  match: ReturnType<ReturnType<typeof routeTable>['find']>,
  request: InProcessRequest,
  context: InProcessContext,
): Promise<Reply> => {
  const { requestId } = context.caller;
  if (match === null) return { status: 404, body: failureBody('unknown', null, requestId) };
  const query = Object.fromEntries(Object.entries(request.query).filter(([name]) => !isEnvelopeParameter(name)));
  const input = decodeRest(match.handled.call, { params: match.params, query, body: request.body });
  if (!input.ok) return { status: 400, body: failureBody('malformed', input.field, requestId) };
  const outcome = await runFor(match.handled, input.value, request, context);
  const body = outcome.ok ? outcome.answer : failureBody(outcome.code, outcome.field, requestId);
  return { status: statusOf(outcome), body };
};

const queryReply = async (
  handled: (HandledCall & { call: QueryCall }) | undefined,
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

const operationKey = (service: Service, text: string): string => `${service} ${text}`;

/** Runs the server's handlers in this process, for one caller of one world. Only declared query operations are known. */
export const inProcess = (handlers: readonly HandledCall[]): ((context: InProcessContext) => InProcess) => {
  const routes = routeTable(handlers);
  const commands = commandTable(handlers);
  const operations = new Map<string, HandledCall & { call: QueryCall }>();
  for (const each of handlers) {
    const { call } = each;
    if (call.kind === 'query') operations.set(operationKey(call.service, operationText(call)), { ...each, call });
  }
  return (context) => ({
    send: (request) => {
      const service = serviceAt(request.path);
      if (service === undefined) return restReply(routes.find(request.method, request.path), request, context);
      const { query } = request.body as { query: string };
      return queryReply(operations.get(operationKey(service, query)), request, context);
    },
    command: async (command) =>
      reported(await commands.run(command, context.caller, context.run, context.world), context),
  });
};
