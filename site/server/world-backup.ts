import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { backUpWorld, restoreWorld, WorldFileError } from '@lounge/mock-api/server';
import { requireNode } from './require-node.ts';

requireNode(24);

const root = fileURLToPath(new URL('../../', import.meta.url));
const { positionals } = parseArgs({ allowPositionals: true });
const [action, file, ...more] = positionals;
const world = `${process.env['DATA_DIR'] ?? `${root}.data`}/world.db`;
const fail = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

const restore = (path: string): string => {
  const replaced = restoreWorld(path, world, new Date());
  const kept = replaced === null ? '' : `; the one that was there is ${replaced}`;
  return `The world was restored from ${path}${kept}.\n`;
};

const backUp = async (path: string): Promise<string> => {
  await backUpWorld(world, path);
  return `The world was copied to ${path}. Sessions need the same SECRET, or the file secret beside the world.\n`;
};

try {
  if (process.env['DATABASE_URL'])
    fail(`With DATABASE_URL the world is in PostgreSQL: use pg_dump and pg_restore (docs/deployment.md).`);
  else if (file === undefined || more.length > 0) fail(`npm run ${action} needs one file: npm run ${action} -- FILE.`);
  else {
    // npm runs its scripts in the folder of the repository.
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    process.stdout.write(action === 'restore' ? restore(path) : await backUp(path));
  }
} catch (error) {
  fail(error instanceof WorldFileError ? error.message : `The ${action} failed: ${String(error)}`);
}
