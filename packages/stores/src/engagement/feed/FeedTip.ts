import type { AnswerOf } from '@lounge/protocol';
import { tipPost } from '@lounge/protocol/engagement/feed';
import { analyticsItemNames } from '@lounge/protocol/foundation/telemetry';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import { trackPurchase } from '../../foundation/telemetry/index.ts';
import type { StoreContext } from '../../ports.ts';
import { mayHaveHappened } from '../../reactive/IdempotentCall.ts';
import { IdempotentIntent } from '../../reactive/IdempotentIntent.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import type { FeedPosts } from './FeedPosts.ts';

/** A tip that was paid. */
export type TipData = AnswerOf<typeof tipPost>;

/** The tip of a post: an amount in whole coins that is paid once however often the guest presses. @spec feature:feed.tip, component:TipDialog 5 */
export class FeedTip {
  /** The last tip of this page. */
  readonly paid = new Loadable<TipData>();
  /** The coins of the last tip that was sent. */
  amount: number | null = null;
  readonly #postId: number;
  readonly #posts: FeedPosts;
  readonly #context: StoreContext;
  readonly #intent: IdempotentIntent<TipData>;

  constructor(postId: number, posts: FeedPosts, context: StoreContext, newKey?: () => string) {
    this.#postId = postId;
    this.#posts = posts;
    this.#context = context;
    this.#intent = new IdempotentIntent(newKey);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Why the last tip was not paid; null if it was, or if its outcome is unknown. */
  get rejection(): Failure['code'] | null {
    const { failure } = this.paid;
    return failure !== null && !mayHaveHappened(failure) ? failure.code : null;
  }

  /** Tips whole coins. An unknown outcome is repeated under the same key. */
  send(amountCoins: number): Promise<Result<TipData>> {
    const input = { postId: this.#postId, amountCoins };
    return this.#intent.run(input, async (key) => {
      runInAction(() => (this.amount = amountCoins));
      const result = await this.paid.track(() => this.#context.client.call(tipPost, input, { key }));
      if (result.ok) this.#take(result.value, amountCoins);
      return result;
    });
  }

  /** Begins anew, as when its window opens again. */
  begin(): void {
    if (this.paid.state !== 'loading') this.paid.reset();
  }

  #take({ tippingGoal, hasReachedGoal }: TipData, amountCoins: number): void {
    this.#posts.change(this.#postId, (post) => ({
      ...post,
      tippingGoal,
      guestState: { ...post.guestState, tipped: true },
    }));
    trackPurchase(this.#context, {
      amount: amountCoins * 100,
      currency: 'VXC',
      itemName: analyticsItemNames.platformContent,
      itemCategory: hasReachedGoal ? 'feed_tipping_goal' : 'feed_tip',
    });
  }
}
