import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { processVariable } from './process-settings.ts';

/** A process that ends before this time could not start. It is tried again after a pause, which grows. */
const shortLifeMs = 5000;
const defaultPausesMs = [0, 1000, 5000, 15_000] as const;
/** After so many in a row nothing is tried any more where no process is left. */
const mostShortLives = 3;
/** How long a process may take to end beside the time in which it drains, in milliseconds; then it is killed. */
export const endMs = 5000;

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
  /** How long requests that run may take once a process was told to end, in milliseconds. */
  readonly drainMs: number;
  /** Says what happens: a sentence for the person at the terminal. */
  readonly print: (message: string) => void;
  /** Called with the exit code when the processes cannot go on. */
  readonly onFailed: (code: number) => void;
  /** The pauses before a process is started again, by how many in a row could not start. @default 0, 1, 5 and 15 seconds */
  readonly pausesMs?: readonly number[];
}

/** The port on which a process listens. Rejects with the exit code of one that ends before. */
const listening = (worker: Worker): Promise<number> =>
  new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port));
    worker.once('exit', (code: number | null) => reject(new ProcessEndedError(code || 1)));
  });

/** Starts the processes of a server on one port: the first alone, as it may create the world, then the others. Each that ends is replaced. */
export const startProcesses = async (options: ProcessesOptions): Promise<Processes> => {
  const { count, drainMs, print, onFailed, pausesMs = defaultPausesMs } = options;
  const running = new Map<number, Worker>();
  const waiting = new Set<NodeJS.Timeout>();
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
      const isLast = running.size === 0 && shortLives >= mostShortLives;
      print(`Process ${number} ended (${signal ?? code})${isLast ? '' : ' and is started again'}.`);
      if (isLast) onFailed(1);
      else startLater(number);
    });
    return worker;
  };
  const startLater = (number: number): void => {
    const pauseMs = pausesMs[Math.min(shortLives, pausesMs.length - 1)] ?? 0;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      start(number);
    }, pauseMs);
    waiting.add(timer);
  };
  const end = async (): Promise<void> => {
    isEnding = true;
    waiting.forEach((timer) => clearTimeout(timer));
    const all = [...running.values()];
    const gone = all.map((worker) => once(worker, 'exit'));
    for (const worker of all) worker.process.kill('SIGTERM');
    const timer = setTimeout(() => all.forEach((worker) => worker.process.kill('SIGKILL')), drainMs + endMs);
    await Promise.all(gone);
    clearTimeout(timer);
  };
  try {
    const port = await listening(start(1));
    await Promise.all(Array.from({ length: count - 1 }, (_, at) => listening(start(at + 2))));
    hasStarted = true;
    // One may have ended while the others started.
    for (let number = 1; number <= count; number += 1) if (!running.has(number)) startLater(number);
    return { port, end };
  } catch (cause) {
    await end();
    throw cause;
  }
};
