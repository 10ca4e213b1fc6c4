import type { AnswerOf } from '@lounge/protocol';
import type { buyAlbum } from '@lounge/protocol/content/galleries';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import { IdempotentCall } from './IdempotentCall.ts';
import { Loadable } from './Loadable.ts';

/** The answer to a purchase. */
export type Purchase = AnswerOf<typeof buyAlbum>;

/** The steps of a purchase. */
interface PurchaseSteps {
  /** Makes the call under an idempotency key. It must not be aborted with the page: leaving it does not cancel a purchase. */
  readonly send: (key: string) => Promise<Result<Purchase>>;
  /** Runs after a successful purchase. */
  readonly onBought: () => Promise<unknown>;
}

/** The purchase of one thing, charged once however often the guest presses or has to repeat it. */
export class PurchaseOnce {
  readonly outcome = new Loadable<Purchase>();
  readonly #steps: PurchaseSteps;
  readonly #call: IdempotentCall<Purchase>;

  constructor(steps: PurchaseSteps, newKey?: () => string) {
    this.#steps = steps;
    this.#call = new IdempotentCall(newKey);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  run(): Promise<Result<Purchase>> {
    const { send, onBought } = this.#steps;
    return this.#call.run(async (key) => {
      const result = await this.outcome.load(() => send(key));
      if (result.ok) await onBought();
      return result;
    });
  }
}
