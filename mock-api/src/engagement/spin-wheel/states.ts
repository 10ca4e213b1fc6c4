import { s } from '@lounge/protocol';
import { spinWheelType } from '@lounge/protocol/engagement/spin-wheel';
import { giveVoucher } from '../../foundation/vouchers/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { spinsFor } from '../rewards/index.ts';
import { segmentsOf } from './prizes.ts';
import { prizeOf } from './spin.ts';
import { insertSpin, putWheel } from './statements.ts';
import { toJson } from '../../world/json.ts';

/** A guest has spins. */
export const guestHasSpins = state('the guest has spins', {
  description: 'The guest has this many spins on this wheel besides the free one of the day.',
  params: s.object({ guestId: s.entityId, spins: s.count, type: s.optional(spinWheelType) }),
  ifLeftOut: { type: 'monthly' },
  setUp: ({ guestId, spins, type }, parts) =>
    runInWorld(parts, true, (world) => giveVoucher(guestId, { ...spinsFor(type), amount: spins }, world)),
});

/** A guest spun the wheel. */
export const guestSpunToday = state('the guest has spun the wheel today', {
  description:
    'The guest used the free spin of the day on the wheel of the month and won the prize of this segment; the prize itself is not given again.',
  params: s.object({ guestId: s.entityId, segment: s.boundedString(40) }),
  setUp: ({ guestId, segment }, parts) => {
    const won = segmentsOf.monthly.find(({ id }) => id === segment);
    if (won === undefined) throw new Error(`The wheel of the month has no segment ${segment}.`);
    const row = {
      guestId,
      wheel: 'monthly' as const,
      isFree: 1,
      segment,
      prize: toJson(prizeOf(won)),
      at: nowIso(parts),
    };
    return parts.database.change((tx) => insertSpin.all(tx, row));
  },
});

/** A wheel is active or not, and may always stop at one segment. */
export const wheelHasSettings = state('the wheel has settings', {
  description:
    'The wheel can be spun or not and has its usual segments; with `stopsAt` it always stops there from now on.',
  params: s.object({ type: s.optional(spinWheelType), isActive: s.boolean, stopsAt: s.optional(s.boundedString(40)) }),
  ifLeftOut: { type: 'monthly', stopsAt: null },
  setUp: ({ type, isActive, stopsAt }, parts) =>
    parts.database.change((tx) => putWheel.all(tx, { type, isActive: isActive ? 1 : 0, nextSegment: stopsAt })),
});

/** The states of this module. */
export const spinWheelStates = [guestHasSpins, guestSpunToday, wheelHasSettings];
