import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ProcessCommand } from './sharing-process.ts';

const processFile = fileURLToPath(new URL('./sharing-process.ts', import.meta.url));

type Reply =
  | { readonly host: string }
  | { readonly leads: boolean }
  | { readonly done: number }
  | { readonly failed: string }
  | { readonly rss: number };

/** A server in a process of its own. */
export class SharingProcess {
  readonly #child: ChildProcess;
  readonly host: string;
  /** Its memory in bytes, as of the last second. */
  rss = 0;
  /** Whether it leads the main world. */
  isLeader = false;
  #isGone = false;

  private constructor(child: ChildProcess, host: string) {
    this.#child = child;
    this.host = host;
    child.on('message', (reply: Reply) => {
      if ('rss' in reply) this.rss = reply.rss;
      if ('leads' in reply) this.isLeader = reply.leads;
    });
    child.once('exit', () => {
      this.#isGone = true;
      this.isLeader = false;
    });
  }

  /** @param before a module that the process loads first */
  static async start(databaseUrl: string, redisUrl: string, before?: URL): Promise<SharingProcess> {
    const execArgv = ['--conditions=@lounge/source', ...(before === undefined ? [] : [`--import=${before.href}`])];
    const child = fork(processFile, [databaseUrl, redisUrl], { execArgv });
    const host = await new Promise<string>((resolve, reject) => {
      child.on('message', (reply: Reply) => {
        if ('host' in reply) resolve(reply.host);
      });
      child.once('exit', (code) => reject(new Error(`A server ended with ${code}.`)));
    });
    return new SharingProcess(child, host);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Performs a command. Returns whether it was done; not if the process was killed meanwhile. */
  async perform(command: ProcessCommand): Promise<boolean> {
    if (this.#isGone) return false;
    return new Promise((resolve) => {
      const end = (isDone: boolean): void => {
        this.#child.off('message', onReply);
        this.#child.off('exit', onExit);
        resolve(isDone);
      };
      const onExit = (): void => end(false);
      const onReply = (reply: Reply): void => {
        if ('failed' in reply) end(false);
        if ('done' in reply && reply.done === ('push' in command ? command.push : 0)) end(true);
      };
      this.#child.on('message', onReply);
      this.#child.once('exit', onExit);
      this.#child.send(command);
    });
  }

  /** Kills it with SIGKILL, and waits until it is gone. */
  async kill(): Promise<void> {
    if (this.#isGone) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }
}
