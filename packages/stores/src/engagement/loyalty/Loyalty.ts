import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import { loyaltyPointsChanged, redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import type { monthlyReward } from '@lounge/protocol/engagement/spin-wheel';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** A reward of the month. */
export type RewardData = Infer<typeof monthlyReward>;
/** A reward of the month or of an event after it was redeemed. */
export type RedeemedReward = AnswerOf<typeof redeemLoyaltyReward>;

/** Loyalty points, and the rewards that they unlock. */
export interface LoyaltyData {
  readonly points: number;
  readonly monthlyRewards: readonly RewardData[];
}

/** Where the loyalty data is read: it comes with the wheel. */
export interface LoyaltySource {
  readonly info: Pick<Loadable<LoyaltyData>, 'value' | 'state' | 'markStale' | 'isDue'>;
  /** Changes what was read. An answer to a read that began before is stale. */
  updateLoyalty(change: (data: LoyaltyData) => Partial<LoyaltyData>): void;
  load(): Promise<unknown>;
}

/** Loyalty data with another number of points, which decides what can be redeemed. */
export const withPoints = ({ monthlyRewards }: LoyaltyData, points: number): LoyaltyData => ({
  points,
  monthlyRewards: monthlyRewards.map((reward) => ({
    ...reward,
    isRedeemable: !reward.isRedeemed && points >= reward.requiredPoints,
  })),
});

/** The guest's loyalty points and the rewards of the month. @spec feature:reward.monthly */
export class Loyalty {
  /** The reward that was redeemed last. */
  readonly redeemed = new Loadable<RedeemedReward>();
  /** The id of the reward that is being redeemed; null while none is. */
  redeemingId: number | null = null;
  readonly #source: LoyaltySource;
  readonly #context: Pick<StoreContext, 'client'>;
  readonly #newKey: (() => string) | undefined;
  readonly #calls = new Map<number, IdempotentCall<RedeemedReward>>();

  /** `newKey` creates idempotency keys. */
  constructor(source: LoyaltySource, context: Pick<StoreContext, 'client'>, newKey?: () => string) {
    this.#source = source;
    this.#context = context;
    this.#newKey = newKey;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(loyaltyPointsChanged, this.onLoyaltyPointsChanged));
    source.scope.onEnd(source.socket.on(emailVerified, this.onEmailVerified));
    reloadOnResync(
      source,
      () => [this.#source.info],
      () => this.#source.load(),
    );
  }

  get points(): number {
    return this.#source.info.value?.points ?? 0;
  }

  get rewards(): readonly RewardData[] {
    return this.#source.info.value?.monthlyRewards ?? [];
  }

  /** Redeems a reward of the month. Free spins that it brings are read again with the wheel. @spec query:loyalty.reward.redeem */
  redeem(id: number): Promise<Result<RedeemedReward>> {
    const call = this.#calls.get(id) ?? new IdempotentCall<RedeemedReward>(this.#newKey);
    this.#calls.set(id, call);
    return call.run((key) => this.#redeem(id, key));
  }

  /** @spec socket:loyaltyPointsChanged */
  onLoyaltyPointsChanged({ loyaltyPoints }: PayloadOf<typeof loyaltyPointsChanged>): void {
    if (this.#source.info.value?.points === loyaltyPoints) return;
    this.#source.updateLoyalty((data) => withPoints(data, loyaltyPoints));
  }

  /** A verified address brings the free spins. */
  onEmailVerified(): void {
    if (this.#source.info.state !== 'idle') void this.#source.load();
  }

  async #redeem(id: number, key: string): Promise<Result<RedeemedReward>> {
    runInAction(() => (this.redeemingId = id));
    const result = await this.redeemed.track(() => this.#context.client.call(redeemLoyaltyReward, { id }, { key }));
    runInAction(() => {
      this.redeemingId = null;
      if (result.ok) this.#replace(result.value);
    });
    if (result.ok && result.value.freeSpins !== null) await this.#source.load();
    return result;
  }

  #replace({ id, isRedeemed, isRedeemable }: RedeemedReward): void {
    this.#source.updateLoyalty(({ monthlyRewards }) => ({
      monthlyRewards: monthlyRewards.map((each) => (each.id === id ? { ...each, isRedeemed, isRedeemable } : each)),
    }));
  }
}
