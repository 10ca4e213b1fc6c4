/** Starts what an opened example needs, each in a process of its own: the reference server, and the example's page. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../conventions/repository.ts';
import type { PresenceChange } from './reference-server.ts';

/** A process that can be ended. */
export interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/** The reference server of an example. */
export interface RunningServer extends Running {
  setPresence(change: PresenceChange): void;
}

/** The environment of an example: without the conditions of this repository's tests, and with its tools. */
export const exampleEnvironment = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: undefined,
  NODE_OPTIONS: '',
  PATH: [process.env['PATH'], join(root, 'node_modules/.bin')].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  ...own,
});

async function end(child: ChildProcess, kill: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  kill();
  await exited;
}

/** Starts the reference server for pages of one origin. */
export async function startReferenceServer(folder: string, allowedOrigin: string): Promise<RunningServer> {
  const child = fork(join(import.meta.dirname, 'reference-server.ts'), [folder], {
    execArgv: ['--conditions=@lounge/source'],
    env: { ...exampleEnvironment({}), ALLOWED_ORIGINS: allowedOrigin },
  });
  const started = once(child, 'message') as Promise<[{ readonly port: number }]>;
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The reference server ended with ${String(code)}.`);
  });
  const [{ port }] = await Promise.race([started, failed]);
  failed.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    setPresence: (change) => void child.send(change),
    close: () => end(child, () => child.kill('SIGKILL')),
  };
}

/** Starts an example by its npm script and waits until it prints its address. */
export async function startPage(
  folder: string,
  args: readonly string[],
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<Running> {
  // A group of its own, as npm does not pass signals to what it has started.
  const child = spawn('npm', ['start', '--', ...args], {
    cwd: folder,
    env: exampleEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const { port } = new URL(url);
    const read = (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      if (stripVTControlCharacters(printed).includes(`:${port}`)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The example ended:\n${printed}`)));
  });
  return { url, close: () => end(child, () => process.kill(-(child.pid ?? 0), 'SIGKILL')) };
}
