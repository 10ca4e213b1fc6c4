import type { IntlShape } from 'react-intl';
import type { ShownPeriod } from './blog-address.ts';

/** The words of a month. Months are those of Berlin, and a day in their middle is the same month everywhere. */
export const monthText = (intl: IntlShape, year: number, month: number, hasYear = true): string =>
  intl.formatDate(Date.UTC(year, month - 1, 15), {
    month: 'long',
    timeZone: 'UTC',
    ...(hasYear ? { year: 'numeric' as const } : {}),
  });

/** The words of a year or a month, such as "November 2026". */
export const periodText = (intl: IntlShape, { year, month }: ShownPeriod): string =>
  month === undefined ? String(year) : monthText(intl, year, month);

/** The first and the last month of a period. */
export const endsOf = (intl: IntlShape, { year, month = 1, months = 1 }: ShownPeriod) => ({
  from: monthText(intl, year, month, false),
  until: monthText(intl, year, month + months - 1),
});
