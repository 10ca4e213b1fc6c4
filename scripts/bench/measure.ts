import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Renderings } from './renderings.ts';
import { isTiny } from './rounds.ts';
import { production, ServerProcess, type CpuTime } from './server-process.ts';

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

/** A server in another process, with its port and, on request, the CPU time of the process. */
export interface ServedTarget {
  readonly port: number;
  cpu(): Promise<CpuTime>;
  /** Has the server send a push this many times to all of its sockets. */
  publish(count: number): void;
  close(): Promise<void>;
}

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

const startIn = async (servers: ServerProcess, kind: string): Promise<ServedTarget> => {
  const { port = 0 } = await servers.ask({ start: kind });
  return {
    port,
    cpu: async () => (await servers.ask({ ask: 'cpu' })).cpu ?? { user: 0, total: 0 },
    publish: (count) => void servers.ask({ publish: count, kind }),
    close: () => servers.end(),
  };
};

let shared: ServerProcess | null = null;
const kept = new Map<string, Promise<ServedTarget>>();

/**
 * Starts one of the servers of servers.ts in a process of its own. A tiny run, whose figures do not count, starts each once, all in one
 * process, which ends with the process that started it.
 */
export const serve = (kind: string): Promise<ServedTarget> => {
  if (!isTiny) return startIn(new ServerProcess(), kind);
  shared ??= new ServerProcess();
  const served = kept.get(kind) ?? startIn(shared, kind).then((each) => ({ ...each, close: () => Promise.resolve() }));
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
