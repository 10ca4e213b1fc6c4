import { fileURLToPath } from 'node:url';
import { measuredBy, type Row } from './measure.ts';

const weightsFile = fileURLToPath(new URL('./processes/weights.ts', import.meta.url));

interface Weighed {
  readonly name: string;
  readonly micros: number;
  readonly weight: number;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The CPU for a unit of weight of the twenty dearest queries, compared with their median: none may be much cheaper than it costs. */
export const weightRows = async (): Promise<Row[]> => {
  const dearest = await measuredBy<readonly Weighed[]>(weightsFile);
  const unit = median(dearest.map(({ micros, weight }) => micros / weight));
  return dearest.map(({ name, micros, weight }) => ({
    name: `${name}: a unit of its weight of ${weight}`,
    value: `${Math.round(micros / weight)} µs of CPU`,
    reference: `the median of the twenty dearest queries, ${Math.round(unit)} µs`,
    ratio: unit / (micros / weight),
    minRatio: 0.33,
  }));
};
