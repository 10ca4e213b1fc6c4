import { fileURLToPath } from 'node:url';
import { measuredBy, type Row } from './measure.ts';
import { rounds as roundsOf } from './rounds.ts';

const chargeFile = fileURLToPath(new URL('./processes/charge.ts', import.meta.url));

interface Rates {
  readonly ours: number;
  readonly bare: number;
}

const text = (rate: number): string => `${Math.round(rate).toLocaleString('en')} charges/s`;

/** A charge with its key, entries and balance in a transaction on a file, compared with the same statements without our code. */
export const chargeRows = async (): Promise<Row[]> => {
  const rounds: Rates[] = [];
  while (rounds.length < roundsOf(3)) rounds.push(await measuredBy<Rates>(chargeFile));
  const byRatio = rounds.toSorted((a, b) => a.ours / a.bare - b.ours / b.bare);
  const median = byRatio[byRatio.length >> 1] ?? { ours: 0, bare: 1 };
  return [
    {
      name: 'a charge on the ledger',
      value: text(median.ours),
      reference: `the same six statements on bare better-sqlite3, ${text(median.bare)}`,
      ratio: median.ours / median.bare,
      minRatio: 0.35,
    },
  ];
};
