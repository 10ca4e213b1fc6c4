import { mutation, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { spinWheel, spinWheelType, spinWin } from './schemas.ts';

const wheelInput = s.object({ type: s.optional(spinWheelType) });

/**
 * A wheel with its segments, the guest's spins, points and wins, and the rewards of the month.
 * @spec query:spin-wheel.info
 * @assumed Anonymous visitors may read the wheel.
 */
export const getSpinWheel = query('engagement/spin-wheel/getSpinWheel', {
  input: wheelInput,
  answer: spinWheel,
  purpose: 'Reads a wheel with the guest’s spins, points and wins.',
});

/**
 * Spins a wheel: one spin is used, the server draws the segment and the prize takes effect.
 * @spec query:spin-wheel.spin, rule:spin-active
 * @assumed The answer; the failures: `locked` if the wheel is not active, `tooMany` if no spin is left. A repeat
 * with the same idempotency key returns the same win and uses no further spin.
 */
export const spinTheWheel = mutation('engagement/spin-wheel/spinTheWheel', {
  needs: 'guest',
  input: wheelInput,
  answer: s.object({ win: spinWin, spins: s.count, points: s.count, nextFreeSpinAt: s.nullable(s.instant) }),
  failures: ['needLogin', 'tooMany', 'keyReused'],
  purpose: 'Spins a wheel and returns what was won.',
});
