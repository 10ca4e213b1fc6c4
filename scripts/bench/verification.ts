import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row } from './measure.ts';

/** The measurement of the contracts runs in its own process, as scripts may not import contracts. */
const file = fileURLToPath(new URL('../../contracts/src/bench/verification.ts', import.meta.url));

/** Verification with a new world for each interaction, compared with Pact against a constant server. */
export const verificationRows = async (): Promise<Row[]> => {
  const printed = execFileSync(process.execPath, ['--conditions=@lounge/source', file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  });
  const line = printed.split('\n').findLast((each) => each.startsWith('{"bench"')) ?? '{}';
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
