import type { Infer } from '@lounge/protocol';
import { incentive } from '@lounge/protocol/foundation/conversion';
import { parsed } from '../parsed.ts';

/** An incentive to add coins, without an end. */
export const anIncentive = (overrides: Partial<Infer<typeof incentive>> = {}): Infer<typeof incentive> =>
  parsed(incentive, {
    id: 1,
    region: 'content',
    type: 'topUp',
    event: 'pageLoad',
    priority: 40,
    countdown: null,
    countdownStartTime: null,
    uniqueGroup: 'top-up',
    ...overrides,
  });
