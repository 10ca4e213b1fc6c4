import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MoneyAttack } from './batch-events.ts';
import type { BatchMessage, EndMessage } from './money-process.ts';

const script = fileURLToPath(new URL('./money-process.ts', import.meta.url));

/** A process of the attack, which starts again when it was killed. */
export class MoneyProcess {
  readonly #start: () => ChildProcess;
  readonly #onEnd: (message: EndMessage & { readonly index: number }) => void;
  #child: ChildProcess;
  #isKilled = false;
  #isClosed = false;
  #batch: { readonly batch: number; readonly now: number } | null = null;
  #played: number[] = [];
  #settle: { readonly resolve: (problems: string) => void; readonly reject: (cause: Error) => void } | null = null;

  constructor(attack: MoneyAttack, stream: number, onEnd: (message: EndMessage & { readonly index: number }) => void) {
    this.#onEnd = onEnd;
    this.#start = () => {
      const child = fork(script, [JSON.stringify(attack), String(stream)], {
        execArgv: ['--conditions=@lounge/source'],
      });
      child.on('message', (message) => this.#receive(message as EndMessage));
      child.on('exit', (code) => this.#restart(code));
      return child;
    };
    this.#child = this.#start();
  }

  /** Plays a batch to its end, however often the process is killed. Returns what failed in it, empty for nothing. */
  play(batch: number, now: number): Promise<string> {
    this.#batch = { batch, now };
    this.#played = [];
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#send();
    });
  }

  /** Kills the process in the middle of what it does. Returns whether it was doing something. */
  kill(): boolean {
    if (this.#batch === null || this.#isKilled) return false;
    this.#isKilled = true;
    return this.#child.kill('SIGKILL');
  }

  /** Ends the process. */
  close(): void {
    this.#isClosed = true;
    this.#child.kill('SIGKILL');
  }

  #send(): void {
    if (this.#batch === null) return;
    this.#child.send({ ...this.#batch, played: this.#played } satisfies BatchMessage);
  }

  #receive({ index, ...message }: EndMessage): void {
    if (message.batch !== this.#batch?.batch) return;
    if (index !== null) {
      this.#played.push(index);
      this.#onEnd({ ...message, index });
      return;
    }
    this.#batch = null;
    this.#settle?.resolve(message.ending);
  }

  #restart(code: number | null): void {
    if (this.#isClosed) return;
    if (!this.#isKilled) {
      this.#settle?.reject(new Error(`A process ended with code ${code}.`));
      return;
    }
    this.#isKilled = false;
    this.#child = this.#start();
    this.#send();
  }
}
