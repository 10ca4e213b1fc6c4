import { isFailureCode, type Command, type FailureCode, type Infer, type Push, type Schema } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import { startTimer, type Clock, type FailureKind, type Result, type Scope } from '@lounge/transport';
import type { CommandSocket } from '../ports.ts';

/**
 * How long a command waits for the connection, and then again for its reply. Short, because a change that is carried out
 * long after the guest asked for it surprises more than one that is visibly undone. @assumed 10 seconds.
 */
export const answerTimeoutMs = 10_000;

/** A command, and the push that replies to it. */
export interface SocketRequest<P extends Schema> {
  readonly command: Command;
  readonly payload: unknown;
  readonly push: Push<P>;
  /** Whether a push replies to this command; others cause pushes of the same type. */
  readonly isMine: (payload: Infer<P>) => boolean;
}

/** The connection of a request, its lifetime and its clock. */
export interface SocketRequestContext {
  readonly socket: CommandSocket;
  readonly scope: Pick<Scope, 'child'>;
  readonly clock: Clock;
}

/**
 * Sends a command as soon as the session is ready, and resolves with its reply or rejection. Rejections name only the
 * command's type, so a store has at most one command of a type in flight. Fails with `offline` if the connection does not
 * return in time, breaks before the reply, or no reply comes; with `unready` if the visitor is not logged in. The request
 * waits here and not in the socket's queue: nothing can be removed from there, and an expired request must not be sent.
 */
export const requestBySocket = <P extends Schema>(
  { socket, scope, clock }: SocketRequestContext,
  { command, payload, push, isMine }: SocketRequest<P>,
): Promise<Result<Infer<P>>> =>
  new Promise((resolve) => {
    // Its end releases the listeners and the timer.
    const request = scope.child();
    const end = (result: Result<Infer<P>>): void => {
      resolve(result);
      request.end();
    };
    const fail = (kind: FailureKind, code: FailureCode, field: string | null = null): void => {
      const message = `${command.id} has no reply: ${kind} ${code}`;
      end({ ok: false, failure: { kind, callId: command.id, code, field, requestId: null, message } });
    };
    const failOffline = () => fail('offline', 'unavailable');
    request.onEnd(failOffline);
    let cancelTimeout = (): void => undefined;
    const restartTimeout = (): void => {
      cancelTimeout();
      cancelTimeout = startTimer({ clock, scope: request }, answerTimeoutMs, failOffline);
    };
    let isSent = false;
    const send = (): void => {
      isSent = true;
      restartTimeout();
      if (!socket.send(command, payload)) fail('unready', 'needLogin');
    };
    request.onEnd(socket.on(push, (reply) => void (isMine(reply) && end({ ok: true, value: reply }))));
    request.onEnd(
      socket.on(refused, ({ of, code, field }) => {
        if (isSent && of === command.type) fail('declared', isFailureCode(code) ? code : 'failed', field);
      }),
    );
    request.onEnd(
      socket.onState((state) => {
        if (state === 'ready' && !isSent) send();
        else if (state === 'ended' || (state === 'waiting' && isSent)) failOffline();
      }),
    );
    if (request.isEnded) return;
    if (socket.state === 'ended') failOffline();
    else if (socket.state === 'ready') send();
    else restartTimeout();
  });
