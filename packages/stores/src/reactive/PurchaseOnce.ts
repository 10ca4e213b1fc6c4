import type { AnswerOf } from '@lounge/protocol';
import type { buyAlbum } from '@lounge/protocol/content/galleries';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import { IdempotentCall, mayHaveHappened } from './IdempotentCall.ts';
import { Loadable } from './Loadable.ts';

/** The answer to a purchase. */
export type Purchase = AnswerOf<typeof buyAlbum>;

/** The steps of a purchase. */
interface PurchaseSteps {
  /** Makes the call under an idempotency key, for coins or with a voucher. It must not be aborted with the page: leaving it does not cancel a purchase. */
  readonly send: (key: string, voucherId: number | undefined) => Promise<Result<Purchase>>;
  /** Runs after a successful purchase. */
  readonly onBought: () => Promise<unknown>;
  /** Runs after a rejection, which says that what is shown is out of date. */
  readonly onRejected: () => Promise<unknown>;
}

/**
 * The purchase of one thing, charged once however often the guest presses or has to repeat it. Coins and each voucher have a key of
 * their own; one that runs while another is under way joins it.
 */
export class PurchaseOnce {
  readonly outcome = new Loadable<Purchase>();
  readonly #steps: PurchaseSteps;
  readonly #newKey: (() => string) | undefined;
  readonly #calls = new Map<number | undefined, IdempotentCall<Purchase>>();
  #pending: Promise<Result<Purchase>> | null = null;

  constructor(steps: PurchaseSteps, newKey?: () => string) {
    this.#steps = steps;
    this.#newKey = newKey;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Why nothing was bought; null if it was, or if that is unknown. */
  get rejection(): Failure['code'] | null {
    const { failure, state } = this.outcome;
    return state === 'failed' && failure !== null && !mayHaveHappened(failure) ? failure.code : null;
  }

  /** Forgets a rejection: what it was about has changed. */
  forgetRejection(): void {
    if (this.rejection !== null) this.outcome.reset();
  }

  run(voucherId?: number): Promise<Result<Purchase>> {
    this.#pending ??= this.#run(voucherId).finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  #run(voucherId: number | undefined): Promise<Result<Purchase>> {
    const { send, onBought, onRejected } = this.#steps;
    const call = this.#calls.get(voucherId) ?? new IdempotentCall<Purchase>(this.#newKey);
    this.#calls.set(voucherId, call);
    return call.run(async (key) => {
      const result = await this.outcome.track(() => send(key, voucherId));
      if (result.ok) await onBought();
      else if (!mayHaveHappened(result.failure)) await onRejected();
      return result;
    });
  }
}
