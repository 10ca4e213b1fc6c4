import { s } from '@lounge/protocol';
import { tileGridSort, tileGridType } from '@lounge/protocol/engagement/tile-grid';
import { state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { storeSort } from './settings.ts';

/** A guest who stored the order of a type of grid. */
export const guestSortsGrid = state('the guest has stored the order of a grid', {
  description: 'The guest has stored this order of grids of a type.',
  params: s.object({ guestId: s.entityId, type: tileGridType, sort: tileGridSort }),
  setUp: ({ guestId, type, sort }, parts) => runInWorld(parts, true, (world) => storeSort(guestId, type, sort, world)),
});

/** The states of this module. */
export const tileGridStates = [guestSortsGrid];
