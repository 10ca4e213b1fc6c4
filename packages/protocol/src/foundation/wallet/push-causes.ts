import { causes } from '../../declare/push-causes.ts';
import { guestBalance } from './messages.ts';
import { oneClickResult } from './one-click-messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(guestBalance, {
    to: 'guest',
    calls: [
      'content/galleries/buyAlbum',
      'content/videos/buyVideo',
      'content/live-chat/chatBeat',
      'content/live-chat/chatLeave',
      'content/messenger/messageSend',
      'content/tickets/buyChatTicket',
      'content/tickets/removeChatTicket',
      'engagement/feed/buyPost',
      'engagement/feed/tipPost',
      'engagement/loyalty/claimCoinLoyaltyBonus',
      'engagement/loyalty/redeemLoyaltyReward',
      'engagement/special-events/collectEgg',
      'engagement/special-events/claimGiftCalendarReward',
      'engagement/special-events/openDoor',
      'engagement/special-events/useAttempt',
      'engagement/spin-wheel/spinTheWheel',
      'foundation/age-check/verifyPinCall',
      'foundation/vouchers/redeemBonus',
      'foundation/vouchers/redeemCredits',
      'foundation/wallet/oneClickCharge',
    ],
    events: [
      'spent coins are given back',
      'the guest buys a ticket to the show {showId}',
      'the guest redeems a bonus code',
      'the guest sends the toy control',
      'the guest’s age check ends with {result}',
      'the guest’s balance changes',
      'the ticket show {id} is cancelled',
    ],
    occasions: [
      'Coins are booked, paid in the payment window included. A purchase that costs no coins does not cause it.',
    ],
  }),
  causes(oneClickResult, {
    to: 'guest',
    calls: [
      'content/live-chat/chatBeat',
      'foundation/wallet/removePaymentMethod',
      'foundation/wallet/setAutoRecharge',
      'foundation/wallet/takeBreak',
    ],
    occasions: ['The automatic recharge is switched off by a declined payment.'],
  }),
];
