/**
 * Repeats the simulations of money, of the ledger and of chats with several times as many events as `npm test` plays, by hand:
 * `npm run attack simulations`, or `npm run attack simulations -- 7` with this seed.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [, , seed] = process.argv;
const events = { MONEY_EVENTS: '50000', LEDGER_EVENTS: '100000', CHAT_EVENTS: '40000' };
const seeds = seed === undefined ? {} : { MONEY_SEED: seed, LEDGER_SEED: seed, CHAT_SEED: seed };
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'simulation.test', 'ledger-invariants.test'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--conditions=@lounge/source', ...events, ...seeds },
  },
);
process.exitCode = status ?? 1;
