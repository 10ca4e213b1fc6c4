import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A batch to play, without the events that have been played before the process was killed. */
export interface BatchMessage {
  readonly batch: number;
  /** The instant of the whole batch in milliseconds since 1970. */
  readonly now: number;
  readonly played: readonly number[];
}

/** The end of an event, or of the batch where it has no index. */
export interface EndMessage {
  readonly batch: number;
  readonly index: number | null;
  readonly ending: string;
}

/** A process that plays batches of events, and starts again when it was killed. Its script gets the attack as JSON and its number. */
export class BatchProcess {
  readonly #start: () => ChildProcess;
  readonly #onEnd: (message: EndMessage & { readonly index: number }) => void;
  #child: ChildProcess;
  #isKilled = false;
  #isClosed = false;
  #batch: { readonly batch: number; readonly now: number } | null = null;
  #played: number[] = [];
  #settle: { readonly resolve: (problems: string) => void; readonly reject: (cause: Error) => void } | null = null;

  constructor(
    script: URL,
    attack: object,
    stream: number,
    onEnd: (message: EndMessage & { readonly index: number }) => void,
  ) {
    this.#onEnd = onEnd;
    this.#start = () => {
      const child = fork(fileURLToPath(script), [JSON.stringify(attack), String(stream)], {
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
