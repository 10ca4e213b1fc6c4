import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * The guest has another number of loyalty points than before.
 * @spec socket:loyaltyPointsChanged
 * @assumed The payload is not shown.
 */
export const loyaltyPointsChanged = push('engagement/loyalty/loyaltyPointsChanged', {
  payload: s.object({ loyaltyPoints: s.count }),
  purpose: 'Reports to the guest how many loyalty points there are now.',
});
