import type { Brand } from '@lounge/locale';
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServices, dropServices, flowServers, type FlowServices } from './flow-servers.ts';
import { ScatteringProxy } from './ScatteringProxy.ts';
import type { ServerCommand } from './server.ts';

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url));

/** A server in its own process, on a free port and with its own data; or several, of which each request reaches another one. */
export class HostProcess {
  port = 0;
  readonly directory = mkdtempSync(join(tmpdir(), 'flows-'));
  /** Errors of its pages, if `reportsPages` is set. */
  readonly pageErrors: string[] = [];
  /** How many sockets its pages have opened, if `reportsPages` is set. */
  openedSockets = 0;
  readonly #reports: readonly string[];
  readonly #variables: Readonly<Record<string, string>>;
  #children: readonly ChildProcess[] = [];
  #services: FlowServices | null = null;
  #proxy: ScatteringProxy | null = null;
  #number = 0;

  /** `variables` are those of the server's environment, besides the tests' own. */
  constructor({ reportsPages = false, variables = {} as Readonly<Record<string, string>> } = {}) {
    this.#reports = reportsPages ? ['reports-pages'] : [];
    this.#variables = variables;
  }

  async start(): Promise<void> {
    if (flowServers === 1) {
      const { child, port } = await this.#startServer(this.port);
      this.#children = [child];
      this.port = port;
      return;
    }
    this.#services ??= await createServices();
    if (this.#proxy === null) {
      this.#proxy = new ScatteringProxy();
      this.port = await this.#proxy.listen();
    }
    // The first one creates the world.
    const servers = [await this.#startServer(0)];
    const others = Array.from({ length: flowServers - 1 }, () => this.#startServer(0));
    servers.push(...(await Promise.all(others)));
    this.#children = servers.map(({ child }) => child);
    this.#proxy.targets = servers.map(({ port }) => port);
  }

  async #startServer(port: number): Promise<{ readonly child: ChildProcess; readonly port: number }> {
    const args = [this.directory, String(port), ...this.#reports];
    const services = this.#services;
    const variables = services && { FLOWS_DATABASE: services.databaseUrl, FLOWS_REDIS: services.redisUrl };
    const child = fork(serverFile, args, {
      execArgv: ['--conditions=@lounge/source'],
      env: { ...process.env, ...variables, ...this.#variables },
    });
    child.on('message', ({ pageError, opensSocket }: { pageError?: string; opensSocket?: true }) => {
      if (pageError !== undefined) this.pageErrors.push(pageError);
      if (opensSocket === true) this.openedSockets += 1;
    });
    const listening = await new Promise<number>((resolve, reject) => {
      child.once('message', ({ port: own }: { port: number }) => resolve(own));
      child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
    });
    return { child, port: listening };
  }

  /** Kills the processes with SIGKILL, like a crash. */
  async kill(): Promise<void> {
    const children = this.#children;
    this.#children = [];
    if (this.#proxy !== null) this.#proxy.targets = [];
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
  }

  /** Performs an action in a world. Resolves when it is done. */
  async trigger(world: string, act: ServerCommand['act']): Promise<void> {
    const [child] = this.#children;
    if (child === undefined) throw new Error('the host is not running');
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
    this.#proxy?.close();
    if (this.#services !== null) await dropServices(this.#services);
    rmSync(this.directory, { recursive: true, force: true });
  }
}
