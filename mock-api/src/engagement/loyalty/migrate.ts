import type { AnswerOf } from '@lounge/protocol';
import { loyaltyPointsChanged, type tryLoyaltyMigrate } from '@lounge/protocol/engagement/loyalty';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { addPoints } from '../spin-wheel/statements.ts';
import { oldPointsOf, takeOldPoints } from './statements.ts';

/** The points of before that a guest can still move; 0 without any. */
export const movablePoints = async (guestId: number, { tx }: Pick<World, 'tx'>): Promise<number> => {
  const row = await oldPointsOf.first(tx, { key: String(guestId) });
  return row === null || row.movedAt !== null ? 0 : row.points;
};

/** Adds the points of before to the loyalty points, once, and publishes them; rejects where there are none to move. */
export const migrate = async (
  _: unknown,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof tryLoyaltyMigrate>> => {
  const guestId = guestOf(caller);
  const taken = await takeOldPoints.first(world.tx, { key: String(guestId), at: nowIso(world) });
  if (taken === null) return reject('unknown');
  const counted = await addPoints.first(world.tx, { id: guestId, points: taken.points });
  const loyaltyPoints = counted?.loyaltyPoints ?? 0;
  publish(world.bus, loyaltyPointsChanged, { guestId }, { loyaltyPoints });
  return { moved: taken.points, loyaltyPoints };
};
