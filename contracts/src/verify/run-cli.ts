import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** Runs the command line in its own process, as a back-end team does. Resolves with the exit code and the output. */
export const runCli = (...args: readonly string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const run = [process.execPath, ['--conditions=@lounge/source', cli, ...args], { maxBuffer: 16_000_000 }] as const;
    const child = execFile(run[0], run[1], run[2], (_, out, err) =>
      resolve({ code: child.exitCode ?? 1, output: out + err }),
    );
  });
