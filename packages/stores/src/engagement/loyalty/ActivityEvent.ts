import type { AnswerOf } from '@lounge/protocol';
import { getUserActivityEvent, redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';
import type { RedeemedReward } from './Loyalty.ts';

/** An event in which activities bring points, as the guest sees it. */
export type ActivityEventData = AnswerOf<typeof getUserActivityEvent>;

/**
 * An event in which activities bring points, and points rewards.
 * @spec screen:event.user-activity, feature:reward.activity-event
 */
export class ActivityEvent {
  readonly data: Read<ActivityEventData>;
  /** The id of the reward that is being redeemed; null while none is. */
  redeemingId: number | null = null;
  readonly #context: ReadContext;
  readonly #newKey: (() => string) | undefined;
  readonly #calls = new Map<number, IdempotentCall<RedeemedReward>>();

  /** `newKey` creates idempotency keys. */
  constructor(id: number, context: ReadContext, newKey?: () => string) {
    this.#context = context;
    this.#newKey = newKey;
    this.data = new Read(() => callWithin(context, getUserActivityEvent, { id }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    this.data.listen(source);
  }

  load(): Promise<Result<ActivityEventData>> {
    return this.data.load();
  }

  /** Redeems a reward of the event, once however often the guest presses. @spec query:loyalty.reward.redeem */
  redeem(id: number): Promise<Result<RedeemedReward>> {
    const call = this.#calls.get(id) ?? new IdempotentCall<RedeemedReward>(this.#newKey);
    this.#calls.set(id, call);
    return call.run(async (key) => {
      this.redeemingId = id;
      // Without the scope's signal: leaving the page does not cancel it.
      const result = await this.#context.client.call(redeemLoyaltyReward, { id }, { key });
      runInAction(() => (this.redeemingId = null));
      if (result.ok) this.#noteRedeemed(id);
      // It was redeemed on another device, or the claim has ended.
      else if (result.failure.kind === 'declared') await this.data.load();
      return result;
    });
  }

  #noteRedeemed(id: number): void {
    this.data.change((value) => ({
      ...value,
      rewards: value.rewards.map((each) => (each.id === id ? { ...each, redeemed: true } : each)),
    }));
  }
}
