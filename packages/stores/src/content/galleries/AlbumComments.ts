import type { AnswerOf } from '@lounge/protocol';
import {
  addAlbumComment,
  commentPages,
  deleteAlbumComment,
  getAlbumComments,
  reportAlbumComment,
} from '@lounge/protocol/content/galleries';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** The comments on an album, and whether the guest may write one. */
export type AlbumCommentsData = AnswerOf<typeof getAlbumComments>;

/** The comments on an album. What a change answers takes the place of what was read. @spec state:album-comment, feature:albums.comment */
export class AlbumComments {
  readonly data: Read<AlbumCommentsData>;
  /** The last comment that was written, deleted or reported. */
  readonly change = new Loadable<AlbumCommentsData>();
  readonly #albumId: number;
  readonly #context: StoreContext;

  constructor(albumId: number, context: StoreContext) {
    this.#albumId = albumId;
    this.#context = context;
    this.data = new Read(() => callWithin(context, getAlbumComments, { albumId, limit: commentPages.read }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  load(): Promise<Result<AlbumCommentsData>> {
    return this.data.load();
  }

  listen(source: PushSource): void {
    this.data.listen(source);
  }

  /** Writes the guest's comment. */
  write(commentText: string): Promise<Result<AlbumCommentsData>> {
    return this.#change(() => this.#context.client.call(addAlbumComment, { albumId: this.#albumId, commentText }));
  }

  /** Deletes the guest's own comment. */
  delete(commentId: number): Promise<Result<AlbumCommentsData>> {
    return this.#change(() => this.#context.client.call(deleteAlbumComment, { commentId }));
  }

  /** Reports a comment of somebody else, which is shown no more. */
  report(commentId: number): Promise<Result<AlbumCommentsData>> {
    return this.#change(() => this.#context.client.call(reportAlbumComment, { commentId }));
  }

  async #change(send: () => Promise<Result<AlbumCommentsData>>): Promise<Result<AlbumCommentsData>> {
    const result = await this.change.track(send);
    if (result.ok) this.data.replace(result.value);
    // A rejection says that what is shown is out of date, as another page has written or deleted.
    else if (result.failure.kind === 'declared') this.data.refresh();
    return result;
  }
}
