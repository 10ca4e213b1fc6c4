import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import {
  archiveLibraryAsset,
  mediaLibraryChanged,
  mediaLibraryTotals,
  unarchiveLibraryAsset,
  type libraryAssets,
} from '@lounge/protocol/content/media-library';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin, Read } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** How much the library has. */
export type LibraryTotals = AnswerOf<typeof mediaLibraryTotals>;
/** Something in the library. */
export type LibraryAsset = AnswerOf<typeof libraryAssets>['items'][number];

/** An item that is archived or brought back. */
export interface LibraryMove {
  readonly asset: LibraryAsset;
  readonly isArchived: boolean;
}

/** A move that failed, and why. */
export interface FailedLibraryMove extends LibraryMove {
  readonly failure: Failure;
}

/**
 * The totals of the guest's library, and what is archived and brought back, on this page and on others.
 * @spec feature:library.archive
 */
export class MediaLibrary {
  readonly totals: Read<LibraryTotals>;
  /** The last move on this page that succeeded and can be undone; null after it was undone or forgotten. */
  last: LibraryMove | null = null;
  /** The last move on this page that was undone; null after the next one. */
  undone: LibraryMove | null = null;
  /** The last move on this page that failed; null after a next one, and after the network is back where there was none. */
  failed: FailedLibraryMove | null = null;
  /** How many moves are known, of any page: lists that were read before one are read again. */
  moves = 0;
  /** Where moved items are, with the number of their move. */
  readonly #moved = observable.map<string, { readonly isArchived: boolean; readonly move: number }>(
    {},
    { deep: false },
  );
  readonly #moving = observable.set<string>();
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    this.totals = new Read(() => callWithin(context, mediaLibraryTotals, {}));
    makeAutoObservable(this, { last: observableRef, undone: observableRef, failed: observableRef }, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { scope, socket } = source;
    scope.onEnd(socket.on(mediaLibraryChanged, this.onChanged));
    reloadOnResync(source, () => [this.totals], this.totals.load);
    reloadOnResync(source, () => [this.#offlineMove], this.#forgetOfflineMove);
  }

  /** Whether an item is in the archive now; `fallback` is what its list said, which was read after so many moves. */
  isArchived(id: string, fallback: boolean, readAt: number): boolean {
    const moved = this.#moved.get(id);
    return moved !== undefined && moved.move > readAt ? moved.isArchived : fallback;
  }

  /** Whether an item is on its way to the archive or back. */
  isMoving(id: string): boolean {
    return this.#moving.has(id);
  }

  archive(asset: LibraryAsset): Promise<Result<null>> {
    return this.#move({ asset, isArchived: true });
  }

  unarchive(asset: LibraryAsset): Promise<Result<null>> {
    return this.#move({ asset, isArchived: false });
  }

  /** Takes the last move back. */
  async undo(): Promise<void> {
    const { last } = this;
    this.last = null;
    if (last === null) return;
    await this.#move({ ...last, isArchived: !last.isArchived }, true);
  }

  /** Tries the failed move again. */
  async retry(): Promise<void> {
    const { failed } = this;
    if (failed !== null) await this.#move({ asset: failed.asset, isArchived: failed.isArchived });
  }

  /** Forgets what could be undone or tried again. */
  forget(): void {
    this.last = null;
    this.undone = null;
    this.failed = null;
  }

  onChanged({ assetId, isArchived, totals }: PayloadOf<typeof mediaLibraryChanged>): void {
    if (this.#moved.get(assetId)?.isArchived !== isArchived) {
      this.moves += 1;
      this.#moved.set(assetId, { isArchived, move: this.moves });
    }
    this.totals.replace(totals);
  }

  /** The failed move as what the network's return ends. */
  get #offlineMove() {
    const isDue = this.failed?.failure.kind === 'offline';
    return { state: isDue ? 'failed' : 'idle', isDue, markStale: () => undefined } as const;
  }

  #forgetOfflineMove = (): void => {
    if (this.#offlineMove.isDue) runInAction(() => (this.failed = null));
  };

  async #move(move: LibraryMove, isUndo = false): Promise<Result<null>> {
    const { id } = move.asset;
    if (this.#moving.has(id)) return { ok: true, value: null };
    this.#moving.add(id);
    this.failed = null;
    this.undone = null;
    const call = move.isArchived ? archiveLibraryAsset : unarchiveLibraryAsset;
    // A change goes on when its page is left.
    const result = await this.#context.client.call(call, { assetId: id });
    runInAction(() => {
      this.#moving.delete(id);
      if (!result.ok) {
        this.failed = { ...move, failure: result.failure };
        return;
      }
      this.onChanged(result.value);
      this.failed = null;
      this.last = isUndo ? null : move;
      this.undone = isUndo ? move : null;
    });
    return result.ok ? { ok: true, value: null } : result;
  }
}
