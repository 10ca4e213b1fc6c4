import { handlers, inProcess, type Caller } from '@lounge/mock-api';
import { pushes } from '@lounge/protocol/registry';
import { createClient, createScope, type Client, type Failure, type Scope, type WireRequest } from '@lounge/transport';
import { fakeCarrier, fakeSocket, type FakeSocket } from '@lounge/transport/fakes';
import { aWorld, type AWorld } from './a-world.ts';

/** A visitor of a world: the real client over the reference handlers, and a connection that hears the world's pushes. */
export interface AVisit extends AWorld {
  readonly client: Client;
  readonly scope: Scope;
  readonly socket: FakeSocket;
  /** What a store takes to make calls. */
  readonly caller: { readonly client: Client; readonly scope: Scope; readonly clock: AWorld['clock'] };
  /** What a store takes to hear pushes. */
  readonly ears: { readonly scope: Scope; readonly socket: FakeSocket };
  /** Every request that went out. */
  readonly sent: readonly WireRequest[];
  /** Answers that did not fit, and errors that handlers threw. */
  readonly faults: unknown[];
  /** Lets requests whose path or query text fits a pattern fail from now on; null lets all pass. */
  breakDown(pattern: RegExp | null): void;
  /** Holds back every answer until the function that it returns is called. */
  holdBack(): () => void;
}

/** Starts a visit; anonymous and in English unless said otherwise. */
export const aVisit = (who: Partial<Pick<Caller, 'guestId' | 'language'>> = {}): AVisit => {
  const made = aWorld();
  const { world, clock } = made;
  const caller: Caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'r-1', ...who };
  const faults: unknown[] = [];
  const report = (cause: unknown) => void faults.push(cause);
  const back = inProcess(handlers)({ world, caller, run: { parseAnswers: true }, report });
  let broken: RegExp | null = null;
  let gate: Promise<void> = Promise.resolve();
  const carrier = fakeCarrier(async (request) => {
    const isBroken = broken?.test(request.path) === true || broken?.test(JSON.stringify(request.body)) === true;
    await gate;
    if (isBroken) throw new Error('no network');
    return back.send(request);
  });
  const identity = () => ({ token: 'test-token', guestId: caller.guestId, language: caller.language });
  const misfit = (failure: Failure) => void faults.push(failure);
  const options = { carrier, clock, identity, version: 'test', strict: true, report: misfit, newKey: () => 'k-1' };
  const [client, scope, socket] = [createClient(options), createScope(), fakeSocket()];
  world.bus.subscribe(({ message: { type, ...payload } }) => {
    const push = pushes.find((each) => each.type === type);
    if (push !== undefined) socket.say(push, payload);
  });
  const holdBack = () => {
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    return () => open();
  };
  return {
    ...{ ...made, client, scope, socket, sent: carrier.sent, faults, holdBack },
    ...{ caller: { client, scope, clock }, ears: { scope, socket } },
    breakDown: (pattern) => (broken = pattern),
  };
};
