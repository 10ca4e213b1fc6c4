import type { AnswerOf } from '@lounge/protocol';
import { commentPost, deleteComment, postById, reportComment } from '@lounge/protocol/engagement/feed';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { IdempotentIntent } from '../../reactive/IdempotentIntent.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { callWithin } from '../../reactive/Read.ts';
import type { FeedPostData, FeedPosts } from './FeedPosts.ts';

/** The comments on a post after a change. */
export type FeedCommentsData = AnswerOf<typeof commentPost>;

/** The comments on a post. What a change answers takes the place of what was read. @spec feature:feed.comment */
export class FeedComments {
  /** The last comment that was written, deleted or reported. */
  readonly change = new Loadable<FeedCommentsData>();
  /** The last reading of all comments, where a feed has the newest ones only. */
  readonly all = new Loadable<FeedPostData>();
  /** The kind of the last change. */
  lastAct: 'write' | 'delete' | 'report' = 'write';
  readonly #postId: number;
  readonly #posts: FeedPosts;
  readonly #context: StoreContext;
  readonly #intent: IdempotentIntent<FeedCommentsData>;

  constructor(postId: number, posts: FeedPosts, context: StoreContext, newKey?: () => string) {
    this.#postId = postId;
    this.#posts = posts;
    this.#context = context;
    this.#intent = new IdempotentIntent(newKey);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads all comments. */
  async loadAll(): Promise<void> {
    const result = await this.all.track(() => callWithin(this.#context, postById, { id: this.#postId }));
    if (result.ok) runInAction(() => this.#posts.put([result.value]));
  }

  /** Writes the guest's comment, or an answer to one. */
  write(text: string, repliesToCommentId?: number): Promise<Result<FeedCommentsData>> {
    const input = { postId: this.#postId, text, ...(repliesToCommentId !== undefined && { repliesToCommentId }) };
    return this.#intent.run(input, (key) =>
      this.#change(() => this.#context.client.call(commentPost, input, { key }), 'write'),
    );
  }

  /** Deletes the guest's own comment. */
  delete(commentId: number): Promise<Result<FeedCommentsData>> {
    return this.#change(() => this.#context.client.call(deleteComment, { commentId }), 'delete');
  }

  /** Reports a comment of somebody else, which is shown no more. */
  report(commentId: number): Promise<Result<FeedCommentsData>> {
    return this.#change(() => this.#context.client.call(reportComment, { commentId }), 'report');
  }

  async #change(
    send: () => Promise<Result<FeedCommentsData>>,
    act: FeedComments['lastAct'],
  ): Promise<Result<FeedCommentsData>> {
    runInAction(() => (this.lastAct = act));
    const result = await this.change.track(send);
    if (result.ok) {
      const { comments, commentsTotal, bar } = result.value;
      this.#posts.change(this.#postId, (post) => ({
        ...post,
        comments,
        commentsTotal,
        bar,
        guestState: { ...post.guestState, commented: act === 'write' || comments.some(({ isOwn }) => isOwn) },
      }));
      // A rejection says that what is shown is out of date, as another page has written or deleted.
    } else if (result.failure.kind === 'declared') await this.loadAll();
    return result;
  }
}
