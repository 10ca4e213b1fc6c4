import { getSpinWheel, spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import { handle } from '../../dispatch/handler.ts';
import { segmentsOf } from './prizes.ts';
import { spin } from './spin.ts';
import { spinsOfGuest } from './statements.ts';
import { endOfMonth, pointsOf, rewardsFor, settingOf, spinsLeft, winOf } from './wheel.ts';

/** Number of wins in the history. */
const winsShown = 20;

/** The handlers of this module's calls. */
export const spinWheelHandlers = [
  handle(getSpinWheel, async ({ type = 'monthly' }, { guestId }, world) => {
    const { isActive } = await settingOf(type, world);
    const points = guestId === null ? 0 : await pointsOf(world, guestId);
    const left = guestId === null ? null : await spinsLeft(guestId, type, world);
    const rows = guestId === null ? [] : await spinsOfGuest.all(world.tx, { guestId, wheel: type, first: winsShown });
    return {
      type,
      spinwheelActive: isActive,
      points,
      spins: left?.spins ?? 0,
      lastSpinDate: rows[0]?.at ?? null,
      nextFreeSpinAt: left?.nextFreeSpinAt ?? null,
      monthEndsAt: endOfMonth(world),
      monthlyRewards: type === 'monthly' ? [...(await rewardsFor(guestId, points, world))] : [],
      segments: [...segmentsOf[type]],
      history: rows.map(winOf),
    };
  }),
  handle(spinTheWheel, spin),
];
