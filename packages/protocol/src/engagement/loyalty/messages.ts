import { push } from '../../declare/call.ts';
import { count, shape } from '../../vocabulary/shapes.ts';

/**
 * The guest has another number of loyalty points than before.
 * @spec socket:loyaltyPointsChanged
 * @assumed The payload is not shown.
 */
export const loyaltyPointsChanged = push('engagement/loyalty/loyaltyPointsChanged', {
  payload: shape({ loyaltyPoints: count }),
  purpose: 'Tells the guest how many loyalty points there are now.',
});
