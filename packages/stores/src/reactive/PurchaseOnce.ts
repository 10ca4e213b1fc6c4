import type { AnswerOf } from '@lounge/protocol';
import type { buyAlbum } from '@lounge/protocol/content/galleries';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import { Loadable } from './Loadable.ts';

/** What a purchase answers. */
export type Purchase = AnswerOf<typeof buyAlbum>;

/** Whether nobody can say if coins moved: only then a repeat must be the same purchase. */
const isUncertain = ({ kind, code }: Failure): boolean => kind !== 'declared' || code === 'failed';

/** What a purchase does. */
interface Deal {
  /** Makes a key that nobody made before, for instance `crypto.randomUUID`. */
  readonly newKey: () => string;
  /** Makes the call under a key. It must not end with the page: a purchase is not called off by leaving. */
  readonly send: (key: string) => Promise<Result<Purchase>>;
  /** Runs after a purchase that went through. */
  readonly afterwards: () => Promise<unknown>;
}

/**
 * The purchase of one thing. A press while one is under way is the same purchase, and so is a repeat after an answer
 * that did not arrive: both have the key of the first.
 */
export class PurchaseOnce {
  readonly outcome = new Loadable<Purchase>();
  readonly #deal: Deal;
  #key: string | null = null;
  #pending: Promise<Result<Purchase>> | null = null;

  constructor(deal: Deal) {
    this.#deal = deal;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  run(): Promise<Result<Purchase>> {
    this.#pending ??= this.#run().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  async #run(): Promise<Result<Purchase>> {
    const key = (this.#key ??= this.#deal.newKey());
    const result = await this.outcome.load(() => this.#deal.send(key));
    if (result.ok || !isUncertain(result.failure)) this.#key = null;
    if (result.ok) await this.#deal.afterwards();
    return result;
  }
}
