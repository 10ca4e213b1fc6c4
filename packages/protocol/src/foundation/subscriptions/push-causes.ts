import { causes } from '../../declare/push-causes.ts';
import { vipAboUpdate, vxtvAboUpdate } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(vipAboUpdate, {
    to: 'guest',
    calls: [
      'foundation/subscriptions/cancelSubscription',
      'foundation/subscriptions/keepSubscription',
      'foundation/vouchers/redeemBonus',
      'foundation/conversion/acceptCancellationOffer',
    ],
    events: ['the guest starts the subscription {product}'],
    occasions: ['A subscription begins, is renewed, ends, or its renewal fails.'],
  }),
  causes(vxtvAboUpdate, {
    to: 'guest',
    calls: [
      'foundation/subscriptions/cancelSubscription',
      'foundation/subscriptions/keepSubscription',
      'foundation/vouchers/redeemBonus',
    ],
    events: ['the guest starts the subscription {product}'],
    occasions: ['A subscription begins, is renewed, ends, or its renewal fails.'],
  }),
];
