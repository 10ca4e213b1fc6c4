import type { AnswerOf, InputOf } from '@lounge/protocol';
import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** A page of tiles. */
export type TilePage = AnswerOf<typeof getTileGrid>;
/** One tile: a performer or a video. */
export type TileData = TilePage['initialTiles'][number];
/** Which grid. */
export type GridType = InputOf<typeof getTileGrid>['type'];
/** How a grid is narrowed and sorted. */
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
  /** Whether the last "show more" brought nothing. */
  hasMoreFailed = false;
  readonly #type: GridType;
  readonly #pageSize: number;
  readonly #context: StoreContext;
  /** Counts first pages, so that a later page of an earlier one is told apart. */
  #turn = 0;

  constructor(type: GridType, pageSize: number, caller: StoreContext) {
    this.#type = type;
    this.#pageSize = pageSize;
    this.#context = caller;
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

  /** Reads the first page anew. */
  async load(options: GridOptions = this.options): Promise<void> {
    this.#turn += 1;
    this.options = options;
    this.more = [];
    this.isLoadingMore = false;
    this.hasMoreFailed = false;
    await this.page.load(() => this.#read(0));
  }

  /** Reads the next page; while one is under way nothing happens, and a page that comes too late is dropped. */
  async loadMore(): Promise<void> {
    if (this.isLoadingMore || !this.hasMore) return;
    this.isLoadingMore = true;
    this.hasMoreFailed = false;
    const turn = this.#turn;
    const result = await this.#read(this.tiles.length);
    if (turn === this.#turn) this.#append(result);
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
    const payload = { ...this.options, first: this.#pageSize, offset };
    const result = await client.call(getTileGrid, { type: this.#type, payload }, { signal: scope.signal });
    if (!result.ok || result.value.success) return result;
    const message = `${getTileGrid.id}: success was false`;
    const failure = { kind: 'http' as const, callId: getTileGrid.id, code: 'failed' as const, field: null };
    return { ok: false, failure: { ...failure, requestId: null, message } };
  }
}

const keyOf = (tile: TileData): string => (tile.kind === 'model' ? `model ${tile.model.id}` : `video ${tile.video.id}`);
