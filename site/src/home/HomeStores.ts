import type { StoreContext, PushSource, Restorable } from '@lounge/stores';
import { LiveRow } from '@lounge/stores/content/actors';
import { Jumbotron } from '@lounge/stores/engagement/teasers';
import { TileGrid } from '@lounge/stores/engagement/tile-grid';
import type { Snapshots, ModuleStores, Stores } from '../app/compose.ts';

/** Performers before "show more". */
const performersShown = 61;
const videosShown = 4;

/** The stores of the start page. */
export class HomeStores implements ModuleStores {
  readonly jumbotron: Jumbotron;
  readonly liveRow: LiveRow;
  readonly tonight: TileGrid;
  readonly newVideos: TileGrid;

  constructor(caller: StoreContext) {
    this.jumbotron = new Jumbotron(caller);
    this.liveRow = new LiveRow(caller);
    this.tonight = new TileGrid('home', performersShown, caller);
    this.newVideos = new TileGrid('newVideos', videosShown, caller);
  }

  listen(ears: PushSource): void {
    this.liveRow.listen(ears);
  }

  get #parts(): Readonly<Record<string, Restorable>> {
    const { jumbotron, liveRow, tonight, newVideos } = this;
    return {
      'home/jumbotron': jumbotron.content,
      'home/live': liveRow.page,
      'home/tonight': tonight.page,
      'home/videos': newVideos.page,
    };
  }

  snapshot(): Snapshots {
    return Object.fromEntries(Object.entries(this.#parts).map(([name, part]) => [name, part.snapshot()]));
  }

  restore(carried: Snapshots): void {
    for (const [name, part] of Object.entries(this.#parts)) {
      const state = carried[name];
      if (state !== undefined) part.restore(state);
    }
  }
}

/** The start page's stores. */
export const homeStores = (stores: Stores): HomeStores => stores.module('home', (context) => new HomeStores(context));
