import { s, type AnswerOf, type InputOf } from '@lounge/protocol';
import { getTileGrid, storeTileGridSettings } from '@lounge/protocol/engagement/tile-grid';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';

/** A page of tiles. */
export type TilePage = AnswerOf<typeof getTileGrid>;
/** One tile: a performer or a video. */
export type TileData = TilePage['initialTiles'][number];
/** Which grid. */
export type GridType = InputOf<typeof getTileGrid>['type'];
/** The order of a grid; null is the usual one. */
export type GridSort = TilePage['sort'];
/** Filter and order of a grid. */
export type GridOptions = Pick<InputOf<typeof getTileGrid>['payload'], 'filter' | 'sort'>;

const keyOf = (tile: TileData): string => (tile.kind === 'model' ? `model ${tile.model.id}` : `video ${tile.video.id}`);

/**
 * The tiles of one grid, page by page.
 * @spec state:tile-grid, feature:shell.tile-grid
 */
export class TileGrid {
  readonly list: PagedList<TilePage, TileData>;
  options: GridOptions = {};
  /** Whether the last order that was chosen could not be stored. */
  isSortLost = false;
  readonly #type: GridType;
  readonly #context: ReadContext;

  /** `laterSize` is the number of tiles of each page after the first one. */
  constructor(type: GridType, pageSize: number, context: ReadContext, laterSize = pageSize) {
    this.#type = type;
    this.#context = context;
    this.list = new PagedList((offset) => this.#read(offset, offset === 0 ? pageSize : laterSize), {
      itemsOf: ({ initialTiles }) => initialTiles,
      totalOf: ({ totalCount }) => totalCount,
      maxOffset: s.maxPageNumber,
      keyOf,
    });
    makeAutoObservable(this, { options: observableRef }, { autoBind: true });
  }

  /** The order of the tiles: the chosen one, else the one that the guest stored. */
  get sort(): GridSort {
    return this.options.sort ?? this.list.value?.sort ?? null;
  }

  /** Stores the order for the guest's next visits. @spec rest:tile-grid.settings.store */
  async storeSort(sort: GridSort): Promise<void> {
    const result = await callWithin(this.#context, storeTileGridSettings, { type: this.#type, settings: { sort } });
    runInAction(() => {
      this.isSortLost = !(result.ok && result.value.success);
    });
  }

  /** Takes over the options of tiles that a document carried; later pages follow them. */
  adopt(options: GridOptions): void {
    this.options = options;
  }

  /** Reads the first page, which replaces all tiles. */
  async load(options: GridOptions = this.options): Promise<void> {
    this.options = options;
    this.list.restart();
    await this.list.load();
  }

  /** @spec error:grid-success-false */
  async #read(offset: number, first: number): Promise<Result<TilePage>> {
    // Later pages have the order of the first one, which a document may have carried without the options.
    const { sort } = offset === 0 ? this.options : this;
    const payload = { ...this.options, ...(sort && { sort }), first, offset };
    const result = await callWithin(this.#context, getTileGrid, { type: this.#type, payload });
    if (!result.ok || result.value.success) return result;
    const message = `${getTileGrid.id}: success was false`;
    const failure = { kind: 'http' as const, callId: getTileGrid.id, code: 'failed' as const, field: null };
    return { ok: false, failure: { ...failure, requestId: null, message } };
  }
}
