import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Row } from './measure.ts';

/** The measurement of the contracts runs in its own process, as scripts may not import contracts. */
const file = fileURLToPath(new URL('./processes/verification.ts', import.meta.url));

/** The line of the measurement; times are in milliseconds. */
interface Measured {
  readonly count: number;
  readonly ours: number;
  readonly alone: number;
  readonly few: number;
  readonly many: number;
  readonly each: { readonly few: number; readonly many: number };
}

/** Verification with a new world for each interaction, compared with Pact against a constant server. */
export const verificationRows = async (): Promise<Row[]> => {
  const child = spawn(process.execPath, ['--conditions=@lounge/source', file], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  });
  const ended = once(child, 'close');
  // Pact prints megabytes, of which one line counts.
  let line = '{}';
  for await (const each of createInterface({ input: child.stdout })) if (each.startsWith('{"bench"')) line = each;
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`the verification ended with ${code}`);
  const { count, ours, alone, few, many, each } = JSON.parse(line) as Measured;
  return [
    {
      name: `verification of ${count} interactions, times the speed of Pact alone`,
      value: `${(ours / 1000).toFixed(2)} s`,
      reference: `a constant server ${(alone / 1000).toFixed(2)} s`,
      ratio: alone / ours,
      minRatio: 0.8,
    },
    {
      name: `verification of one of ${few} reads, as part of one of ${many}`,
      value: `${each.many.toFixed(2)} ms`,
      reference: `one of ${few} ${each.few.toFixed(2)} ms`,
      ratio: each.few / each.many,
      minRatio: 0.9,
    },
  ];
};
