import { addDays, berlinDay, berlinInstant, endOfBerlinDay, previousDay } from '@lounge/locale';
import { toJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { codeKey } from '../../foundation/vouchers/index.ts';
import { benefitsOfOffer } from './benefits.ts';
import { isThere } from './content.ts';
import { dealOfDay, offerById, turns } from './statements.ts';

type Reading = Pick<World, 'tx' | 'clock'>;
type Offer = Row<'dailyOffer'>;

const dayMs = 86_400_000;

/** The deal of a day: its offer and the code that takes it. */
export interface Deal {
  readonly date: string;
  readonly offer: Offer;
  readonly code: string;
  /** Whether its day is in a row, so that a changed rotation leaves it. */
  readonly isFixed: boolean;
}

/** The day after a day, both as `YYYY-MM-DD`. */

/** Yesterday, today and tomorrow by the Berlin clock of a world. */
export const daysAround = ({ clock }: Pick<World, 'clock'>) => {
  const today = berlinDay(clock.now());
  return { yesterday: previousDay(today), today, tomorrow: addDays(today, 1) };
};

/** The last second of a Berlin day, in milliseconds since 1970. */
export const endOfDay = (date: string): number => endOfBerlinDay(berlinInstant(date, '12:00'));

/** The code of a day, as it is printed. */
export const codeOfDay = (date: string): string => `DEAL-${date.replaceAll('-', '')}`;

const codePattern = /^DEAL(\d{4})(\d{2})(\d{2})$/;

/** The day of a code's key; null for a code of something else. */
export const dayOfCode = (key: string): string | null => {
  const [, year, month, day] = codePattern.exec(key) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
};

/** The offer whose turn a day is. One whose content is gone leaves its turn to the next. */
const offerOfTurn = async (date: string, world: Reading): Promise<Offer | null> => {
  const ids = await turns.all(world.tx);
  const turn = Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs);
  for (let step = 0; step < ids.length; step += 1) {
    const id = ids[(turn + step) % ids.length]?.id ?? 0;
    const offer = await offerById.first(world.tx, { id });
    if (offer !== null && (await isThere(offer, world))) return offer;
  }
  return null;
};

/** The deal of a day: the one that is fixed, or the one whose turn it is; null without any. */
export const dealOf = async (date: string, world: Reading): Promise<Deal | null> => {
  const fixed = await dealOfDay.first(world.tx, { date });
  const offer =
    fixed === null ? await offerOfTurn(date, world) : await offerById.first(world.tx, { id: fixed.offerId });
  if (offer === null) return null;
  return { date, offer, code: fixed?.code ?? codeKey(codeOfDay(date)), isFixed: fixed !== null };
};

/**
 * The bonus code of a deal, without what was redeemed of it: valid from its day's first to its last second.
 * @spec constant:dailyBonus.dayEnd
 * @assumed The code of a video or an album that was taken away meanwhile has none left.
 */
export const codeRowOf = async ({ date, offer, code }: Deal, world: Reading): Promise<Row<'bonusCode'>> => ({
  key: code,
  code: codeKey(codeOfDay(date)) === code ? codeOfDay(date) : code,
  validFrom: new Date(berlinInstant(date, '00:00')).toISOString(),
  validTo: new Date(endOfDay(date) + 1000).toISOString(),
  maxRedemptions: (await isThere(offer, world)) ? offer.quantity : 0,
  redemptions: 0,
  needsMobile: offer.needsMobile,
  needsVip: offer.needsVip,
  needsVoucher: 0,
  promotion: 'none',
  benefits: toJson(benefitsOfOffer(offer)),
});
