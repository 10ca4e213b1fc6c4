import { boughtTotalsRead } from '@lounge/stores/engagement/feed';
import { defineRead } from '../../shared/define-module.ts';

/** How much of the feed the guest bought: beside a feed, and among the totals of the library. */
export const { of: boughtTotalsOf, use: useBoughtTotals } = defineRead('feedBoughtTotals', ({ context }) =>
  boughtTotalsRead(context),
);
