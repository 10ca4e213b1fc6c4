/** Verifies pacts in a process of its own: Pact's core writes to the process's output, and a server that hangs it can be left. */
import type { Outcome } from './outcome.ts';
import type { PactFile } from './pact-files.ts';
import { followProxies } from './proxies.ts';
import { noStates, statesAt } from './set-state.ts';
import { verifyFile, type Progress } from './verify.ts';

/** The pacts for a worker, and the server. */
export interface Work {
  readonly file: PactFile;
  readonly baseUrl: string;
  readonly socketUrl: string;
  readonly statesUrl: string | null;
  readonly waitMs: number;
  readonly strict: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly numbers: boolean;
  readonly teardown: boolean;
}

/** A message from a worker: how far it is, or the outcome. */
export type Said = { readonly progress: Progress } | { readonly outcome: Outcome };

const say = (said: Said): void => void process.send?.(said);

followProxies();

process.on('message', ({ file, statesUrl, teardown, ...target }: Work) => {
  const { waitMs, headers } = target;
  const setState = statesUrl === null ? noStates : statesAt(statesUrl, { waitMs, headers, teardown });
  void verifyFile(file, { ...target, setState }, (progress) => say({ progress })).then((outcome) => say({ outcome }));
});
process.on('disconnect', () => process.exit());
