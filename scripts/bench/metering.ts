import { fileURLToPath } from 'node:url';
import { measuredBy, type Row } from './measure.ts';

const meteringFile = fileURLToPath(new URL('./processes/metering.ts', import.meta.url));

interface Durations {
  readonly ours: number;
  readonly bare: number;
  readonly statements: number;
}

/** A minute of 200 live chats, compared with its statements on bare better-sqlite3. */
export const meteringRows = async (): Promise<Row[]> => {
  const { ours, bare, statements } = await measuredBy<Durations>(meteringFile);
  return [
    {
      name: 'a minute of 200 live chats, metered and booked',
      value: `${Math.round(ours)} ms`,
      reference: `the same ${statements.toLocaleString('en')} statements on bare better-sqlite3, ${Math.round(bare)} ms`,
      ratio: bare / ours,
      minRatio: 0.5,
    },
  ];
};
