import { berlinDay, startOfBerlinMonth } from '@lounge/locale';
import { reject } from '../dispatch/handler.ts';

/** Months of this century; others are typed by nobody, and dates far off cannot be formatted. */
const monthPattern = /^(20\d{2})-(0[1-9]|1[0-2])$/;

/** The month of an instant by the Berlin clock: `YYYY-MM`. */
export const berlinMonth = (instant: number): string => berlinDay(instant).slice(0, 7);

/**
 * The instants between which a month of Berlin lies, in ISO 8601; everything without a month. Rejects what is no month as `malformed`.
 */
export const monthBounds = (month: string | undefined): { readonly from: string; readonly to: string } => {
  if (month === undefined) return { from: '', to: '9999' };
  const [, year, number] = monthPattern.exec(month) ?? reject('malformed', 'month');
  const startOf = (offset: number) =>
    new Date(startOfBerlinMonth(Date.UTC(Number(year), Number(number) - 1 + offset, 15))).toISOString();
  return { from: startOf(0), to: startOf(1) };
};
