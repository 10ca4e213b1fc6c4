import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { processVariable } from './process-settings.ts';

/** A process that ends before this time has a fault of its own; after three of them in a row none is started any more. */
const shortLifeMs = 5000;
const mostShortLives = 3;
/** A process that was told to end is killed after this time: it drains for two seconds. */
const endWithinMs = 8000;

/** A process that ended before it listened; it has said why. */
export class ProcessEndedError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('A process of the server ended before it listened.');
    this.exitCode = exitCode;
  }
}

/** The processes of a server. */
export interface Processes {
  /** The port on which they listen. */
  readonly port: number;
  /** Ends them and waits until they are gone. */
  end(): Promise<void>;
}

/** Options of startProcesses. */
export interface ProcessesOptions {
  readonly count: number;
  /** Says what happens: a sentence for the person at the terminal. */
  readonly print: (message: string) => void;
  /** Called with the exit code when the processes cannot go on. */
  readonly onFailed: (code: number) => void;
}

/** The port on which a process listens. Rejects with the exit code of one that ends before. */
const listening = (worker: Worker): Promise<number> =>
  new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port));
    worker.once('exit', (code) => reject(new ProcessEndedError(code === 0 ? 1 : code)));
  });

/** Starts the processes of a server on one port: the first alone, as it may create the world, then the others. Each that ends is replaced. */
export const startProcesses = async ({ count, print, onFailed }: ProcessesOptions): Promise<Processes> => {
  const running = new Map<number, Worker>();
  let isEnding = false;
  let hasStarted = false;
  let shortLives = 0;
  const start = (number: number): Worker => {
    const worker = cluster.fork({ [processVariable]: String(number) });
    const startedAt = performance.now();
    running.set(number, worker);
    worker.once('exit', (code, signal) => {
      running.delete(number);
      if (isEnding || !hasStarted) return;
      shortLives = performance.now() - startedAt < shortLifeMs ? shortLives + 1 : 0;
      print(
        `Process ${number} ended (${signal ?? code})${shortLives < mostShortLives ? ' and is started again' : ''}.`,
      );
      if (shortLives < mostShortLives) start(number);
      else onFailed(1);
    });
    return worker;
  };
  const end = async (): Promise<void> => {
    isEnding = true;
    const all = [...running.values()];
    const gone = all.map((worker) => once(worker, 'exit'));
    for (const worker of all) worker.process.kill('SIGTERM');
    const timer = setTimeout(() => all.forEach((worker) => worker.process.kill('SIGKILL')), endWithinMs);
    await Promise.all(gone);
    clearTimeout(timer);
  };
  try {
    const port = await listening(start(1));
    await Promise.all(Array.from({ length: count - 1 }, (_, at) => listening(start(at + 2))));
    hasStarted = true;
    return { port, end };
  } catch (cause) {
    await end();
    throw cause;
  }
};
