import { berlinDay } from '@lounge/locale';

/**
 * The number of a receipt, by the transfer of its payment: "2026-000123".
 * @assumed The year of Berlin and the number of the ledger's row, so that guests can read it out and it never changes.
 */
export const receiptNumber = ({ id, at }: { readonly id: number; readonly at: string }): string =>
  `${berlinDay(at).slice(0, 4)}-${String(id).padStart(6, '0')}`;
