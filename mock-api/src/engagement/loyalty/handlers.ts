import {
  claimCoinLoyaltyBonus,
  getLoyalty,
  getUserActivityEvent,
  redeemLoyaltyReward,
  tryLoyaltyMigrate,
  vip30ValueHistory,
} from '@lounge/protocol/engagement/loyalty';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { pointsOf } from '../spin-wheel/index.ts';
import { currentEvent } from './activity-events.ts';
import { claim, coinBonusOf } from './coin-bonus.ts';
import { migrate, movablePoints } from './migrate.ts';
import { readEvent } from './read-event.ts';
import { redeem } from './redeem.ts';
import { valueHistory } from './vip-history.ts';

/** The handlers of this module's calls. */
export const loyaltyHandlers = [
  handle(getLoyalty, async (_, caller, world) => {
    const guestId = guestOf(caller);
    const loyaltyPoints = await pointsOf(world, guestId);
    return {
      loyaltyPoints,
      coinBonus: await coinBonusOf(guestId, loyaltyPoints, world),
      movablePoints: await movablePoints(guestId, world),
      eventId: (await currentEvent(world)).id,
    };
  }),
  handle(redeemLoyaltyReward, redeem),
  handle(claimCoinLoyaltyBonus, claim),
  handle(tryLoyaltyMigrate, migrate),
  handle(getUserActivityEvent, readEvent),
  handle(vip30ValueHistory, valueHistory),
];
