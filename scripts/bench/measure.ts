import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Renderings } from './renderings.ts';
import { isTiny } from './rounds.ts';

/** One line of the bench: a value, its reference, and the ratio that it must reach. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly reference: string;
  /** Null where the value is only informative. */
  readonly ratio: number | null;
  /** The minimum of the ratio; null where there is none. */
  readonly minRatio: number | null;
}

/** The result of a load test. */
export interface Load {
  readonly perSecond: number;
  /** Microseconds of the server's CPU for each request. */
  readonly cpuMicros: number;
  /** The part of `cpuMicros` outside the kernel. */
  readonly userMicros: number;
}

/** The CPU time of a server's process in microseconds. */
export interface CpuTime {
  readonly user: number;
  /** User and system time. */
  readonly total: number;
}

/** A server in its own process, which reports its port and, on request, its CPU time. */
export interface ServedTarget {
  readonly port: number;
  cpu(): Promise<CpuTime>;
  /** Has the server send a push this many times to all of its sockets. */
  publish(count: number): void;
  close(): Promise<void>;
}

const production = {
  execArgv: ['--conditions=@lounge/source'],
  env: { ...process.env, NODE_ENV: 'production' },
};
const serverFile = fileURLToPath(new URL('./servers.ts', import.meta.url));
const renderingsFile = fileURLToPath(new URL('./renderings.ts', import.meta.url));

const reply = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`a bench server ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message as T);
    });
  });

const start = async (kind: string): Promise<ServedTarget> => {
  const child = fork(serverFile, [kind], production);
  const { port } = await reply<{ port: number }>(child);
  return {
    port,
    cpu: async () => {
      const answer = reply<{ cpu: CpuTime }>(child);
      child.send('cpu');
      return (await answer).cpu;
    },
    publish: (count) => void child.send({ publish: count }),
    close: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
};

const kept = new Map<string, Promise<ServedTarget>>();

/**
 * Starts one of the servers of servers.ts. A tiny run, whose figures do not count, starts each once and keeps it; the servers end with
 * the process that started them.
 */
export const serve = (kind: string): Promise<ServedTarget> => {
  if (!isTiny) return start(kind);
  const served = kept.get(kind) ?? start(kind).then((each) => ({ ...each, close: () => Promise.resolve() }));
  kept.set(kind, served);
  return served;
};

/** Runs a measurement of another workspace in a process of its own. Returns what it sends once it has ended. */
export const measuredBy = async <T>(file: string): Promise<T> => {
  const child = fork(file, [], { execArgv: production.execArgv });
  const measured = await reply<T>(child);
  if (child.exitCode === null) await once(child, 'exit');
  return measured;
};

/** Measures the rendering of home in a process of its own. */
export const runRenderings = (): Promise<Renderings> => reply(fork(renderingsFile, [], production));

/** Runs a load test on a server for some seconds. Throws if a response was not 200. */
export const load = async (
  served: ServedTarget,
  request: { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
  seconds = 3,
  connections = 50,
  /** Requests in flight on each connection. */
  pipelining = 1,
): Promise<Load> => {
  const url = `http://127.0.0.1:${served.port}${request.path}`;
  // The first page of a cold server on a busy machine takes longer than the 10 s after which autocannon gives up.
  const options = { url, connections, pipelining, timeout: 60, ...request };
  const lasting = isTiny ? { amount: connections * pipelining, sampleInt: 20 } : { duration: seconds };
  if (!isTiny) await autocannon({ ...options, duration: 1 });
  const before = await served.cpu();
  const result = await autocannon({ ...options, ...lasting });
  const after = await served.cpu();
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${request.path}: ${result.non2xx} responses were not 200, ${result.errors} requests failed, ${result.timeouts} of them by time`,
    );
  const { total } = result.requests;
  return {
    perSecond: result.requests.average,
    cpuMicros: (after.total - before.total) / total,
    userMicros: (after.user - before.user) / total,
  };
};

/** Returns the round with the least CPU time, as other load on the machine can slow one down. */
export const bestRound = (rounds: readonly Load[], by: 'cpuMicros' | 'userMicros' = 'cpuMicros'): Load =>
  rounds.reduce((best, each) => (each[by] < best[by] ? each : best));

/** Formats a load. */
export const loadText = ({ perSecond, cpuMicros, userMicros }: Load): string =>
  `${Math.round(perSecond).toLocaleString('en')}/s, ${cpuMicros.toFixed(1)} µs CPU, ${userMicros.toFixed(1)} of it user`;

/** Returns the median. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
