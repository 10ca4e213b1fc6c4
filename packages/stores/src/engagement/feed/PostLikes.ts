import { parse, s, type AnswerOf } from '@lounge/protocol';
import { likePost, unlikePost } from '@lounge/protocol/engagement/feed';
import { standingIn, type Failure, type Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';
import { jsonIn, type StoredText } from '../../reactive/stored-text.ts';

/** The answer to a reaction: likes, views, and what the guest did. */
export type FeedReaction = AnswerOf<typeof likePost>;

/** Why a like did not count: the post is gone, or the guest's account may like nothing now. */
export type LikeRejection = 'gone' | 'forbidden';

/** Where likes that are not sent wait beyond the page, and whether the guest allows that now. */
export interface LikesStorage {
  readonly storedText: StoredText;
  readonly isAllowed: () => boolean;
}

const likes = s.array(s.object({ postId: s.entityId, liked: s.boolean }));

/** The most likes that are kept until they can be sent. @assumed */
const mostKept = 200;

/** Why a failure is the last word; null where the like is sent again, as after a lost network. */
const rejectionIn = (failure: Failure): LikeRejection | null => {
  if (failure.code === 'unknown') return 'gone';
  return standingIn(failure) === null ? null : 'forbidden';
};

/**
 * The guest's likes of posts: recorded here first, with consent on the device too, then sent. One that was rejected is undone.
 * @spec state:feed-post, feature:feed.like
 * @assumed Likes of posts wait as those of videos do; the documents say it of videos.
 */
export class PostLikes {
  /** The likes that are not confirmed, by post. */
  readonly #waiting = observable.map<number, boolean>();
  readonly #rejected = observable.map<number, LikeRejection>();
  readonly #sending = new Set<number>();
  readonly #context: StoreContext;
  readonly #kept: LikesStorage | null;
  readonly #onConfirmed: (reaction: FeedReaction) => void;

  constructor(context: StoreContext, onConfirmed: (reaction: FeedReaction) => void, kept: LikesStorage | null) {
    this.#context = context;
    this.#onConfirmed = onConfirmed;
    this.#kept = kept;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** How many likes have not been sent. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Whether likes are kept beyond this page. */
  get isAllowed(): boolean {
    return this.#kept?.isAllowed() ?? false;
  }

  /** The guest's like of a post that is not confirmed; undefined where nothing waits. */
  of(postId: number): boolean | undefined {
    return this.#waiting.get(postId);
  }

  /** Why the last like of a post did not count; null where it did, or waits. */
  rejectionOf(postId: number): LikeRejection | null {
    return this.#rejected.get(postId) ?? null;
  }

  /** Records a like, or that it was taken back, and sends it. */
  async set(postId: number, liked: boolean): Promise<void> {
    this.#rejected.delete(postId);
    this.#waiting.set(postId, liked);
    this.#write();
    await this.#send(postId);
  }

  /** Takes over the likes that an earlier page kept. */
  restore(): void {
    if (this.#kept === null || !this.isAllowed) return;
    const parsed = parse(likes, jsonIn(this.#kept.storedText));
    if (!parsed.ok) return;
    for (const { postId, liked } of parsed.value.slice(0, mostKept))
      if (!this.#waiting.has(postId)) this.#waiting.set(postId, liked);
  }

  /** Sends the likes that wait, as when the network is back. */
  async sendWaiting(): Promise<void> {
    for (const postId of this.#waiting.keys()) await this.#send(postId);
  }

  /** Forgets the likes that are kept beyond this page, as when the guest takes the consent back. */
  clear(): void {
    this.#kept?.storedText.write(null);
  }

  /** Sends the like of a post, and what it changed to meanwhile. */
  async #send(postId: number): Promise<void> {
    if (this.#sending.has(postId)) return;
    this.#sending.add(postId);
    let isDone = false;
    while (!isDone && this.#waiting.has(postId)) {
      const liked = this.#waiting.get(postId) === true;
      const result: Result<FeedReaction> = await callWithin(this.#context, liked ? likePost : unlikePost, { postId });
      isDone = !result.ok;
      runInAction(() => this.#settle(postId, liked, result));
    }
    this.#sending.delete(postId);
    this.#write();
  }

  #settle(postId: number, liked: boolean, result: Result<FeedReaction>): void {
    if (result.ok) this.#onConfirmed(result.value);
    const rejection = result.ok ? null : rejectionIn(result.failure);
    if (rejection !== null) this.#rejected.set(postId, rejection);
    if ((result.ok || rejection !== null) && this.#waiting.get(postId) === liked) this.#waiting.delete(postId);
  }

  #write(): void {
    if (this.#kept === null || !this.isAllowed) return;
    const kept = [...this.#waiting].slice(-mostKept).map(([postId, liked]) => ({ postId, liked }));
    this.#kept.storedText.write(kept.length === 0 ? null : JSON.stringify(kept));
  }
}
