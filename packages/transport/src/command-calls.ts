import { isFailureCode, type Command, type FailureCode } from '@lounge/protocol';
import type { CallOptions } from './call-options.ts';
import type { Identity } from './identity.ts';
import type { Clock } from './clock.ts';
import { makeFailure, type FailureKind, type Result } from './failure.ts';
import { callTimeoutMs, loginNeeded, noConnection } from './command-results.ts';
import { newKey } from './new-key.ts';
import { parsePayload } from './parse-payload.ts';

/** Maximum number of commands under way. @assumed The documents state no limit. */
export const maxPendingCalls = 200;

interface PendingCall {
  readonly command: Command;
  readonly input: unknown;
  readonly key: string;
  readonly result: Promise<Result<unknown>>;
  readonly settle: (result: Result<unknown>) => void;
  /** Whether it has ended or is about to: its time is over, or its signal aborted. */
  readonly isOver: () => boolean;
  isSent: boolean;
}

const isSame = (call: PendingCall, command: Command, input: unknown): boolean =>
  call.command === command && JSON.stringify(call.input) === JSON.stringify(input);

const keyReused = ({ id }: Command): Result<never> => ({
  ok: false,
  failure: makeFailure(id, 'declared', 'keyReused', { message: `${id}: its key belongs to another call` }),
});

/** What command calls need from a connection. */
export interface CommandCallsOptions {
  readonly clock: Clock;
  readonly identity: () => Identity;
  /** Whether the session is ready. */
  readonly isReady: () => boolean;
  readonly send: (command: Command, input: unknown, key: string) => void;
}

/**
 * The commands under way. Each has a key, under which it is sent again after a reconnect, until its reply, a rejection or its
 * timeout. A provider that repeats keys gets several commands of a type at once; another one gets them one after the other, and
 * the first fitting push is the reply.
 */
export class CommandCalls {
  readonly #options: CommandCallsOptions;
  /** In the order of their calls. */
  readonly #pending = new Map<string, PendingCall>();
  /** Whether the provider repeated a key on this connection. */
  #repeatsKeys = false;

  constructor(options: CommandCallsOptions) {
    this.#options = options;
  }

  /** Calls a command. The same call with the key of one under way joins it. */
  call(
    command: Command,
    input: unknown,
    { signal, key = newKey(), timeoutMs = callTimeoutMs }: CallOptions = {},
  ): Promise<Result<unknown>> {
    const joined = this.#pending.get(key);
    if (joined !== undefined)
      return isSame(joined, command, input) ? joined.result : Promise.resolve(keyReused(command));
    if (command.needs === 'guest' && this.#options.identity().guestId === null)
      return Promise.resolve(loginNeeded(command));
    if (signal?.aborted === true || this.#pending.size >= maxPendingCalls)
      return Promise.resolve(noConnection(command));
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
    const fail = (): void => this.#settle(key, noConnection(command));
    const until = this.#options.clock.now() + timeoutMs;
    const isOver = (): boolean => signal?.aborted === true || this.#options.clock.now() >= until;
    const cancelTimeout = this.#options.clock.after(timeoutMs, fail);
    signal?.addEventListener('abort', fail, { once: true });
    const settle = (result: Result<unknown>): void => {
      cancelTimeout();
      signal?.removeEventListener('abort', fail);
      resolve(result);
    };
    this.#pending.set(key, { command, input, key, result: promise, settle, isOver, isSent: false });
    this.#sendDue();
    return promise;
  }

  /** The connection was lost: everything under way is sent again on the next one. */
  onLost(): void {
    this.#repeatsKeys = false;
    for (const each of this.#pending.values()) each.isSent = false;
  }

  /** A session is ready. */
  onReady(): void {
    this.#sendDue();
  }

  /** Handles a push that may be a reply; `key` is undefined without a valid one. Returns whether it is one. */
  onPush(type: string, payload: unknown, key: string | undefined): boolean {
    const call = key === undefined ? this.#fitting(type, payload) : this.#pending.get(key);
    if (call?.command.reply?.push.type !== type) return false;
    const parsed = parsePayload(call.command.answer, payload);
    if (key !== undefined) this.#repeatsKeys = true;
    if (parsed.ok) this.#settle(call.key, parsed);
    else this.#fail(call, 'schemaMismatch', 'failed', parsed.field);
    return true;
  }

  /** Handles a rejection; without a key, the oldest command of the type was rejected. */
  onRejection(of: string | null, code: string, field: string | null, key: string | undefined): void {
    const call = key === undefined ? this.#sent(({ command }) => command.type === of) : this.#pending.get(key);
    if (call === undefined) return;
    if (key !== undefined) this.#repeatsKeys = true;
    const failureCode: FailureCode = isFailureCode(code) ? code : 'failed';
    this.#fail(call, 'declared', failureCode, field);
  }

  /** Ends all commands under way; nothing more is sent. */
  end(): void {
    for (const { key, command } of this.#pending.values()) this.#settle(key, noConnection(command), false);
  }

  #fail({ key, command: { id } }: PendingCall, kind: FailureKind, code: FailureCode, field: string | null): void {
    const message = `${id}: ${kind} ${code}`;
    this.#settle(key, { ok: false, failure: makeFailure(id, kind, code, { field, message }) });
  }

  #sent(matches: (call: PendingCall) => boolean): PendingCall | undefined {
    return [...this.#pending.values()].find((each) => each.isSent && matches(each));
  }

  /** The oldest command that a push without a key may answer; none if the provider repeats keys. */
  #fitting(type: string, payload: unknown): PendingCall | undefined {
    if (this.#repeatsKeys) return undefined;
    return this.#sent(({ command: { reply, answer }, input, key }) => {
      if (reply?.push.type !== type) return false;
      return parsePayload(answer, payload).ok && reply.fits(input, payload, key);
    });
  }

  #settle(key: string, result: Result<unknown>, sendsDue = true): void {
    const call = this.#pending.get(key);
    if (call === undefined) return;
    this.#pending.delete(key);
    call.settle(result);
    if (sendsDue) this.#sendDue();
  }

  /** Sends what may be sent now; a command without a reply ends with it. */
  #sendDue(): void {
    if (!this.#options.isReady()) return;
    for (const call of this.#pending.values()) {
      const { command, input, key } = call;
      if (
        call.isSent ||
        call.isOver() ||
        (!this.#repeatsKeys && this.#sent((each) => each.command.type === command.type))
      )
        continue;
      call.isSent = true;
      this.#options.send(command, input, key);
      if (command.reply === null) this.#settle(key, { ok: true, value: {} }, false);
    }
  }
}
