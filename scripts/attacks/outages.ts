/**
 * Takes PostgreSQL and Redis, which it starts itself, away from four servers in every known way, by hand: `npm run attack outages`, or each
 * for four seconds: `npm run attack outages -- 4000`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('./outages/attack-outages.ts', import.meta.url));
const { status } = spawnSync(process.execPath, ['--conditions=@lounge/source', file, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
