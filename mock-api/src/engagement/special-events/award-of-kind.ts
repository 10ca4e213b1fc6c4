import type { Infer } from '@lounge/protocol';
import type { gameRewardType } from '@lounge/protocol/engagement/special-events';
import type { Award } from '../../world/tables/rewards.ts';
import { videoVoucher } from '../rewards/index.ts';

/** The award of each kind that states give: 5 coins, the bonus code `TURN10`, a video voucher, two spins, a rose, or a video. */
export const awardOfKind = (kind: Infer<typeof gameRewardType>, videoId: number | null = null): Award => {
  switch (kind) {
    case 'video':
      return { kind, videoId: videoId ?? 0 };
    case 'bonusCode':
      return { kind, code: 'TURN10', percent: 10 };
    case 'coins':
      return { kind, amount: 500 };
    case 'videoVoucher':
      return videoVoucher();
    case 'spins':
      return { kind, wheel: 'monthly', amount: 2 };
    case 'messengerGift':
      return { kind, gift: 'rose', amount: 1 };
  }
};
