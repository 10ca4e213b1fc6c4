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

/** The parts of a connection that command calls use. */
export interface CommandCallsOptions {
  readonly clock: Clock;
  readonly identity: () => Identity;
  /** Whether the session is ready. */
  readonly isReady: () => boolean;
  readonly send: (command: Command, input: unknown, key: string) => void;
}

/**
 * The commands under way. Each is sent again under its key after a reconnect, until its reply, a rejection or its timeout. The provider
 * repeats the key in reply and rejection, which are matched by it alone.
 */
export class CommandCalls {
  readonly #options: CommandCallsOptions;
  /** In the order of their calls. */
  readonly #pending = new Map<string, PendingCall>();

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
    for (const each of this.#pending.values()) each.isSent = false;
  }

  /** A session is ready. */
  onReady(): void {
    this.#sendDue();
  }

  /** Handles a push; it is a reply if a command that it answers has its key, which is undefined without a valid one. Returns whether it is one. */
  onPush(type: string, payload: unknown, key: string | undefined): boolean {
    const call = this.#withKey(key);
    if (call?.command.reply?.type !== type) return false;
    const parsed = parsePayload(call.command.answer, payload);
    if (parsed.ok) this.#settle(call.key, parsed);
    else this.#fail(call, 'schemaMismatch', 'failed', parsed.field);
    return true;
  }

  /** Handles a rejection; it ends the command that has its key. */
  onRejection(code: string, field: string | null, key: string | undefined): void {
    const call = this.#withKey(key);
    if (call === undefined) return;
    const failureCode: FailureCode = isFailureCode(code) ? code : 'failed';
    this.#fail(call, 'declared', failureCode, field);
  }

  /** Ends all commands under way; nothing more is sent. */
  end(): void {
    for (const { key, command } of this.#pending.values()) this.#settle(key, noConnection(command));
  }

  #fail({ key, command: { id } }: PendingCall, kind: FailureKind, code: FailureCode, field: string | null): void {
    const message = `${id}: ${kind} ${code}`;
    this.#settle(key, { ok: false, failure: makeFailure(id, kind, code, { field, message }) });
  }

  #withKey(key: string | undefined): PendingCall | undefined {
    return key === undefined ? undefined : this.#pending.get(key);
  }

  #settle(key: string, result: Result<unknown>): void {
    const call = this.#pending.get(key);
    if (call === undefined) return;
    this.#pending.delete(key);
    call.settle(result);
  }

  /** Sends what may be sent now; a command without a reply ends with it. */
  #sendDue(): void {
    if (!this.#options.isReady()) return;
    for (const call of this.#pending.values()) {
      const { command, input, key } = call;
      if (call.isSent || call.isOver()) continue;
      call.isSent = true;
      this.#options.send(command, input, key);
      if (command.reply === null) this.#settle(key, { ok: true, value: {} });
    }
  }
}
