import { fork } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';

const seconds = 8;

/** Asks for a path once. Returns the time to the end of the answer, in milliseconds. */
export const askOnce = (port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = { cookie: 'age=1; consent=necessary; language=en', 'x-forwarded-for': '203.0.113.1' };
    httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - startedAt));
    })
      .on('error', reject)
      .end();
  });

/** The time that a share of the sorted times is below. */
export const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Prints the times beside something, which are sorted. */
export const report = (name: string, times: readonly number[], more = ''): void => {
  const [p50, p99, longest] = [0.5, 0.99, 0.9999].map((share) => at(times, share).toFixed(1));
  console.log(`beside ${name}: p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms${more}`);
};

/** Asks for a path at a steady rate for eight seconds. Returns the sorted times in milliseconds. */
export const steadily = async (port: number, path: string, perSecond: number): Promise<readonly number[]> => {
  const pending: Promise<number>[] = [];
  for (let sent = 0; sent < seconds * perSecond; sent += 1) {
    pending.push(askOnce(port, path));
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  return (await Promise.all(pending)).toSorted((a, b) => a - b);
};

/** Begins a flood in a process of its own. Returns what ends it and tells its statuses. */
export const flood = (port: number, target: string, connections: number): (() => Promise<string>) => {
  const file = fileURLToPath(new URL('./flood.ts', import.meta.url));
  const child = fork(file, [String(port), target, String(connections)]);
  return () =>
    new Promise((resolve) => {
      child.once('message', (statuses) =>
        resolve((statuses as [number, number][]).map(([status, count]) => `${count} × ${status}`).join(', ')),
      );
      child.send('end');
    });
};
