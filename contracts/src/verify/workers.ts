import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joined, verifiedOf, type Outcome } from './outcome.ts';
import type { PactFile } from './pact-files.ts';
import type { Progress } from './verify.ts';
import type { Said, Work } from './worker.ts';

/** How a run of workers is done. */
export interface Run extends Omit<Work, 'file'> {
  /** The number of processes; more than one needs a server with worlds. */
  readonly parallel: number;
  /** The longest that all may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Passes on what Pact prints. */
  readonly verbose: boolean;
  /** How long nothing may be answered, in milliseconds. @default 60000 */
  readonly standstillMs?: number;
  readonly progress: (ended: number) => void;
}

/** Interactions of one piece of work. Pieces bound what a crash or the end of the time loses, and Pact's report. */
const pieceSize = 50;

/** A run ends if nothing was answered for this long, in milliseconds. */
const defaultStandstillMs = 60_000;

const worker = fileURLToPath(new URL(`./worker${extname(import.meta.filename)}`, import.meta.url));

const piecesOf = (file: PactFile): readonly PactFile[] =>
  Array.from({ length: Math.ceil(file.interactions.length / pieceSize) }, (_, at) => ({
    ...file,
    interactions: file.interactions.slice(at * pieceSize, (at + 1) * pieceSize),
  }));

/** The outcome of a piece that was ended: failures that are known already, and the reason for the others. */
export const endedEarly = (file: PactFile, text: string, troubles: Progress['troubles'] = []): Outcome => {
  const known = new Map(troubles);
  return {
    interactions: file.interactions.map((each, index) =>
      verifiedOf(each, {
        provider: file.provider.name,
        result: undefined,
        trouble: known.get(index) ?? { kind: 'notTried', text },
      }),
    ),
    problems: [],
  };
};

/** A process that verifies one piece after another. */
class VerifyingProcess {
  readonly #child: ChildProcess;
  #onSaid: (said: Said) => void = () => undefined;
  #onExit: (reason: string) => void = () => undefined;
  #exitReason: string | null = null;

  constructor(verbose: boolean) {
    this.#child = fork(worker, {
      stdio: ['ignore', verbose ? 'inherit' : 'ignore', verbose ? 'inherit' : 'ignore', 'ipc'],
    });
    this.#child.on('message', (said: Said) => this.#onSaid(said));
    this.#child.on('exit', (code, signal) => {
      this.#exitReason = `the verifying process ended with ${signal ?? code}`;
      this.#onExit(this.#exitReason);
    });
  }

  get hasEnded(): boolean {
    return this.#exitReason !== null;
  }

  verify(work: Work, onProgress: (progress: Progress) => void): Promise<Outcome> {
    return new Promise((resolve) => {
      this.#onExit = (reason) => resolve(endedEarly(work.file, reason));
      this.#onSaid = (said) => {
        if ('progress' in said) onProgress(said.progress);
        else resolve(said.outcome);
      };
      this.#child.send(work);
    });
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

const inSeconds = (ms: number): string => `${Math.round(ms / 1_000)} s`;

/** Verifies pacts in other processes. What is not reached in time is in the outcome as not tried. */
export const verifyInWorkers = async (files: readonly PactFile[], run: Run): Promise<Outcome> => {
  const pieces = files.flatMap(piecesOf);
  const outcomes: Outcome[] = [];
  const processes = new Set<VerifyingProcess>();
  const { baseUrl, socketUrl, statesUrl, waitMs, strict, headers, numbers, teardown } = run;
  const { standstillMs = defaultStandstillMs } = run;
  const work = { baseUrl, socketUrl, statesUrl, waitMs, strict, headers, numbers, teardown };
  let stopped: string | null = null;
  let ended = 0;
  let left = 0;
  const stop = (reason: string): void => {
    stopped ??= reason;
    for (const each of processes) each.end();
  };
  const limit = setTimeout(() => stop(`the run ended after ${inSeconds(run.timeoutMs)} (--timeout)`), run.timeoutMs);
  const standstill = setTimeout(() => stop(`the server answered nothing for ${inSeconds(standstillMs)}`), standstillMs);

  const workOff = async (): Promise<void> => {
    let own = new VerifyingProcess(run.verbose);
    processes.add(own);
    for (;;) {
      const at = left;
      left += 1;
      const file = pieces[at];
      if (file === undefined) break;
      if (own.hasEnded && stopped === null) {
        own = new VerifyingProcess(run.verbose);
        processes.add(own);
      }
      if (stopped !== null) outcomes[at] = endedEarly(file, stopped);
      else {
        let before: Progress = { begun: 0, answered: 0, troubles: [] };
        const outcome = await own.verify({ file, ...work }, (now) => {
          if (now.answered > before.answered) standstill.refresh();
          ended += now.begun - before.begun;
          before = now;
          run.progress(ended);
        });
        // Known failures say more than that the run ended.
        outcomes[at] = stopped === null ? outcome : endedEarly(file, stopped, before.troubles);
        ended += file.interactions.length - before.begun;
        run.progress(ended);
      }
    }
    own.end();
  };

  await Promise.all(Array.from({ length: Math.min(run.parallel, pieces.length) }, workOff));
  clearTimeout(limit);
  clearTimeout(standstill);
  return joined(outcomes);
};
