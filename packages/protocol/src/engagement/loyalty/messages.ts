import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * The number of the guest's loyalty points changed.
 * @spec socket:loyaltyPointsChanged
 * @assumed The payload is not shown.
 */
export const loyaltyPointsChanged = push('engagement/loyalty/loyaltyPointsChanged', {
  payload: s.object({ loyaltyPoints: s.count }),
  purpose: 'Reports the guest’s new number of loyalty points.',
});
