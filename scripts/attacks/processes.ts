/**
 * Attacks four servers on one database of PostgreSQL and Redis, by hand: `npm run attack processes`, or with fewer of each:
 * `npm run attack processes -- --lost 20 --sockets 1000`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('./processes/attack-processes.ts', import.meta.url));
const { status } = spawnSync(process.execPath, ['--conditions=@lounge/source', file, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
