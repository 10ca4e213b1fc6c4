import { berlinDay } from '@lounge/locale';
import { avsPending, avsRejected, avsRevoked, avsSet } from '@lounge/protocol/foundation/age-check';
import { publish } from '../../world/bus.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

/** The possible results of an age check. */
export type AgeCheckResult = 'accepted' | 'pending' | 'rejected' | 'unknown';

const setAgeCheck = statement(
  (db, $: Bind<{ status: Row<'guest'>['avs_status']; message: string | null; id: number }>) =>
    db
      .updateTable('guest')
      .set({ avs_status: $('status'), avs_message: $('message') })
      .where('id', '=', $('id')),
);

const pushes = { accepted: avsSet, pending: avsPending, unknown: avsRevoked } as const;

/**
 * Stores the result of an age check and publishes it to the guest; `unknown` revokes an earlier confirmation.
 * @spec state:age-verification, entity:enum.avsStatus
 */
export const settleAgeCheck = async (
  { guestId, result, message = null }: { guestId: number; result: AgeCheckResult; message?: string | null },
  { tx, bus }: Pick<World, 'tx' | 'bus'>,
): Promise<void> => {
  const storedMessage = result === 'rejected' ? message : null;
  await setAgeCheck.all(tx, { id: guestId, status: result, message: storedMessage });
  if (result === 'rejected') publish(bus, avsRejected, { guestId }, { message });
  else publish(bus, pushes[result], { guestId }, {});
};

/** The minimum age for adult content, in years. */
export const adultAge = 18;

/** The age in years on the current day in Berlin, from a birth date like `2001-04-30`; null if it is not a date. */
export const ageAt = (birthDate: string, now: number): number | null => {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCFullYear() !== year || born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return null;
  const today = berlinDay(now);
  const isBeforeBirthday = today.slice(5) < birthDate.slice(5);
  return Number(today.slice(0, 4)) - year - (isBeforeBirthday ? 1 : 0);
};
