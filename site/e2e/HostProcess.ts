import type { Brand } from '@lounge/locale';
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerCommand } from './server.ts';

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url));

/** A server in its own process, on a free port and with its own data. */
export class HostProcess {
  port = 0;
  readonly directory = mkdtempSync(join(tmpdir(), 'flows-'));
  /** Errors of its pages, if `reportsPages` is set. */
  readonly pageErrors: string[] = [];
  /** How many sockets its pages have opened, if `reportsPages` is set. */
  openedSockets = 0;
  readonly #reports: readonly string[];
  #child: ChildProcess | null = null;
  #number = 0;

  constructor({ reportsPages = false } = {}) {
    this.#reports = reportsPages ? ['reports-pages'] : [];
  }

  async start(): Promise<void> {
    const args = [this.directory, String(this.port), ...this.#reports];
    const child = fork(serverFile, args, { execArgv: ['--conditions=@lounge/source'] });
    this.#child = child;
    child.on('message', ({ pageError, opensSocket }: { pageError?: string; opensSocket?: true }) => {
      if (pageError !== undefined) this.pageErrors.push(pageError);
      if (opensSocket === true) this.openedSockets += 1;
    });
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('message', ({ port }: { port: number }) => resolve(port));
      child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
    });
  }

  /** Kills the process with SIGKILL, like a crash. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Performs an action in a world. Resolves when it is done. */
  async trigger(world: string, act: ServerCommand['act']): Promise<void> {
    const child = this.#child;
    if (child === null) throw new Error('the host is not running');
    this.#number += 1;
    const number = this.#number;
    await new Promise<void>((resolve, reject) => {
      const onReply = (reply: { number: number; error?: string }) => {
        if (reply.number !== number) return;
        child.off('message', onReply);
        if (reply.error === undefined) resolve();
        else reject(new Error(reply.error));
      };
      child.on('message', onReply);
      child.send({ number, world, act } satisfies ServerCommand);
    });
  }

  url(path: string, brand: Brand = 'velvet'): string {
    return `http://${brand === 'brasa' ? 'brasa.localhost' : 'localhost'}:${this.port}${path}`;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
