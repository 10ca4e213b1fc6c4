import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { favouriteEvents } from '@lounge/protocol/content/favourites';
import {
  feedGoalChanged,
  feedGoals,
  feedPostsWatch,
  mostWatchedPosts,
  viewedPost,
  type postById,
} from '@lounge/protocol/engagement/feed';
import { ignore } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin, Read } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { SendRejection, WaitingSends, WaitingStorage } from '../../reactive/WaitingSends.ts';
import { postLikes, type FeedReaction } from './post-likes.ts';

/** A post of a performer. */
export type FeedPostData = AnswerOf<typeof postById>;

type GoalChange = PayloadOf<typeof feedGoalChanged>;
type Goals = AnswerOf<typeof feedPostsWatch>;
type PinChange = PayloadOf<typeof favouriteEvents>;

/** Something that is read again when the connection is ready. */
type Unsent = ReturnType<Parameters<typeof reloadOnResync>[1]>[number];

/**
 * The posts that the page knows, one for all feeds and pages that show it: a change of a post is seen wherever it stands. Likes show at once
 * and are sent then.
 * @spec state:feed-post, feature:feed.like
 */
export class FeedPosts {
  readonly #posts = observable.map<number, FeedPostData>({}, { deep: false });
  /** The guest's likes, and those that are not sent. */
  readonly likes: WaitingSends<boolean, FeedReaction>;
  readonly #viewed = new Set<number>();
  readonly #context: StoreContext;
  readonly #isLoggedIn: () => boolean;
  /** The posts whose goals are followed, and their goals when that began. */
  readonly #goals: Read<Goals>;
  #watched: readonly number[] = [];

  /** `isLoggedIn` says whether there is an account to which likes and views belong; without `kept` likes wait on this page only. */
  constructor(context: StoreContext, isLoggedIn: () => boolean, kept: WaitingStorage | null = null) {
    this.#context = context;
    this.likes = postLikes(context, (reaction) => this.confirm(reaction), kept);
    this.#isLoggedIn = isLoggedIn;
    this.#goals = new Read(() => callWithin(context, feedPostsWatch, { postIds: [...this.#watched] }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { scope, socket } = source;
    scope.onEnd(socket.on(feedGoals, ({ goals }) => goals.forEach((goal) => this.onGoalChanged(goal))));
    scope.onEnd(socket.on(feedGoalChanged, this.onGoalChanged));
    scope.onEnd(socket.on(favouriteEvents, this.onFavouriteEvents));
    this.#goals.listen(source);
    const unsent = (): Unsent => ({ state: 'ready', isDue: this.likes.waiting > 0, markStale: () => undefined });
    reloadOnResync(source, () => [unsent()], this.sendWaiting);
    // Not before: the first render repeats the server's, which knows no likes that wait.
    if (!this.#isLoggedIn()) return;
    this.likes.restore();
    void this.sendWaiting();
  }

  /** Takes over posts as they were read. */
  put(posts: readonly FeedPostData[]): void {
    for (const post of posts) this.#posts.set(post.id, post);
  }

  /** Changes what is known of a post. */
  change(postId: number, change: (post: FeedPostData) => FeedPostData): void {
    const post = this.#posts.get(postId);
    if (post !== undefined) this.#posts.set(postId, change(post));
  }

  /** Takes over what a reaction answered. */
  confirm({ postId, likes, views, guestState }: FeedReaction): void {
    this.change(postId, (post) => ({ ...post, likes, views, guestState }));
  }

  /** A post as it is now, with the guest's like that is not confirmed; null where it was not read. */
  of(postId: number): FeedPostData | null {
    const post = this.#posts.get(postId) ?? null;
    const liked = this.likes.of(postId);
    if (post === null || liked === undefined || liked === post.guestState.liked) return post;
    const likes = Math.max(0, post.likes + (liked ? 1 : -1));
    return { ...post, likes, guestState: { ...post.guestState, liked } };
  }

  /** Why the last like of a post did not count; null where it did, or waits. */
  rejectionOf(postId: number): SendRejection | null {
    return this.likes.rejectionOf(postId);
  }

  /** Likes a post, or takes the like back. */
  async toggleLike(postId: number): Promise<void> {
    const post = this.of(postId);
    if (post === null || !this.#isLoggedIn()) return;
    this.likes.record(postId, !post.guestState.liked);
    await this.likes.send(postId);
  }

  /** Sends the likes that wait, as when the network is back. */
  async sendWaiting(): Promise<void> {
    await this.likes.sendWaiting();
  }

  /** Counts that a guest saw a post, once for this page; posts that were seen before are not sent. */
  async view(postId: number): Promise<void> {
    const post = this.#posts.get(postId);
    if (post === undefined || post.guestState.viewed || this.#viewed.has(postId) || !this.#isLoggedIn()) return;
    this.#viewed.add(postId);
    const result = await callWithin(this.#context, viewedPost, { postId });
    if (!result.ok) return ignore(result.failure, 'spec: a view that was not counted changes nothing for the guest');
    runInAction(() => this.confirm(result.value));
  }

  /** Follows the goals of the posts that a page shows, in place of those before. */
  watch(postIds: readonly number[]): void {
    const open = postIds
      .filter((id) => this.#posts.get(id)?.tippingGoal?.achieved === false)
      .slice(0, mostWatchedPosts);
    if (String(open) === String(this.#watched)) return;
    this.#watched = open;
    this.#goals.markStale();
    void this.#goals.load();
  }

  onGoalChanged({ postId, tippingGoal }: Pick<GoalChange, 'postId' | 'tippingGoal'>): void {
    this.change(postId, (post) => ({ ...post, tippingGoal }));
  }

  onFavouriteEvents({ kind, id, pinned: following }: PinChange): void {
    if (kind !== 'actor') return;
    for (const post of this.#posts.values())
      if (post.model.id === id) this.#posts.set(post.id, { ...post, guestState: { ...post.guestState, following } });
  }
}
