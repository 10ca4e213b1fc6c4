/** What a system message reports; amounts in hundredths of a coin. */
export interface StoredMessageData {
  readonly mode?: string;
  readonly pricePerMinute?: number;
  readonly coins?: number;
  readonly seconds?: number;
  readonly exitCode?: number;
  readonly giftId?: number;
  readonly name?: string;
}
