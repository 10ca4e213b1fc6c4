import type { Result } from '@lounge/transport';
import { IdempotentCall } from './IdempotentCall.ts';

/** One intent of the guest with its input: the same input again repeats it under the same key, another one is another intent. */
export class IdempotentIntent<T> {
  readonly #newKey: (() => string) | undefined;
  #input: string | null = null;
  #call: IdempotentCall<T> | null = null;

  /** `newKey` creates idempotency keys. */
  constructor(newKey?: () => string) {
    this.#newKey = newKey;
  }

  run(input: object, send: (key: string) => Promise<Result<T>>): Promise<Result<T>> {
    const text = JSON.stringify(input);
    if (this.#call === null || text !== this.#input) this.#call = new IdempotentCall<T>(this.#newKey);
    this.#input = text;
    return this.#call.run(send);
  }
}
