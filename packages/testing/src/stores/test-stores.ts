import { commandHandlers, handlers, inProcess, inProcessCommands, isFor, type Caller } from '@lounge/mock-api';
import type { Command } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import { pushes } from '@lounge/protocol/registry';
import { createClient, createScope, type Client, type Failure, type Scope, type WireRequest } from '@lounge/transport';
import { fakeTransport, fakeSocket, type FakeSocket } from '@lounge/transport/fakes';
import { aWorld, type AWorld } from './a-world.ts';

/** What stores need in a test: the real client over the reference handlers, and a socket that runs a world's commands and receives its pushes. */
export interface TestStores extends AWorld {
  readonly client: Client;
  readonly scope: Scope;
  readonly socket: FakeSocket;
  /** The `StoreContext` of the stores. */
  readonly context: { readonly client: Client; readonly scope: Scope; readonly clock: AWorld['clock'] };
  /** The `PushSource` of the stores. */
  readonly pushSource: { readonly scope: Scope; readonly socket: FakeSocket };
  /** Every request that was sent. */
  readonly sent: readonly WireRequest[];
  /** Answers that did not match their schema, and errors that handlers threw. */
  readonly faults: unknown[];
  /** Loses requests whose path or query text matches, and commands whose type does; null loses none. */
  breakDown(pattern: RegExp | null): void;
  /** Queues requests and commands from now on, before they reach the world. Returns a function that lets them through. */
  queueAnswers(): () => void;
  /** Delays the answers to requests that reach the world from now on. Returns a function that delivers them; a further call delays only later ones. */
  delayAnswers(): () => void;
}

/** Opens and closes for everything that waits at it. */
const createGate = () => {
  let opened: Promise<void> = Promise.resolve();
  return {
    passed: () => opened,
    close: () => {
      let open: () => void = () => undefined;
      opened = new Promise((resolve) => (open = resolve));
      return () => open();
    },
  };
};

/** Creates what stores need, in a world of its own; the visitor is anonymous and reads English by default. */
export const testStores = (visitor: Partial<Pick<Caller, 'guestId' | 'language'>> = {}): TestStores => {
  const ownWorld = aWorld();
  const { world, clock } = ownWorld;
  const caller: Omit<Caller, 'key'> = { guestId: null, language: 'en', brand: 'velvet', requestId: 'r-1', ...visitor };
  const faults: unknown[] = [];
  const report = (cause: unknown) => void faults.push(cause);
  const server = inProcess(handlers)({ world, caller, run: { parseAnswers: true }, report });
  let broken: RegExp | null = null;
  const [requests, answers] = [createGate(), createGate()];
  const transport = fakeTransport(async (request) => {
    const isBroken = broken?.test(request.path) === true || broken?.test(JSON.stringify(request.body)) === true;
    await requests.passed();
    if (isBroken) throw new Error('no network');
    const answer = await server.send(request);
    await answers.passed();
    return answer;
  });
  const identity = () => ({ token: 'test-token', guestId: caller.guestId, language: caller.language });
  const onMismatch = (failure: Failure) => void faults.push(failure);
  const options = {
    transport,
    clock,
    identity,
    version: 'test',
    strict: true,
    report: onMismatch,
    newKey: () => 'k-1',
  };
  const runCommand = inProcessCommands(commandHandlers);
  const handleCommand = async ({ type }: Command, payload: unknown): Promise<void> => {
    const isBroken = broken?.test(type) === true;
    await requests.passed();
    if (isBroken) return;
    const outcome = await runCommand(type, payload, { ...caller, key: null }, world);
    if (outcome.ok) return;
    if (outcome.cause !== undefined) report(outcome.cause);
    socket.receive(refused, { of: type, code: outcome.code, field: outcome.field });
  };
  const hasHandler = ({ type }: Command) => commandHandlers.some(({ command }) => command.type === type);
  const socket = fakeSocket((command, payload) => {
    if (command.needs === 'guest' && caller.guestId === null) return false;
    if (hasHandler(command)) void handleCommand(command, payload);
    return true;
  });
  const [client, scope] = [createClient(options), createScope()];
  world.bus.subscribe(({ to, message: { type, ...payload } }) => {
    if (!isFor(to, caller)) return;
    const push = pushes.find((each) => each.type === type);
    if (push !== undefined) socket.receive(push, payload);
  });
  return {
    ...ownWorld,
    client,
    scope,
    socket,
    sent: transport.sent,
    faults,
    context: { client, scope, clock },
    pushSource: { scope, socket },
    breakDown: (pattern) => (broken = pattern),
    queueAnswers: requests.close,
    delayAnswers: answers.close,
  };
};
