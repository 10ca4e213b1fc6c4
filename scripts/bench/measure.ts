import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

/** One line of the bench: a figure, what it is held against, and the ratio it must reach. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly reference: string;
  /** Null where the figure is printed for information. */
  readonly ratio: number | null;
  /** What the ratio must be at least. */
  readonly least: number | null;
}

/** What a load on a server came to. */
export interface Load {
  readonly perSecond: number;
  /** Microseconds of the server's CPU for each request. */
  readonly cpuMicros: number;
}

/** A server in a process of its own, which tells its port and, when asked, its CPU time. */
export interface ServedTarget {
  readonly port: number;
  cpu(): Promise<number>;
  close(): Promise<void>;
}

const serverFile = fileURLToPath(new URL('./servers.ts', import.meta.url));

const reply = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`a bench server ended with ${code}`)));
  });

/** Starts one of the servers of servers.ts. */
export const serve = async (kind: string): Promise<ServedTarget> => {
  const child = fork(serverFile, [kind], {
    execArgv: ['--conditions=@lounge/source'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = await reply<{ port: number }>(child);
  return {
    port,
    cpu: async () => {
      const answer = reply<{ cpu: number }>(child);
      child.send('cpu');
      return (await answer).cpu;
    },
    close: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
};

/** Loads a server for some seconds; throws where answers were not 200. */
export const load = async (
  served: ServedTarget,
  request: { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
  seconds = 3,
  connections = 50,
): Promise<Load> => {
  const options = { url: `http://127.0.0.1:${served.port}${request.path}`, connections, ...request };
  await autocannon({ ...options, duration: 1 });
  const before = await served.cpu();
  const result = await autocannon({ ...options, duration: seconds });
  const cpu = (await served.cpu()) - before;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${request.path}: ${result.non2xx} answers were not 200`);
  return { perSecond: result.requests.average, cpuMicros: cpu / result.requests.total };
};

/** The better of two rounds, taken in turns, so that a busy moment does not decide. */
export const better = (rounds: readonly Load[]): Load =>
  rounds.reduce((best, each) => (each.cpuMicros < best.cpuMicros ? each : best));

/** A load as text. */
export const loadText = ({ perSecond, cpuMicros }: Load): string =>
  `${Math.round(perSecond).toLocaleString('en')}/s, ${cpuMicros.toFixed(1)} µs CPU`;

/** The middle of some figures. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
