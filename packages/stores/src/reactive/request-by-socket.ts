import { isFailureCode, type Command, type FailureCode, type Infer, type Push, type Schema } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import type { Clock, FailureKind, Result, Scope } from '@lounge/transport';
import type { CommandSocket } from '../ports.ts';

/**
 * How long a command may wait for the connection, and from then on for its answer. Being offline does not extend it: a
 * wish that is carried out long after it was made surprises more than one that is visibly taken back. @assumed 10 seconds.
 */
export const answerTimeoutMs = 10_000;

/** A command, and the push that answers it. */
export interface SocketRequest<P extends Schema> {
  readonly command: Command;
  readonly payload: unknown;
  readonly push: Push<P>;
  /** Tells the answer from pushes that others caused. */
  readonly isMine: (payload: Infer<P>) => boolean;
}

/** Over which connection, for how long, by which clock. */
export interface SocketRequestContext {
  readonly socket: CommandSocket;
  readonly scope: Pick<Scope, 'signal'>;
  readonly clock: Clock;
}

/**
 * Sends a command once the connection stands and waits for its answer or refusal. Refusals name only their type, so a
 * store keeps no two commands of a type on their way. `offline` where the connection does not come back in time, breaks
 * before the answer or nothing comes; `unready` where nobody is logged in. It does not wait in the
 * connection's own queue: nothing can be taken back from there, and what was given up must not go out later.
 */
export const requestBySocket = <P extends Schema>(
  { socket, scope, clock }: SocketRequestContext,
  { command, payload, push, isMine }: SocketRequest<P>,
): Promise<Result<Infer<P>>> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const hold = (release: () => void) => waiting.signal.addEventListener('abort', release, { once: true });
    const end = (result: Result<Infer<P>>): void => {
      waiting.abort();
      resolve(result);
    };
    const fail = (kind: FailureKind, code: FailureCode, field: string | null = null): void => {
      const message = `${command.id} was not answered: ${kind} ${code}`;
      end({ ok: false, failure: { kind, callId: command.id, code, field, requestId: null, message } });
    };
    const lose = () => fail('offline', 'unavailable');
    hold(socket.on(push, (heard) => void (isMine(heard) && end({ ok: true, value: heard }))));
    let stopPatience = (): void => undefined;
    const beginPatience = (): void => {
      stopPatience();
      stopPatience = clock.after(answerTimeoutMs, lose);
    };
    let isSent = false;
    const send = (): void => {
      isSent = true;
      beginPatience();
      if (!socket.send(command, payload)) fail('unready', 'needLogin');
    };
    hold(
      socket.on(refused, ({ of, code, field }) => {
        if (isSent && of === command.type) fail('declared', isFailureCode(code) ? code : 'failed', field);
      }),
    );
    hold(
      socket.onState((state) => {
        if (state === 'ready' && !isSent) send();
        else if (state === 'ended' || (state === 'waiting' && isSent)) lose();
      }),
    );
    hold(() => stopPatience());
    scope.signal.addEventListener('abort', lose, { once: true, signal: waiting.signal });
    if (scope.signal.aborted || socket.state === 'ended') lose();
    else if (socket.state === 'ready') send();
    else beginPatience();
  });
