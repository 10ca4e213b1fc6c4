import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** Runs the command line in a process of its own, as a back-end team does, and keeps what it said. */
export const runCli = (...words: readonly string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const run = [process.execPath, ['--conditions=@lounge/source', cli, ...words], { maxBuffer: 16_000_000 }] as const;
    const child = execFile(run[0], run[1], run[2], (_, out, err) =>
      resolve({ code: child.exitCode ?? 1, said: out + err }),
    );
  });
