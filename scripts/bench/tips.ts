import { fileURLToPath } from 'node:url';
import { measuredBy, type Row } from './measure.ts';
import { rounds as roundsOf } from './rounds.ts';

const tipsFile = fileURLToPath(new URL('./processes/tips.ts', import.meta.url));

interface Rates {
  readonly tip: number;
  readonly purchase: number;
}

/** A tip of a post, compared with a purchase of a video. */
export const tipRows = async (): Promise<Row[]> => {
  const rounds: Rates[] = [];
  while (rounds.length < roundsOf(3)) rounds.push(await measuredBy<Rates>(tipsFile));
  const byRatio = rounds.toSorted((a, b) => a.tip / a.purchase - b.tip / b.purchase);
  const median = byRatio[byRatio.length >> 1] ?? { tip: 0, purchase: 1 };
  return [
    {
      name: 'a tip of a post',
      value: `${Math.round(median.tip).toLocaleString('en')} tips/s`,
      reference: `a purchase of a video, ${Math.round(median.purchase).toLocaleString('en')} purchases/s`,
      ratio: median.tip / median.purchase,
      minRatio: 0.9,
    },
  ];
};
