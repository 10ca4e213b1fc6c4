import type { Brand } from '@lounge/locale';
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Order } from './server.ts';

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url));

/** A host in a process of its own, on a free port and with data of its own. */
export class HostProcess {
  port = 0;
  readonly directory = mkdtempSync(join(tmpdir(), 'flows-'));
  /** What went wrong in its pages, where it was asked to tell. */
  readonly pageErrors: string[] = [];
  readonly #reports: readonly string[];
  #child: ChildProcess | null = null;
  #number = 0;

  constructor({ reportsPageErrors = false } = {}) {
    this.#reports = reportsPageErrors ? ['page-errors'] : [];
  }

  async start(): Promise<void> {
    const args = [this.directory, String(this.port), ...this.#reports];
    const child = fork(serverFile, args, { execArgv: ['--conditions=source'] });
    this.#child = child;
    child.on('message', ({ pageError }: { pageError?: string }) => {
      if (pageError !== undefined) this.pageErrors.push(pageError);
    });
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('message', ({ port }: { port: number }) => resolve(port));
      child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
    });
  }

  /** Ends the process at once, as a crash would. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Causes something in a world, and waits until it has happened. */
  async cause(world: string, act: Order['act']): Promise<void> {
    const child = this.#child;
    if (child === null) throw new Error('the host is not running');
    this.#number += 1;
    const number = this.#number;
    await new Promise<void>((resolve, reject) => {
      const hear = (reply: { number: number; error?: string }) => {
        if (reply.number !== number) return;
        child.off('message', hear);
        if (reply.error === undefined) resolve();
        else reject(new Error(reply.error));
      };
      child.on('message', hear);
      child.send({ number, world, act } satisfies Order);
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
