import type { AnswerOf, InputOf } from '@lounge/protocol';
import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** A page of tiles. */
export type TilePage = AnswerOf<typeof getTileGrid>;
/** One tile: a performer or a video. */
export type TileData = TilePage['initialTiles'][number];
/** Which grid. */
export type GridType = InputOf<typeof getTileGrid>['type'];
/** Filter and order of a grid. */
export type GridOptions = Pick<InputOf<typeof getTileGrid>['payload'], 'filter' | 'sort'>;

/**
 * The tiles of one grid, page by page.
 * @spec state:tile-grid, feature:shell.tile-grid
 */
export class TileGrid {
  readonly page = new Loadable<TilePage>();
  /** Tiles of later pages. */
  more: readonly TileData[] = [];
  options: GridOptions = {};
  isLoadingMore = false;
  /** Whether the last "show more" failed. */
  hasMoreFailed = false;
  readonly #type: GridType;
  readonly #pageSize: number;
  readonly #laterSize: number;
  readonly #context: StoreContext;
  /** Reads of first pages; each makes the later pages of an earlier one stale. */
  readonly #firstPages = new LatestRead();

  /** `laterSize` is the number of tiles of each page after the first one. */
  constructor(type: GridType, pageSize: number, context: StoreContext, laterSize = pageSize) {
    this.#type = type;
    this.#pageSize = pageSize;
    this.#laterSize = laterSize;
    this.#context = context;
    makeAutoObservable(this, { more: observableRef, options: observableRef }, { autoBind: true });
  }

  get tiles(): readonly TileData[] {
    return [...(this.page.value?.initialTiles ?? []), ...this.more];
  }

  get totalCount(): number {
    return this.page.value?.totalCount ?? 0;
  }

  get hasMore(): boolean {
    return this.page.state === 'ready' && this.tiles.length < this.totalCount;
  }

  /** Reads the first page. */
  async load(options: GridOptions = this.options): Promise<void> {
    this.#firstPages.invalidate();
    this.options = options;
    this.more = [];
    this.isLoadingMore = false;
    this.hasMoreFailed = false;
    await this.page.load(() => this.#read(0));
  }

  /** Reads the next page unless that is under way; dropped if the first page was read again meanwhile. */
  async loadMore(): Promise<void> {
    if (this.isLoadingMore || !this.hasMore) return;
    this.isLoadingMore = true;
    this.hasMoreFailed = false;
    const isCurrent = this.#firstPages.watch();
    const result = await this.#read(this.tiles.length);
    if (isCurrent()) this.#append(result);
  }

  #append(result: Result<TilePage>): void {
    const known = new Set(this.tiles.map(keyOf));
    if (result.ok) this.more = [...this.more, ...result.value.initialTiles.filter((tile) => !known.has(keyOf(tile)))];
    this.hasMoreFailed = !result.ok;
    this.isLoadingMore = false;
  }

  /** @spec error:grid-success-false */
  async #read(offset: number): Promise<Result<TilePage>> {
    const { client, scope } = this.#context;
    const payload = { ...this.options, first: offset === 0 ? this.#pageSize : this.#laterSize, offset };
    const result = await client.call(getTileGrid, { type: this.#type, payload }, { signal: scope.signal });
    if (!result.ok || result.value.success) return result;
    const message = `${getTileGrid.id}: success was false`;
    const failure = { kind: 'http' as const, callId: getTileGrid.id, code: 'failed' as const, field: null };
    return { ok: false, failure: { ...failure, requestId: null, message } };
  }
}

const keyOf = (tile: TileData): string => (tile.kind === 'model' ? `model ${tile.model.id}` : `video ${tile.video.id}`);
