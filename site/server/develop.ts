import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sources of the server; Vite reloads the site's own sources without a restart. */
const watched = [
  'mock-api/src',
  'mock-api/data',
  'packages/protocol/src',
  'packages/locale/src',
  'packages/art/src',
  'site/server',
];
const settleMs = 150;

/** Runs site and server with hot reload; the server restarts when its sources change. */
export const develop = (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  let child: ChildProcess;
  let timer: NodeJS.Timeout | null = null;
  let isEnding = false;
  const start = (): void => {
    child = spawn(process.execPath, ['--conditions=@lounge/source', `${root}site/server/dev-server.ts`, ...args], {
      stdio: 'inherit',
      env: environment,
    });
  };
  const restart = (): void => {
    process.stdout.write('The server’s sources changed; it restarts.\n');
    child.once('exit', start);
    if (child.exitCode === null) child.kill('SIGTERM');
    else start();
  };
  start();
  const watchers = watched.map((folder) =>
    watch(`${root}${folder}`, { recursive: true }, (_event, file) => {
      if (file === null || file.endsWith('.test.ts')) return;
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(restart, settleMs);
    }),
  );
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isEnding) return;
        isEnding = true;
        for (const each of watchers) each.close();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      });
    }
  });
};
