import { s } from '@lounge/protocol';
import { loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { monthOf } from '../spin-wheel/index.ts';
import { insertRedeemed, rewardKey, setPoints } from './statements.ts';

/** A guest has points. */
export const guestHasPoints = state('the guest has loyalty points', {
  description: 'The guest has exactly this many loyalty points.',
  params: s.object({ guestId: s.entityId, points: s.count }),
  setUp: ({ guestId: id, points }, { database }) => database.change((tx) => setPoints.all(tx, { id, points })),
});

/** A guest redeemed a reward. */
export const guestRedeemedReward = state('the guest redeemed the reward', {
  description: 'The guest redeemed this reward of the month; its content is not given again.',
  params: s.object({ guestId: s.entityId, id: s.entityId }),
  setUp: ({ guestId, id }, parts) => {
    const month = monthOf(parts);
    const row = { key: rewardKey(guestId, id, month), guestId, rewardId: id, month, at: nowIso(parts) };
    return parts.database.change((tx) => insertRedeemed.all(tx, row));
  },
});

/** A guest's points change while the guest's pages are open. */
export const pointsChange = event('the guest’s loyalty points change', {
  description: 'The guest has exactly this many loyalty points from now on, and they are published.',
  params: s.object({ guestId: s.entityId, points: s.count }),
  setUp: ({ guestId, points }, parts) =>
    runInWorld(parts, true, async ({ tx, bus }) => {
      await setPoints.all(tx, { id: guestId, points });
      publish(bus, loyaltyPointsChanged, { guestId }, { loyaltyPoints: points });
    }),
});

/** The states of this module. */
export const loyaltyStates = [guestHasPoints, guestRedeemedReward, pointsChange];
