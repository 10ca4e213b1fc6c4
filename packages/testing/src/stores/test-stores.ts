import { commandHandlers, handlers, inProcess, inProcessCommands, isFor, type Caller } from '@lounge/mock-api';
import type { Command } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import { pushes } from '@lounge/protocol/registry';
import { createClient, createScope, type Client, type Failure, type Scope, type WireRequest } from '@lounge/transport';
import { fakeTransport, fakeSocket, type FakeSocket } from '@lounge/transport/fakes';
import { aWorld, type AWorld } from './a-world.ts';

/** A visitor of a world: the real client over the reference handlers, and a connection that reaches the world's commands and hears its pushes. */
export interface TestStores extends AWorld {
  readonly client: Client;
  readonly scope: Scope;
  readonly socket: FakeSocket;
  /** What a store takes to make calls. */
  readonly context: { readonly client: Client; readonly scope: Scope; readonly clock: AWorld['clock'] };
  /** What a store takes to hear pushes. */
  readonly pushSource: { readonly scope: Scope; readonly socket: FakeSocket };
  /** Every request that went out. */
  readonly sent: readonly WireRequest[];
  /** Answers that did not fit, and errors that handlers threw. */
  readonly faults: unknown[];
  /** Lets requests whose path or query text, and commands whose type, fits a pattern be lost from now on; null lets all pass. */
  breakDown(pattern: RegExp | null): void;
  /** Holds back every answer until the function that it returns is called. */
  queueAnswers(): () => void;
}

/** Starts a visit; anonymous and in English unless said otherwise. */
export const testStores = (who: Partial<Pick<Caller, 'guestId' | 'language'>> = {}): TestStores => {
  const made = aWorld();
  const { world, clock } = made;
  const context: Omit<Caller, 'key'> = { guestId: null, language: 'en', brand: 'velvet', requestId: 'r-1', ...who };
  const faults: unknown[] = [];
  const report = (cause: unknown) => void faults.push(cause);
  const back = inProcess(handlers)({ world, caller: context, run: { parseAnswers: true }, report });
  let broken: RegExp | null = null;
  let gate: Promise<void> = Promise.resolve();
  const transport = fakeTransport(async (request) => {
    const isBroken = broken?.test(request.path) === true || broken?.test(JSON.stringify(request.body)) === true;
    await gate;
    if (isBroken) throw new Error('no network');
    return back.send(request);
  });
  const identity = () => ({ token: 'test-token', guestId: context.guestId, language: context.language });
  const mismatch = (failure: Failure) => void faults.push(failure);
  const options = { transport, clock, identity, version: 'test', strict: true, report: mismatch, newKey: () => 'k-1' };
  const act = inProcessCommands(commandHandlers);
  const hear = async ({ type }: Command, payload: unknown): Promise<void> => {
    const isBroken = broken?.test(type) === true;
    await gate;
    if (isBroken) return;
    const outcome = await act(type, payload, { ...context, key: null }, world);
    if (outcome.ok) return;
    if (outcome.cause !== undefined) report(outcome.cause);
    socket.receive(refused, { of: type, code: outcome.code, field: outcome.field });
  };
  const isModules = ({ type }: Command) => commandHandlers.some(({ command }) => command.type === type);
  const socket = fakeSocket((command, payload) => {
    if (command.needs === 'guest' && context.guestId === null) return false;
    if (isModules(command)) void hear(command, payload);
    return true;
  });
  const [client, scope] = [createClient(options), createScope()];
  world.bus.subscribe(({ to, message: { type, ...payload } }) => {
    if (!isFor(to, context)) return;
    const push = pushes.find((each) => each.type === type);
    if (push !== undefined) socket.receive(push, payload);
  });
  const holdBack = () => {
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    return () => open();
  };
  return {
    ...made,
    client,
    scope,
    socket,
    sent: transport.sent,
    faults,
    queueAnswers: holdBack,
    context: { client, scope, clock },
    pushSource: { scope, socket },
    breakDown: (pattern) => (broken = pattern),
  };
};
