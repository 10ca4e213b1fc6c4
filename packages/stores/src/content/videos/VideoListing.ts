import type { AnswerOf, InputOf } from '@lounge/protocol';
import { videoList, videosPerGrid } from '@lounge/protocol/content/videos';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** A page of videos. */
export type VideoPage = AnswerOf<typeof videoList>;
/** A video of a list. */
export type ListedVideo = VideoPage['items'][number];

/** Pages that are read at once for an address, so that it costs no more than a few reads. @assumed */
const mostPagesAtOnce = 5;

/** Options of a listing. */
export interface VideoListingOptions {
  /** The number of videos of a page. @default 16 */
  readonly pageSize?: number;
}

/** The videos of one filter, page by page. @spec feature:videos.browse */
export class VideoListing {
  readonly list: PagedList<VideoPage, ListedVideo>;
  readonly #pageSize: number;

  /** `variables` returns what is read, at the time of the reading. */
  constructor(
    variables: () => InputOf<typeof videoList>,
    context: StoreContext,
    { pageSize = videosPerGrid }: VideoListingOptions = {},
  ) {
    this.#pageSize = pageSize;
    this.list = new PagedList((offset) => callWithin(context, videoList, { ...variables(), first: pageSize, offset }), {
      itemsOf: ({ items }) => items,
      totalOf: ({ total }) => total,
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** How many pages are shown. */
  get pages(): number {
    return Math.ceil(this.list.items.length / this.#pageSize);
  }

  listen(source: PushSource): void {
    reloadOnResync(source, () => [this.list], this.list.load);
  }

  /** Reads the first page, unless it is known, and the later ones up to a page. They become one first page, which a document carries. */
  async open(page = 1): Promise<void> {
    const { list } = this;
    const isFresh = list.state !== 'ready';
    if (isFresh) await list.load();
    const wanted = Math.min(page, Math.max(this.pages + 1, mostPagesAtOnce));
    while (list.state === 'ready' && this.pages < wanted && list.hasMore && !list.hasMoreFailed) await list.loadMore();
    if (isFresh && this.pages > 1 && list.value !== null) list.set({ ...list.value, items: [...list.items] });
  }
}
