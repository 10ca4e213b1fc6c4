import type { AnswerOf } from '@lounge/protocol';
import {
  claimCoinLoyaltyBonus,
  getLoyalty,
  loyaltyPointsChanged,
  tryLoyaltyMigrate,
  vip30ValueHistory,
} from '@lounge/protocol/engagement/loyalty';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** The guest's loyalty points and what they bring. */
export type LoyaltyOffers = AnswerOf<typeof getLoyalty>;
/** The coins of the day that were claimed. */
export type ClaimedCoins = AnswerOf<typeof claimCoinLoyaltyBonus>;
/** The points of the club before that were moved. */
export type MovedPoints = AnswerOf<typeof tryLoyaltyMigrate>;
/** The coins that the guest spent in a month. */
export type MonthOfValue = AnswerOf<typeof vip30ValueHistory>[number];

/**
 * The guest's club: points, the coins of the day, points of the club before, and the coins of each month.
 * @spec state:loyalty, feature:reward.loyalty
 */
export class LoyaltyClub {
  readonly data: Read<LoyaltyOffers>;
  readonly history: Read<MonthOfValue[]>;
  /** The last claim of the coins of the day. */
  readonly claimed = new Loadable<ClaimedCoins>();
  /** The last try to move points. */
  readonly moved = new Loadable<MovedPoints>();
  readonly #context: ReadContext;
  readonly #claim: IdempotentCall<ClaimedCoins>;
  readonly #migration = new IdempotentCall<MovedPoints>();

  /** `newKey` creates idempotency keys. */
  constructor(context: ReadContext, newKey?: () => string) {
    this.#context = context;
    this.data = new Read(() => callWithin(context, getLoyalty, {}));
    this.history = new Read(() => callWithin(context, vip30ValueHistory, {}));
    this.#claim = new IdempotentCall(newKey);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @spec socket:loyaltyPointsChanged */
  listen(source: PushSource): void {
    this.data.listen(source, loyaltyPointsChanged);
    this.history.listen(source);
  }

  /** Reads points and months; a part that fails leaves the other. */
  async load(): Promise<Result<LoyaltyOffers>> {
    const [result] = await Promise.all([this.data.load(), this.history.load()]);
    return result;
  }

  /** Claims the coins of the day, once however often the guest presses. @spec query:loyalty.coin-bonus.claim */
  claim(): Promise<Result<ClaimedCoins>> {
    return this.#claim.run(async (key) => {
      const result = await this.claimed.track(() => this.#context.client.call(claimCoinLoyaltyBonus, {}, { key }));
      // A declared failure means that the page is stale: they were claimed on another device.
      if (result.ok) this.#noteClaim(result.value);
      else if (result.failure.kind === 'declared') await this.data.load();
      return result;
    });
  }

  /** Moves the points of the club before, once however often the guest presses. @spec query:loyalty.migrate.try */
  migrate(): Promise<Result<MovedPoints>> {
    return this.#migration.run(async () => {
      const result = await this.moved.track(() => this.#context.client.call(tryLoyaltyMigrate, {}));
      if (result.ok || result.failure.kind === 'declared') await this.data.load();
      return result;
    });
  }

  #noteClaim({ nextAt }: ClaimedCoins): void {
    this.data.change((value) => ({ ...value, coinBonus: { ...value.coinBonus, isClaimed: true, nextAt } }));
  }
}
