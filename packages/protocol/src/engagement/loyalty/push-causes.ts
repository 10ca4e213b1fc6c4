import { causes } from '../../declare/push-causes.ts';
import { loyaltyPointsChanged } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(loyaltyPointsChanged, {
    to: 'guest',
    calls: ['engagement/spin-wheel/spinTheWheel', 'engagement/loyalty/tryLoyaltyMigrate'],
    events: ['the guest’s loyalty points change'],
  }),
];
