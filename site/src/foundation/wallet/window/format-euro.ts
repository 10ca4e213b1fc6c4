import { formatMoney, type Language } from '@lounge/locale';

/** Formats a sum in euros; `cents` is in hundredths. */
export const formatEuro = (cents: number, language: Language): string =>
  formatMoney({ amount: cents, currency: 'EUR' }, language);
