import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '../../../mock-api/src/testing/verdict.ts';
import { freePort, start } from '../../../site/e2e/smoke/processes.ts';

const file = fileURLToPath(new URL('../../../site/server/start.ts', import.meta.url));
interface LogLine {
  readonly status?: number;
  readonly call?: string;
  readonly err?: { readonly message: string };
}

const startsWithinMs = 60_000;

/** One of several servers of the site on one port, which is ended and started again. */
export class SiteProcess {
  readonly port: number;
  readonly #directory = mkdtempSync(join(tmpdir(), 'rolling-'));
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.#env = { ...process.env, WEBRTC: '0', ...env, PORT: String(port), DATA_DIR: this.#directory };
  }

  /** Starts one with these variables. */
  static async start(env: NodeJS.ProcessEnv): Promise<SiteProcess> {
    const started = new SiteProcess(await freePort(), env);
    await started.start();
    return started;
  }

  /** Starts it, and waits until it is ready. */
  async start(): Promise<void> {
    const env = this.#env;
    this.#child = start(process.execPath, ['--conditions=@lounge/source', file], { env, stdio: 'ignore' });
    const isReady = () =>
      fetch(`http://127.0.0.1:${this.port}/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
    if (!(await until(isReady, startsWithinMs))) throw new Error('A server does not start.');
  }

  /** Ends it by a signal. Returns its exit code and how long that took in milliseconds. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ readonly code: number | null; readonly ms: number }> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return { code: child?.exitCode ?? null, ms: 0 };
    const startedAt = performance.now();
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await gone;
    return { code, ms: performance.now() - startedAt };
  }

  /** The calls in its log that failed, since its first start. */
  failures(): readonly string[] {
    const lines = readFileSync(join(this.#directory, 'server.log'), 'utf8').split('\n');
    return lines.flatMap((line) => {
      const { status = 0, call, err } = JSON.parse(line || '{}') as LogLine;
      return status < 500 ? [] : [`${call} ${status}: ${err?.message ?? 'without a cause'}`];
    });
  }

  /** Kills it, and deletes its folder. */
  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
