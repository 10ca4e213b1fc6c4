import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import {
  libraryAssets,
  libraryPageSize,
  type libraryMediaType,
  type libraryOrder,
} from '@lounge/protocol/content/media-library';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { LibraryAsset, MediaLibrary } from './MediaLibrary.ts';

type LibraryPage = AnswerOf<typeof libraryAssets>;

/** The parts of the library that are read by one call. */
export type LibraryPart = 'shop' | 'pinned' | 'archive' | 'feed' | 'clips' | 'audio';

/** A part with the chosen kind, search and order. */
export interface LibraryView {
  readonly part: LibraryPart;
  /** Videos or pictures only; null for both. */
  readonly mediaType: Infer<typeof libraryMediaType> | null;
  /** The pattern that is searched for; empty for none. */
  readonly search: string;
  readonly order: Infer<typeof libraryOrder>;
}

type Filter = NonNullable<InputOf<typeof libraryAssets>['filter']>;

/** The filter by which each part is read. */
const filters: Readonly<Record<LibraryPart, Filter>> = {
  shop: { source: 'purchased', origin: 'shop' },
  pinned: { source: 'pinned' },
  archive: { source: 'archived' },
  feed: { source: 'purchased', origin: 'feed' },
  clips: { source: 'purchased', origin: 'chatClip', mediaType: 'video' },
  audio: { source: 'purchased', origin: 'chatClip', mediaType: 'audio' },
};

/** The variables by which a view is read. */
export const variablesOfLibrary = ({ part, mediaType, search, order }: LibraryView): InputOf<typeof libraryAssets> => ({
  filter: { ...filters[part], ...(mediaType === null ? {} : { mediaType }) },
  order,
  ...(search === '' ? {} : { search }),
});

/** The items of a view, page by page, without those that were archived or brought back since. @spec feature:library.browse */
export class LibraryListing {
  readonly list: PagedList<LibraryPage, LibraryAsset>;
  readonly #library: MediaLibrary;
  readonly #isArchive: boolean;
  /** The moves that were known when it was read. */
  readAt: number;

  constructor(view: LibraryView, library: MediaLibrary, context: StoreContext, pageSize = libraryPageSize) {
    this.#library = library;
    this.readAt = library.moves;
    this.#isArchive = view.part === 'archive';
    const variables = variablesOfLibrary(view);
    this.list = new PagedList(
      (offset) => callWithin(context, libraryAssets, { ...variables, first: pageSize, offset: this.#from(offset) }),
      {
        itemsOf: ({ items }) => items,
        // Items that left this part stay among the others, so that they can come back; the server no longer counts them.
        totalOf: ({ total }, offset) => (offset === 0 ? total : total + this.#left),
        keyOf: ({ id }) => id,
      },
    );
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** The items that are in this part now. */
  get items(): readonly LibraryAsset[] {
    const isArchive = this.#isArchive;
    return this.list.items.filter(({ id }) => this.#library.isArchived(id, isArchive, this.readAt) === isArchive);
  }

  /** The number of items of all pages. */
  get total(): number {
    return Math.max(0, this.list.total - this.#left);
  }

  listen(source: PushSource): void {
    reloadOnResync(source, () => [this.list], this.load);
  }

  /** Reads the list; items that came into this part since are there then. */
  async load(): Promise<void> {
    const { moves } = this.#library;
    const result = await this.list.load();
    if (result.ok) runInAction(() => (this.readAt = moves));
  }

  /** Whether something was moved since the list was read. */
  get isStale(): boolean {
    return this.#library.moves !== this.readAt;
  }

  /** How many of the items that were read have left this part. */
  get #left(): number {
    return this.list.items.length - this.items.length;
  }

  /** The server no longer counts the items that have left this part, so that a later page begins before it. */
  #from(offset: number): number {
    return offset === 0 ? 0 : offset - this.#left;
  }
}
