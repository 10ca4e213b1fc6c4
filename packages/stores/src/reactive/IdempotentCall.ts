import { newKey as randomKey, type Failure, type Result } from '@lounge/transport';

/** Whether the server may have carried out the change although the call failed. */
export const mayHaveHappened = ({ kind, code }: Failure): boolean => kind !== 'declared' || code === 'failed';

/**
 * One intent of the guest with one idempotency key: a run during another joins it, a run after an uncertain failure repeats it under the
 * same key. Success and a declared failure end the intent.
 */
export class IdempotentCall<T> {
  readonly #newKey: () => string;
  #key: string | null = null;
  #pending: Promise<Result<T>> | null = null;

  constructor(newKey: () => string = randomKey) {
    this.#newKey = newKey;
  }

  /** `send` must not be aborted with the page: leaving it does not cancel a purchase. */
  run(send: (key: string) => Promise<Result<T>>): Promise<Result<T>> {
    this.#pending ??= this.#run(send).finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  async #run(send: (key: string) => Promise<Result<T>>): Promise<Result<T>> {
    this.#key ??= this.#newKey();
    const result = await send(this.#key);
    if (result.ok || !mayHaveHappened(result.failure)) this.#key = null;
    return result;
  }
}
