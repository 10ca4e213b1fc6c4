import { GuestCounts } from '@lounge/stores/foundation/guest';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** How many of each thing the guest has, for the guest's own pages. */
export const { of: countsOf, use: useCounts } = defineModule({
  key: 'guest counts',
  create: ({ context }) => new GuestCounts(context),
  snapshot: ({ data }) => restorables({ 'guest counts': data }),
});
