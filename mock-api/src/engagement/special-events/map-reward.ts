import type { Infer } from '@lounge/protocol';
import type { gameReward } from '@lounge/protocol/engagement/special-events';
import { bonusCodeByKey, codeKey, redeemedAt } from '../../foundation/vouchers/index.ts';
import { localized } from '../../wire/localized.ts';
import type { Award } from '../../world/tables/rewards.ts';
import type { Caller, World } from '../../world/world.ts';
import { videoTitle } from './statements.ts';

type Reward = Infer<typeof gameReward>;

const plain = { bonusCode: null, canRedeem: false, name: null, videoId: null } as const;

/** A bonus code, and whether the caller can still redeem it. */
const codeOf = async (code: string, amount: number, { guestId }: Caller, world: World): Promise<Reward> => {
  const key = codeKey(code);
  const isUsed = guestId !== null && (await redeemedAt(world, guestId, key)) !== null;
  const canRedeem = !isUsed && (await bonusCodeByKey.first(world.tx, { key })) !== null;
  return { ...plain, type: 'bonusCode', bonusCode: code, amount, canRedeem };
};

const videoOf = async (videoId: number, caller: Caller, { tx }: World): Promise<Reward> => {
  const row = await videoTitle.first(tx, { id: videoId });
  return { ...plain, type: 'video', amount: 1, videoId, name: row && localized(row.title, caller) };
};

/** Maps an award to a reward of the wire, as a caller sees it. */
export const rewardOf = async (award: Award, caller: Caller, world: World): Promise<Reward> => {
  switch (award.kind) {
    case 'coins':
      return { ...plain, type: 'coins', amount: award.amount };
    case 'spins':
      return { ...plain, type: 'spins', amount: award.amount };
    case 'messengerGift':
      return { ...plain, type: 'messengerGift', amount: award.amount, name: award.gift };
    case 'voucher':
      return { ...plain, type: 'videoVoucher', amount: award.voucher.amount };
    case 'bonusCode':
      return codeOf(award.code, award.percent, caller, world);
    case 'video':
      return videoOf(award.videoId, caller, world);
  }
};

/** Maps an award, or nothing. */
export const rewardOrNone = async (award: Award | null, caller: Caller, world: World): Promise<Reward | null> =>
  award === null ? null : rewardOf(award, caller, world);
