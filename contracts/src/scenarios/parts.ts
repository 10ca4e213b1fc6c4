import type { ProviderState } from '@lounge/mock-api/states';
import {
  clientMessage,
  type Command,
  type FailureCode,
  type HttpCall,
  type InputOf,
  type Push,
  type QueryCall,
} from '@lounge/protocol';
import { ping, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import type { Identity } from '@lounge/transport';
import { plainRequestOf } from '../derive/wire.ts';
import type { CheckStep, RequestStep, Scenario, SendStep, Step, Value } from '../effects/scenario.ts';

/** A step with the calls and messages that it needs. */
interface Part {
  readonly step: Step;
  readonly calls: readonly string[];
  /** The push that answers the command of the step: who claims the command knows it. */
  readonly answer?: string;
}

/** A part of what a step brought, for a later one: `valueOf('bought', 'guestBalance.value')`. */
export const valueOf = <T = Value>(name: string, path = ''): T =>
  // A text in the document, and the value when the scenario runs.
  `\${${path === '' ? name : `${name}.${path}`}}` as T;

/** Sets a state, or causes an event. */
export const given = ({ name, params }: ProviderState): Part => ({ step: { state: name, params }, calls: [] });

/** Options of a step that calls. */
interface CallOptions {
  /** The key of a change. @default one of the step's own */
  readonly key?: string;
  /** The failure code that it ends with. @default it succeeds */
  readonly fails?: FailureCode;
}

/** A call over HTTP by a visitor; `name` keeps its answer. */
export const request = <C extends HttpCall>(
  name: string,
  call: C,
  input: InputOf<C>,
  by: Identity,
  { key = `key-of-${name}`, fails }: CallOptions = {},
): Part => {
  const { method, path, query, headers, body = null } = plainRequestOf(call, input, by, key);
  return {
    step: { request: call.id, name, method, path, query, headers, body, code: fails ?? null },
    calls: [call.id],
  };
};

type Texts = Readonly<Record<string, string>>;
/** Texts by name; null leaves one out. */
type Changes = Readonly<Record<string, string | null>>;

const changed = (texts: Texts, changes: Changes): Texts =>
  Object.fromEntries(
    Object.entries({ ...texts, ...changes }).filter((each): each is [string, string] => each[1] !== null),
  );

/** A call with other parameters or headers, or another body. */
export const having = (
  { step, calls }: Part,
  { query = {}, headers = {}, body }: { readonly query?: Changes; readonly headers?: Changes; readonly body?: Value },
): Part => {
  const sent = step as RequestStep;
  const changes = { query: changed(sent.query, query), headers: changed(sent.headers, headers) };
  return { step: { ...sent, ...changes, body: body ?? sent.body }, calls };
};

/** A query with a field that is not declared, behind the first place that matches; it must be rejected. */
export const undeclaredField = (name: string, call: QueryCall, by: Identity, path: RegExp): Part => {
  const { step, calls } = request(name, call, {}, by, { fails: 'malformed' });
  const { body } = step as { body: { readonly query: string } };
  const query = body.query.replace(path, '$& undeclared ');
  if (query === body.query) throw new Error(`${call.id} has nothing like ${path}.`);
  return { step: { ...step, body: { ...body, query } } as Step, calls };
};

/** Options of a socket. */
interface OpenOptions extends Pick<CallOptions, 'fails'> {
  /** The last pushes that a lost connection has seen. @default a new session */
  readonly lastSeen?: InputOf<typeof sessionRequest>['lastSeen'];
}

/** Opens a socket and asks for a session, or for what a lost one has missed; its name keeps the answer. */
export const open = (socket: string, by: Identity, { fails, lastSeen }: OpenOptions = {}): Part => {
  const input = { language: by.language, ...(lastSeen === undefined ? {} : { lastSeen }) };
  return {
    step: { open: socket, frame: clientMessage(sessionRequest, input, by), code: fails ?? null },
    calls: [sessionRequest.id],
  };
};

/** Ends the connection of a socket, as if it was lost. */
export const lost = (socket: string): Part => ({ step: { lose: socket }, calls: [] });

/** Goes on in another world. */
export const inWorld = (world: string): Part => ({ step: { world }, calls: [] });

/** Sends a command with a reply on an open socket; `name` keeps the reply. */
export const send = <C extends Command>(
  name: string,
  command: C,
  input: InputOf<C>,
  on: { readonly socket: string; readonly by: Identity },
  { key = `key-of-${name}`, fails }: CallOptions = {},
): Part => {
  if (command.reply === null) throw new Error(`${command.id} has no reply.`);
  return {
    step: {
      send: command.id,
      name,
      on: on.socket,
      // An input has the fields of its schema.
      frame: clientMessage(command, input as object, on.by, key),
      reply: command.reply.type,
      code: fails ?? null,
    },
    calls: [command.id],
    answer: command.reply.id,
  };
};

/** Sends a frame that is no command; `name` keeps the rejection. */
export const sendRaw = (
  name: string,
  frame: object,
  socket: string,
  { fails }: { readonly fails: FailureCode },
): Part => ({
  step: {
    send: 'no command',
    name,
    on: socket,
    frame: frame as SendStep['frame'],
    reply: refused.type,
    code: fails,
  },
  calls: [refused.id],
});

/**
 * Sends calls and commands at once. All succeed, or some fail with these codes, whichever they are; the codes of the parts themselves do not
 * count.
 */
export const atOnce = (parts: readonly Part[], fails: readonly FailureCode[] = []): Part => ({
  step: {
    atOnce: parts.flatMap(({ step }) => ('request' in step || 'send' in step ? [step] : [])),
    codes: parts.map((_, index) => fails[index] ?? null),
  },
  calls: parts.flatMap(({ calls }) => calls),
});

/** Waits for a push on a socket; `name` keeps it. */
export const arrives = (name: string, push: Push, socket: string): Part => ({
  step: { frame: push.type, name, on: socket },
  calls: [push.id],
});

/** Waits until all that was sent on a socket has arrived; the server may have closed it where that is allowed. */
export const settled = (socket: string, { mayBeClosed = false } = {}): Part => ({
  step: { settle: socket, mayBeClosed },
  calls: [ping.id],
});

/** A condition on what came so far; the text is a noun phrase. */
export const check = (text: string, that: CheckStep['that']): Part => ({ step: { check: text, that }, calls: [] });

/** One field of the items of lists, one list behind another, in their order. */
export const inLists = (text: string, lists: readonly Value[], field: string, are: readonly Value[]): Part =>
  check(text, { lists, field, are });

/** The pushes of a type that a socket got: each once and in order, told apart by a field. */
export const came = (text: string, push: Push, socket: string, field: string, are: readonly Value[]): Part => ({
  step: { check: text, that: { frames: socket, ofTypes: [push.type], field, are } },
  calls: [push.id],
});

/** Parts of a scenario's declaration. */
interface Declared {
  readonly id: string;
  readonly text: string;
  readonly own: Scenario['own'];
  readonly parts: readonly Part[];
}

/** Declares a scenario. */
export const scenario = ({ id, text, own, parts }: Declared): Scenario => {
  const answers = new Set(parts.map(({ answer }) => answer));
  const calls = new Set(parts.flatMap((part) => part.calls).filter((call) => !answers.has(call)));
  return { id, text, calls: [...calls].toSorted(), own, steps: parts.map(({ step }) => step) };
};
