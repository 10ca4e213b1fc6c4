import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Row } from './measure.ts';

/** The measurement of the contracts runs in its own process, as scripts may not import contracts. */
const file = fileURLToPath(new URL('../../contracts/src/bench/verification.ts', import.meta.url));

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
  const {
    count = 0,
    ours = Infinity,
    alone = 0,
  } = JSON.parse(line) as { count?: number; ours?: number; alone?: number };
  return [
    {
      name: `verification of ${count} interactions, times the speed of Pact alone`,
      value: `${(ours / 1000).toFixed(2)} s`,
      reference: `a constant server ${(alone / 1000).toFixed(2)} s`,
      ratio: alone / ours,
      minRatio: 0.4,
    },
  ];
};
