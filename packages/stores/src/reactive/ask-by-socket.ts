import { isFailureCode, type Command, type FailureCode, type Infer, type Push, type Shape } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import type { Clock, FailureKind, Result, Scope } from '@lounge/transport';
import type { Line } from '../ports.ts';

/** How long the answer to a command may be missing. @assumed 10 seconds. */
export const answerTimeoutMs = 10_000;

/** A command, and the push that answers it. */
export interface Asking<P extends Shape> {
  readonly command: Command;
  readonly payload: unknown;
  readonly push: Push<P>;
  /** Tells the answer from pushes that others caused. */
  readonly isMine: (payload: Infer<P>) => boolean;
}

/** Over which connection, for how long, by which clock. */
export interface Asker {
  readonly socket: Line;
  readonly scope: Pick<Scope, 'signal'>;
  readonly clock: Clock;
}

/**
 * Sends a command and waits for its answer or refusal. Refusals name only their type, so a store keeps no two commands
 * of a type on their way. `offline` where the connection breaks or nothing comes, `unready` where nobody is logged in.
 */
export const askBySocket = <P extends Shape>(
  { socket, scope, clock }: Asker,
  { command, payload, push, isMine }: Asking<P>,
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
    hold(
      socket.on(refused, ({ of, code, field }) => {
        if (of === command.type) fail('declared', isFailureCode(code) ? code : 'failed', field);
      }),
    );
    hold(socket.onState((state) => void ((state === 'waiting' || state === 'ended') && lose())));
    hold(clock.after(answerTimeoutMs, lose));
    scope.signal.addEventListener('abort', lose, { once: true, signal: waiting.signal });
    if (scope.signal.aborted || socket.state === 'ended') lose();
    else if (!socket.send(command, payload)) fail('unready', 'needLogin');
  });
