import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The CPU time of a server's process in microseconds. */
export interface CpuTime {
  readonly user: number;
  /** User and system time. */
  readonly total: number;
}

/** A question to a process of servers. */
export type Question =
  | { readonly start: string }
  | { readonly publish: number; readonly kind: string }
  | { readonly ask: 'cpu' };

/** The answer: the port of the started server, or the time of the process. */
export interface Answer {
  readonly port?: number;
  readonly cpu?: CpuTime;
}

/** How processes of the bench are started that must load production builds of React. */
export const production = {
  execArgv: ['--conditions=@lounge/source'],
  env: { ...process.env, NODE_ENV: 'production' },
};

const serversFile = fileURLToPath(new URL('./servers.ts', import.meta.url));

/** A process of `servers.ts`. It ends with this one. */
export class ServerProcess {
  readonly #child: ChildProcess = fork(serversFile, [], production);
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #asked = 0;

  constructor() {
    this.#child.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
      this.#waiting.get(id)?.resolve(answer);
      this.#waiting.delete(id);
    });
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`a bench server ended with ${code}`));
    });
  }

  /** Resolves with the answer. Rejects if the process ends before. */
  ask(question: Question): Promise<Answer> {
    const waiting = Promise.withResolvers<Answer>();
    const id = (this.#asked += 1);
    this.#waiting.set(id, waiting);
    this.#child.send({ id, question });
    return waiting.promise;
  }

  end(): Promise<void> {
    return new Promise((resolve) => {
      // What is still asked then needs no answer.
      this.#child.removeAllListeners('exit');
      this.#child.once('exit', () => resolve());
      this.#child.kill('SIGKILL');
    });
  }
}
