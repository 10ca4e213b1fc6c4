import { causes } from '../../declare/push-causes.ts';
import { guestVouchers, bonusCodeRedeemed } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(guestVouchers, {
    to: 'guest',
    calls: [
      'content/galleries/buyAlbum',
      'content/videos/buyVideo',
      'content/live-chat/chatBeat',
      'content/live-chat/chatLeave',
      'content/messenger/messageSend',
      'content/tickets/buyChatTicket',
      'content/tickets/removeChatTicket',
      'engagement/loyalty/redeemLoyaltyReward',
      'engagement/special-events/collectEgg',
      'engagement/special-events/claimGiftCalendarReward',
      'engagement/special-events/openDoor',
      'engagement/special-events/useAttempt',
      'engagement/spin-wheel/spinTheWheel',
      'foundation/vouchers/redeemBonus',
      'foundation/vouchers/redeemCredits',
    ],
    events: ['the guest gets a voucher', 'the guest redeems a bonus code'],
    occasions: ['A voucher is used, given or given back.'],
  }),
  causes(bonusCodeRedeemed, {
    to: 'guest',
    calls: ['foundation/vouchers/redeemBonus'],
    events: ['the guest redeems a bonus code'],
  }),
];
