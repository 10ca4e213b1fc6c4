import { berlinDay, formatTime, type Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { movement } from '@lounge/protocol/foundation/wallet';
import { receiptNumber } from './receipt-number.ts';
import { fileNameOf, headerOf, kindText } from './statement-texts.ts';

type Line = Infer<typeof movement>;

/**
 * A field of RFC 4180. What a spreadsheet would run as a formula gets an apostrophe before it; negative numbers are none.
 */
export const csvField = (text: string): string => {
  const isFormula = /^[=+\-@\t\r\n]/.test(text) && !/^-\d+(?:\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Hundredths as a plain number with a point, the same in every language, so that every program can add them. */
const plain = (hundredths: number): string => (hundredths / 100).toFixed(2);

const rowOf = (line: Line, language: Language): readonly string[] => [
  berlinDay(line.at),
  formatTime(line.at),
  kindText(line.kind, language),
  [line.subject, line.detail, line.method?.label].filter(Boolean).join(', '),
  line.paid === null ? '' : plain(line.paid.value),
  plain(line.amount.value),
  plain(line.balance.value),
  line.receiptId === null ? '' : receiptNumber(line),
];

/** A statement as CSV, the newest line first. */
export const csvOf = (lines: readonly Line[], language: Language): string =>
  [headerOf(language), ...lines.map((line) => rowOf(line, language))]
    .map((row) => `${row.map(csvField).join(',')}\r\n`)
    .join('');

/** The name of the file: with its month, or the day on which it was made. */
export const fileName = (month: string | undefined, now: number, language: Language): string =>
  `${fileNameOf(language)}-${month ?? berlinDay(now)}.csv`;
