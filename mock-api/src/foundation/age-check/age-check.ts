import { berlinDay, type Language } from '@lounge/locale';
import { avsPending, avsRejected, avsRevoked, avsSet } from '@lounge/protocol/foundation/age-check';
import { publish } from '../../world/bus.ts';
import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { ageCheckById, putAgeCheckState, setAgeCheck } from './age-check-statements.ts';
import { grantBonus } from './bonus.ts';
import { ageCheckAnswered } from './events.ts';

/** The possible results of an age check. */
export type AgeCheckResult = 'accepted' | 'pending' | 'rejected' | 'unknown';

const pushes = { accepted: avsSet, pending: avsPending, unknown: avsRevoked } as const;

/** A result, and where it comes from. */
export interface Settlement {
  readonly guestId: number;
  readonly result: AgeCheckResult;
  readonly message?: string | null;
  /** The provider, or `pin-call`. @default nobody that is known */
  readonly provider?: string | null;
  /** The id of the provider's check. */
  readonly checkKey?: string | null;
  /** The language of the balance that a bonus changes. @default 'en' */
  readonly language?: Language;
}

/**
 * Stores the result of an age check and publishes it to the guest; `unknown` revokes an earlier confirmation. The first accepted
 * check of a guest is rewarded. Repeating a result changes nothing.
 * @spec state:age-verification, entity:enum.avsStatus
 */
export const settleAgeCheck = async (
  settlement: Settlement,
  world: Pick<World, 'tx' | 'bus' | 'clock' | 'events'>,
): Promise<void> => {
  const { guestId, result, message = null, provider = null, checkKey = null, language = 'en' } = settlement;
  const { tx, bus } = world;
  const before = (await ageCheckById.first(tx, { id: guestId }))?.avsStatus;
  const storedMessage = result === 'rejected' ? message : null;
  await setAgeCheck.all(tx, { id: guestId, status: result, message: storedMessage });
  const hasChanged = before !== result;
  if (hasChanged)
    await putAgeCheckState.all(tx, { key: String(guestId), guestId, at: nowIso(world), provider, checkKey });
  if (result === 'rejected') publish(bus, avsRejected, { guestId }, { message });
  else publish(bus, pushes[result], { guestId }, {});
  if (hasChanged && (result === 'accepted' || result === 'rejected'))
    raise(world, ageCheckAnswered, { guestId, isAccepted: result === 'accepted' });
  if (hasChanged && result === 'accepted') await grantBonus(guestId, language, world);
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
