import { runCommandLine } from './command/command-line.ts';
import { repositoryCommands } from './repository-commands.ts';

const streams = [process.stdout, process.stderr] as const;

/**
 * Runs the command line in this process, which has loaded its modules already, one at a time: it writes to the process's streams. Resolves
 * with the exit code and the output.
 */
export const runHere = async (...args: readonly string[]): Promise<{ code: number; output: string }> => {
  const written: string[] = [];
  const before = streams.map((stream) => ({ stream, write: stream.write, listeners: stream.listeners('error') }));
  for (const stream of streams) {
    stream.write = (text: string | Uint8Array) => {
      written.push(String(text));
      return true;
    };
  }
  try {
    await runCommandLine(args, repositoryCommands);
    return { code: Number(process.exitCode ?? 0), output: written.join('') };
  } finally {
    process.exitCode = undefined;
    for (const { stream, write, listeners } of before) {
      stream.write = write;
      for (const each of stream.listeners('error'))
        if (!listeners.includes(each)) stream.off('error', each as (error: Error) => void);
    }
  }
};
