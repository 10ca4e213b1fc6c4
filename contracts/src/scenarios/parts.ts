import type { ProviderState } from '@lounge/mock-api/states';
import {
  clientMessage,
  type Command,
  type FailureCode,
  type HttpCall,
  type InputOf,
  type Push,
} from '@lounge/protocol';
import { ping, sessionRequest } from '@lounge/protocol/foundation/realtime';
import type { Identity } from '@lounge/transport';
import { plainRequestOf } from '../derive/wire.ts';
import type { CheckStep, Scenario, Step, Value } from '../effects/scenario.ts';

/** A step with the calls and messages that it needs. */
interface Part {
  readonly step: Step;
  readonly calls: readonly string[];
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

/** Opens a socket and asks for a session. */
export const open = (socket: string, by: Identity, { fails }: Pick<CallOptions, 'fails'> = {}): Part => ({
  step: { open: socket, frame: clientMessage(sessionRequest, { language: by.language }, by), code: fails ?? null },
  calls: [sessionRequest.id],
});

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
  };
};

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
export const scenario = ({ id, text, own, parts }: Declared): Scenario => ({
  id,
  text,
  calls: [...new Set(parts.flatMap(({ calls }) => calls))].toSorted(),
  own,
  steps: parts.map(({ step }) => step),
});
