import { handlers, inProcess, matchesAudience, type Caller } from '@lounge/mock-api';
import type { Command } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import { pushes } from '@lounge/protocol/registry';
import { createClient, createScope, type Client, type Failure, type Scope, type WireRequest } from '@lounge/transport';
import { fakeTransport, fakeSocket, type FakeSocket } from '@lounge/transport/fakes';
import { aWorld, type AWorld } from './a-world.ts';

/**
 * The dependencies of stores in a test: the real client over the reference handlers, and a socket that runs a world's commands and receives
 * its pushes.
 */
export interface TestStores extends AWorld {
  readonly client: Client;
  readonly scope: Scope;
  readonly socket: FakeSocket;
  /** The `StoreContext` of the stores. */
  readonly context: {
    readonly client: Client;
    readonly scope: Scope;
    readonly clock: AWorld['clock'];
    readonly hasAnalyticsConsent: () => boolean;
  };
  /** The `PushSource` of the stores. */
  readonly pushSource: { readonly scope: Scope; readonly clock: AWorld['clock']; readonly socket: FakeSocket };
  /** Every request that was sent. */
  readonly sent: readonly WireRequest[];
  /** Schema mismatches of answers, and errors that handlers threw. */
  readonly unexpectedErrors: unknown[];
  /** Fails requests whose path or body matches as if there was no network, and drops commands whose type matches; null ends it. */
  failRequests(pattern: RegExp | null): void;
  /** Holds requests and commands from now on, before they reach the world. Returns a function that delivers them. */
  holdRequests(): () => void;
  /** Holds the answers to requests that reach the world from now on. Returns a function that delivers them; a further call holds only later ones. */
  holdAnswers(): () => void;
}

/** Creates a gate: `passed` resolves when it is open; `close` closes it and returns a function that opens it. */
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

/** The visitor of a test. */
export interface TestVisitor extends Partial<Pick<Caller, 'guestId' | 'language'>> {
  /** @default false */
  readonly hasAnalyticsConsent?: boolean;
}

/** Creates what stores need, in a new world. By default the visitor is anonymous and the language is English. */
export const testStores = ({ hasAnalyticsConsent = false, ...visitor }: TestVisitor = {}): TestStores => {
  const ownWorld = aWorld();
  const { world, clock } = ownWorld;
  const caller: Omit<Caller, 'key'> = {
    guestId: null,
    language: 'en',
    brand: 'velvet',
    requestId: 'r-1',
    ...(visitor.guestId == null ? { visitor: 'test' } : {}),
    ...visitor,
  };
  const unexpectedErrors: unknown[] = [];
  const report = (cause: unknown) => void unexpectedErrors.push(cause);
  const server = inProcess(handlers)({ world, caller, run: { parseAnswers: true }, report });
  let failing: RegExp | null = null;
  let keys = 0;
  const [requests, answers] = [createGate(), createGate()];
  const transport = fakeTransport(async (request) => {
    const isFailing = failing?.test(request.path) === true || failing?.test(JSON.stringify(request.body)) === true;
    await requests.passed();
    if (isFailing) throw new Error('no network');
    const answer = await server.send(request);
    await answers.passed();
    return answer;
  });
  const identity = () => ({ token: 'test-token', guestId: caller.guestId, language: caller.language });
  const onMismatch = (failure: Failure) => void unexpectedErrors.push(failure);
  const options = {
    transport,
    clock,
    identity,
    version: 'test',
    strict: true,
    report: onMismatch,
    newKey: () => `k-${(keys += 1)}`,
  };
  const handleCommand = async ({ type }: Command, payload: unknown, key: string): Promise<void> => {
    const isDropped = failing?.test(type) === true;
    await requests.passed();
    if (isDropped) return;
    const outcome = await server.command({ type, payload, key });
    await answers.passed();
    if (!outcome.ok && socket.state === 'ready')
      socket.receive(refused, { of: type, code: outcome.code, field: outcome.field }, key);
  };
  const onCommand = (command: Command, payload: unknown, key: string) => void handleCommand(command, payload, key);
  const socket = fakeSocket({ clock, identity, onCommand });
  const [client, scope] = [createClient({ ...options, socket }), createScope()];
  world.bus.subscribe(({ to, message: { type, key, ...payload } }) => {
    if (socket.state !== 'ready' || !matchesAudience(to, caller)) return;
    const push = pushes.find((each) => each.type === type);
    if (push !== undefined) socket.receive(push, payload, typeof key === 'string' ? key : undefined);
  });
  return {
    ...ownWorld,
    client,
    scope,
    socket,
    sent: transport.sent,
    unexpectedErrors,
    context: { client, scope, clock, hasAnalyticsConsent: () => hasAnalyticsConsent },
    pushSource: { scope, clock, socket },
    failRequests: (pattern) => (failing = pattern),
    holdRequests: requests.close,
    holdAnswers: answers.close,
  };
};
