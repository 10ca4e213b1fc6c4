import { formatCoins, formatDay } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { messages } from './RewardReveal.messages.ts';

/** A reward that a guest won. */
export type WonReward =
  | {
      type: 'video';
      /** The title of the video. */
      title: string;
    }
  | {
      type: 'bonusCode';
      /** The code as it is printed. */
      bonusCode: string;
      /** The addition to the next top-up, in percent. */
      percent: number;
      /** Whether it can be redeemed, or was. */
      canRedeem: boolean;
      /** When it was redeemed, ISO 8601. @default not said */
      redeemedAt?: string | undefined;
    }
  | {
      type: 'coins';
      /** In hundredths of a coin. */
      amount: number;
    }
  | {
      type: 'videoVoucher';
      /** How many. */
      count: number;
      /** Until when they are valid, ISO 8601. @default not said */
      validTo?: string | undefined;
    }
  | {
      type: 'spins';
      /** How many. */
      count: number;
    }
  | {
      type: 'messengerGift';
      /** The name of the gift. */
      name: string;
      /** How many. */
      count: number;
    };

/** The name of a reward, such as "2 spins". */
export function rewardName(reward: WonReward, intl: IntlShape, language: string): string {
  switch (reward.type) {
    case 'video':
      return intl.formatMessage(messages.video, { title: reward.title });
    case 'bonusCode':
      if (!reward.canRedeem) return reward.bonusCode;
      return intl.formatMessage(messages.percent, {
        percent: intl.formatNumber(reward.percent / 100, { style: 'percent' }),
      });
    case 'coins': {
      const coins = formatCoins(reward.amount, language);
      return intl.formatMessage(messages.coins, { coins, count: reward.amount / 100 });
    }
    case 'videoVoucher':
      return intl.formatMessage(messages.voucher, { count: reward.count });
    case 'spins':
      return intl.formatMessage(messages.spins, { count: reward.count });
    case 'messengerGift':
      return intl.formatMessage(messages.gift, { name: reward.name, count: reward.count });
  }
}

/** Where a reward is and how long it stays; an empty text says nothing. */
export function rewardText(reward: WonReward, intl: IntlShape, language: string): string {
  const day = (at: string) => formatDay(at, language, intl.timeZone);
  switch (reward.type) {
    case 'video':
      return intl.formatMessage(messages.videoText);
    case 'bonusCode':
      if (reward.canRedeem) return intl.formatMessage(messages.code, { code: reward.bonusCode });
      return reward.redeemedAt === undefined
        ? intl.formatMessage(messages.redeemedText)
        : intl.formatMessage(messages.redeemedOn, { when: day(reward.redeemedAt) });
    case 'coins':
      return intl.formatMessage(messages.coinsText);
    case 'videoVoucher':
      return reward.validTo === undefined ? '' : intl.formatMessage(messages.until, { when: day(reward.validTo) });
    case 'spins':
      return intl.formatMessage(messages.spinsText);
    case 'messengerGift':
      return intl.formatMessage(messages.giftText);
  }
}
