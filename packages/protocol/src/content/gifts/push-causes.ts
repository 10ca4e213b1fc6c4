import { causes } from '../../declare/push-causes.ts';
import { boughtGiftsUpdate } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(boughtGiftsUpdate, {
    to: 'guest',
    calls: [
      'content/messenger/messageSend',
      'engagement/loyalty/redeemLoyaltyReward',
      'engagement/special-events/collectEgg',
      'engagement/special-events/claimGiftCalendarReward',
      'engagement/special-events/openDoor',
      'engagement/special-events/useAttempt',
      'engagement/spin-wheel/spinTheWheel',
      'foundation/vouchers/redeemBonus',
    ],
    events: ['the guest gets gifts'],
  }),
];
