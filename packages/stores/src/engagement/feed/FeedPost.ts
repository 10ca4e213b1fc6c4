import { buyPost, postById, reportPost } from '@lounge/protocol/engagement/feed';
import type { Result } from '@lounge/transport';
import { runInAction } from 'mobx';
import { PaidContent, type Purchase } from '../../foundation/wallet/index.ts';
import type { Comments } from '../../content/galleries/index.ts';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable, type LoadableState, type Restorable } from '../../reactive/Loadable.ts';
import { callWithin } from '../../reactive/Read.ts';
import type { FeedPostData, FeedPosts } from './FeedPosts.ts';
import type { FeedReaction } from './post-likes.ts';
import { FeedTip } from './FeedTip.ts';
import { postComments, type FeedCommentsData } from './post-comments.ts';

/** Dependencies of a post. */
export interface FeedPostOptions {
  readonly posts: FeedPosts;
  /** Runs after the guest bought something. */
  readonly onBought?: () => void;
  /** Creates idempotency keys. @default random */
  readonly newKey?: () => string;
}

/** A post: its purchase, its tip, its comments and the guest's report. @spec feature:feed.buy */
export class FeedPost extends PaidContent<FeedPostData> implements Restorable {
  readonly postId: number;
  /** All comments, once the post or they were read. */
  readonly comments: Comments<FeedCommentsData>;
  readonly tip: FeedTip;
  /** The guest's report of the post. */
  readonly reported = new Loadable<FeedReaction>();
  readonly #posts: FeedPosts;
  readonly #onBought: () => void;
  readonly #context: StoreContext;

  constructor(postId: number, context: StoreContext, { posts, onBought = () => undefined, newKey }: FeedPostOptions) {
    const comments = postComments(postId, posts, context, newKey);
    super({
      read: async () => {
        const result = await callWithin(context, postById, { id: postId });
        if (result.ok)
          runInAction(() => {
            posts.put([result.value]);
            comments.data.replace(result.value);
          });
        return result;
      },
      buy: (_, key) => context.client.call(buyPost, { postId }, { key }),
      newKey,
      context,
      item: ({ priceCoins }) => ({ amount: priceCoins?.value ?? 0, itemCategory: 'feed_paid_content' }),
    });
    this.postId = postId;
    this.#posts = posts;
    this.#onBought = onBought;
    this.#context = context;
    this.comments = comments;
    this.tip = new FeedTip(postId, posts, context, newKey);
  }

  /** The post as it is now; null where it was not read. */
  get shown(): FeedPostData | null {
    return this.#posts.of(this.postId) ?? this.data.value;
  }

  override listen(source: PushSource): void {
    super.listen(source);
    this.comments.listen(source);
  }

  /** Buys the media of a post, which a feed may have read. */
  async unlock(): Promise<Result<Purchase>> {
    const { shown } = this;
    if (this.data.value === null && shown !== null) this.data.set(shown);
    const result = await this.buy();
    if (result.ok) this.#onBought();
    return result;
  }

  /** Reports the post. Said again, it changes nothing, so it needs no key. */
  async report(): Promise<Result<FeedReaction>> {
    const { postId } = this;
    const result = await this.reported.track(() => callWithin(this.#context, reportPost, { postId }));
    if (result.ok) runInAction(() => this.#posts.confirm(result.value));
    return result;
  }

  snapshot(): LoadableState<FeedPostData> {
    return this.data.snapshot();
  }

  restore(state: LoadableState): void {
    this.data.restore(state);
    const { value } = this.data;
    if (value === null) return;
    this.#posts.put([value]);
    this.comments.data.set(value);
  }
}
