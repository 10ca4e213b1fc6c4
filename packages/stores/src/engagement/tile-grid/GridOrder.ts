import { getTileGrid, storeTileGridSettings } from '@lounge/protocol/engagement/tile-grid';
import { makeAutoObservable, runInAction } from 'mobx';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';
import type { GridSort, GridType } from './TileGrid.ts';

/** The order that a guest stored for a type of grid, without its tiles. */
export class GridOrder {
  readonly stored: Read<{ readonly sort: GridSort }>;
  /** Whether the last order that was chosen could not be stored. */
  isLost = false;
  readonly #type: GridType;
  readonly #context: ReadContext;

  constructor(type: GridType, context: ReadContext) {
    this.#type = type;
    this.#context = context;
    this.stored = new Read(async () =>
      mapped(await callWithin(context, getTileGrid, { type, payload: { first: 0 } }), ({ sort }) => ({ sort })),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The stored order; null for the usual one, and before it is known. */
  get sort(): GridSort {
    return this.stored.value?.sort ?? null;
  }

  /** Stores an order for the guest's next visits; null takes it back. @spec rest:tile-grid.settings.store */
  async store(sort: GridSort): Promise<void> {
    const result = await callWithin(this.#context, storeTileGridSettings, { type: this.#type, settings: { sort } });
    const isStored = result.ok && result.value.success;
    runInAction(() => {
      this.isLost = !isStored;
      if (isStored) this.stored.set({ sort });
    });
  }
}
