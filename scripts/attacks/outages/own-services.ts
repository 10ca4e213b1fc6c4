/** A PostgreSQL and a Redis of an attack's own, which it may stop, empty and fill. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** PostgreSQL refuses to run as root. */
const postgresUser = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** A server process that can be ended at once and started again. */
class OwnServer {
  readonly #start: () => ChildProcess;
  readonly #isReady: () => boolean;
  readonly #ending: NodeJS.Signals;
  #process: ChildProcess | null = null;

  constructor(start: () => ChildProcess, isReady: () => boolean, ending: NodeJS.Signals) {
    this.#start = start;
    this.#isReady = isReady;
    this.#ending = ending;
  }

  /** Starts it where it does not run, and waits until it answers. */
  async start(): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      if (this.#process === null) {
        const started = this.#start();
        this.#process = started;
        // One that ends by itself, as a full disk makes PostgreSQL do, is started again by the next call.
        started.once('exit', () => {
          if (this.#process === started) this.#process = null;
        });
      }
      if (this.#isReady()) return;
      await wait(100);
    }
    throw new Error('A server of the attack does not answer.');
  }

  /** Ends it without letting it finish anything. */
  async stop(): Promise<void> {
    const running = this.#process;
    if (running === null) return;
    const gone = new Promise((resolve) => void running.once('exit', resolve));
    running.kill(this.#ending);
    await gone;
  }
}

const succeeds = (program: string, args: readonly string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 2000 });
    return true;
  } catch {
    return false;
  }
};

/** A server of the attack. */
export interface OwnService {
  readonly url: string;
  readonly server: OwnServer;
}

/** Starts a PostgreSQL whose data are in a directory. */
export const ownPostgres = async (directory: string): Promise<OwnService> => {
  const programs = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  const user = postgresUser();
  const data = join(directory, 'data');
  mkdirSync(data);
  chmodSync(data, 0o700);
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  const options = { ...user, cwd: directory, stdio: 'ignore' } as const;
  const encoding = ['--encoding=UTF8', '--locale=C', '--username=postgres', '--auth=trust'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...encoding], options);
  const port = String(await freePort());
  // Small files, so that a small disk holds them.
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_wal_size=64MB', 'min_wal_size=32MB'];
  const args = ['-D', data, '-p', port, ...settings.flatMap((each) => ['-c', each])];
  const server = new OwnServer(
    () => spawn(join(programs, 'postgres'), args, options),
    () => succeeds(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', port, '-U', 'postgres']),
    'SIGQUIT',
  );
  await server.start();
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, server };
};

/** Starts a Redis that stores nothing. */
export const ownRedis = async (): Promise<OwnService> => {
  const port = String(await freePort());
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = new OwnServer(
    () => spawn('redis-server', args, { stdio: 'ignore' }),
    () => succeeds('redis-cli', ['-p', port, 'ping']),
    'SIGKILL',
  );
  await server.start();
  return { url: `redis://127.0.0.1:${port}`, server };
};

/** Runs a command on a Redis. */
export const redisCommand = (url: string, ...command: readonly string[]): void =>
  void execFileSync('redis-cli', ['-u', url, ...command], { stdio: 'ignore' });
