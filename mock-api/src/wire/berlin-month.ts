import { berlinDay, startOfBerlinMonth } from '@lounge/locale';

/** Months of this century; others are typed by nobody, and dates far off cannot be formatted. */
const monthPattern = /^(20\d{2})-(0[1-9]|1[0-2])$/;

/** The instants from which and before which rows are read, in ISO 8601. */
interface Bounds {
  readonly from: string;
  readonly to: string;
}

/** The bounds of everything. */
export const allTime: Bounds = { from: '', to: '9999' };

const boundsOf = (year: string, month: string): Bounds => {
  const startOf = (offset: number) =>
    new Date(startOfBerlinMonth(Date.UTC(Number(year), Number(month) - 1 + offset, 15))).toISOString();
  return { from: startOf(0), to: startOf(1) };
};

/** The bounds of a month of Berlin, `YYYY-MM`, and of everything without a month; null for what is no month. */
export const monthBounds = (month: string | undefined): Bounds | null => {
  if (month === undefined) return allTime;
  const [, year, number] = monthPattern.exec(month) ?? [];
  return year === undefined || number === undefined ? null : boundsOf(year, number);
};

/** The bounds of the month in which an instant lies by the Berlin clock. */
export const monthAround = (instant: number): Bounds => {
  const [year = '', month = ''] = berlinDay(instant).split('-');
  return boundsOf(year, month);
};
