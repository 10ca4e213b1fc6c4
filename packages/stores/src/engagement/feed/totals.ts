import { guestBoughtContentTotals, totals } from '@lounge/protocol/engagement/feed';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** How many posts of each kind a performer has. */
export const feedTotalsRead = (modelId: number, context: ReadContext) =>
  new Read(() => callWithin(context, totals, { modelId }));

/** How many clips and photos of posts the guest bought. @spec feature:feed.buy 2 */
export const boughtTotalsRead = (context: ReadContext) =>
  new Read(() => callWithin(context, guestBoughtContentTotals, {}));
