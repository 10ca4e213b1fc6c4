/** A ledger entry. */
export interface ListedLedgerEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  /** The reason of the entry; unknown reasons have a general label. */
  kind: string;
  /** The amount in hundredths of a coin, negative if coins were spent. */
  amount: number;
  /** The balance after it, in hundredths of a coin. @default the column is left out */
  balance?: number | undefined;
  /** Amount paid, in hundredths of a euro. @default nothing */
  paid?: number | null | undefined;
  /** The subject of the entry: a title, a performer, a code. @default the kind only */
  subject?: string | null | undefined;
  /** A second line, such as the gifts. @default none */
  detail?: string | null | undefined;
  /** The payment method, with the masked end of its number if it is saved. @default none */
  method?: { kind: 'card' | 'bank' | 'wallet'; label: string | null } | null | undefined;
  /** Amount of a refund. @default unknown */
  refundedKind?: string | null | undefined;
  /** The time of a chat that vouchers paid, in seconds, shown instead of no coins. @default none */
  voucherSeconds?: number | null | undefined;
  /** The chat that it belongs to; entries of one are a single row that opens. @default none */
  chatId?: string | null | undefined;
  /** The id of the payment's receipt. @default none */
  receiptId?: string | null | undefined;
}
