import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { events } from './events.ts';
import { forward } from './forward.ts';
import { defaultWaitMs } from './limits.ts';
import { frameFor } from './messages.ts';
import { joined, resultsOf, verifiedOf, type Difference, type Outcome } from './outcome.ts';
import type { Interaction, PactFile, StatedState } from './pact-files.ts';
import { interactionHeader, interactionParam, prepared } from './prepared.ts';
import type { SetState } from './set-state.ts';
import { answerDifferences, frameDifferences } from './schema-differences.ts';
import { troubleFrom, type Trouble } from './trouble.ts';
import { otherDifferences, unaskedFrames } from './unasked-frames.ts';
import { settle, type Bearer, type Wire } from './wire.ts';

/** The server to verify. */
export interface Target {
  readonly baseUrl: string;
  readonly socketUrl: string;
  readonly setState: SetState;
  /** The timeout of a response or frame, in milliseconds. @default 2000 */
  readonly waitMs?: number;
  /** Whether a field that is not declared is a difference. @default false */
  readonly strict?: boolean;
}

/** How far a verification is. */
export interface Progress {
  /** The number of interactions that began. */
  readonly begun: number;
  /** The number of answers and frames that came. */
  readonly answered: number;
}

/** One interaction while it is verified. */
interface UnderWay {
  readonly world: string;
  /** States that were set. */
  readonly states: StatedState[];
  /** Events that wait for a listener. */
  readonly waiting: StatedState[];
  trouble: Trouble | null;
  /** Differences from the declarations. Pacts compare examples, and only what they have. */
  readonly differences: Difference[];
}

/** The interactions of a pact file while they are verified, each in a world of its own. */
class InteractionsUnderWay {
  /** The name of the run, in worlds and keys. */
  readonly run = `v${randomBytes(5).toString('hex')}`;
  readonly #byIndex = new Map<number, UnderWay>();
  /** The number of answers and frames that came. */
  answered = 0;
  readonly #setState: SetState;

  constructor(setState: SetState) {
    this.#setState = setState;
  }

  at(index: number): UnderWay {
    let found = this.#byIndex.get(index);
    if (found === undefined) {
      found = { world: `${this.run}-${index + 1}`, states: [], waiting: [], trouble: null, differences: [] };
      this.#byIndex.set(index, found);
    }
    return found;
  }

  get begun(): number {
    return this.#byIndex.size;
  }

  async prepare(index: number, state: StatedState): Promise<void> {
    const current = this.at(index);
    if (events.has(state.name)) return void current.waiting.push(state);
    current.states.push(state);
    await this.#set(state, current);
  }

  async cause(index: number): Promise<void> {
    const current = this.at(index);
    for (const each of current.waiting.splice(0)) await this.#set(each, current);
  }

  /** Pact continues after a state that failed, so its interaction keeps the reason. */
  async #set(state: StatedState, current: UnderWay): Promise<void> {
    await this.#setState(state, current.world).catch((error: unknown) => {
      current.trouble ??= { kind: 'state', text: troubleFrom(error).text };
      throw error;
    });
  }
}

/** The index of an interaction among the parameters of a state, and the rest of them. */
const splitParams = (params: unknown): { index: number; params: NonNullable<StatedState['params']> } => {
  const { [interactionParam]: index, ...rest } = params as Record<string, unknown>;
  return { index: Number(index), params: rest };
};

const stateHandlersOf = (
  interactions: readonly Interaction[],
  underWay: InteractionsUnderWay,
): NonNullable<VerifierOptions['stateHandlers']> =>
  Object.fromEntries(
    interactions
      .flatMap(({ providerStates = [] }) => providerStates)
      .map(({ name }) => [
        name,
        async (all?: unknown) => {
          const { index, params } = splitParams(all);
          await underWay.prepare(index, { name, params });
        },
      ]),
  );

/** Waits for a pong behind each frame, until one does not come: that server answers no pings, which an interaction of its own reports. */
const settling = (): ((wire: Wire, bearer: Bearer) => Promise<void>) => {
  let answersPing = true;
  return async (wire, bearer) => {
    if (!answersPing) return;
    await settle(wire, bearer).catch((error: unknown) => {
      if (troubleFrom(error).kind === 'tooSlow') answersPing = false;
    });
  };
};

const messageProvidersOf = (
  interactions: readonly Interaction[],
  underWay: InteractionsUnderWay,
  { socketUrl, waitMs = defaultWaitMs, strict = false }: Target,
): NonNullable<VerifierOptions['messageProviders']> => {
  const settleOn = settling();
  return Object.fromEntries(
    interactions.flatMap((interaction, index) => {
      if (interaction.type === 'Synchronous/HTTP') return [];
      const provide = async () => {
        const current = underWay.at(index);
        const { world, states } = current;
        const context = { socketUrl, world, states, cause: () => underWay.cause(index), waitMs, settle: settleOn };
        try {
          const { frame: message, frames } = await frameFor(interaction, context);
          underWay.answered += 1;
          current.differences.push(
            ...frameDifferences(message, { strict }),
            ...otherDifferences(frames, [message], { strict }),
            ...unaskedFrames(frames),
          );
          return { __pactMessageMetadata: { contentType: 'application/json' }, message };
        } catch (error) {
          current.trouble ??= troubleFrom(error);
          throw error;
        }
      };
      return [[interaction.description, provide]];
    }),
  );
};

/** Verifies one pact file against a running server, each interaction in its own world. */
export const verifyFile = async (
  file: PactFile,
  target: Target,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Outcome> => {
  const underWay = new InteractionsUnderWay(target.setState);
  const { waitMs = defaultWaitMs, strict = false } = target;
  const directory = mkdtempSync(join(tmpdir(), 'pacts-under-way-'));
  const path = join(directory, 'pact.json');
  const own = prepared(file, underWay.run);
  writeFileSync(path, JSON.stringify(own));
  const verifier = new Verifier({
    provider: file.provider.name,
    providerBaseUrl: target.baseUrl,
    pactUrls: [path],
    logLevel: 'error',
    timeout: 2 * waitMs + 1_000,
    stateHandlers: stateHandlersOf(file.interactions, underWay),
    messageProviders: messageProvidersOf(own.interactions, underWay, target),
    requestFilter: (request, response, next) => {
      const { begun, answered } = underWay;
      onProgress({ begun, answered });
      if (request.path === '/_pactSetup' || request.path === '/_messages') return next();
      const { [interactionHeader]: index, ...headers } = request.headers;
      const current = underWay.at(Number(index));
      const { method, originalUrl, body } = request;
      const forwarded = { method, originalUrl, headers, body: body as unknown };
      void forward(forwarded, { baseUrl: target.baseUrl, world: current.world, waitMs }).then(
        ({ status, headers: received, body: text, trouble }) => {
          current.trouble ??= trouble;
          if (trouble === null) underWay.answered += 1;
          const call = file.interactions[Number(index)]?.comments?.call ?? '';
          current.differences.push(...answerDifferences(call, { status, body: text }, { strict }));
          // `send` would add a content type that the server did not send.
          response.status(status).set(received).end(text);
        },
      );
    },
  });
  const report = await verifier.verifyProvider().catch((error: unknown) => error);
  rmSync(directory, { recursive: true });
  const results = resultsOf(report);
  const byDescription = new Map(results?.map((each) => [each.description, each]));
  return {
    interactions: file.interactions.map((each, index) =>
      verifiedOf(each, {
        provider: file.provider.name,
        result: byDescription.get(each.description),
        trouble: underWay.at(index).trouble,
        fromSchema: underWay.at(index).differences,
      }),
    ),
    problems:
      results === null ? [`Pact gave no report: ${report instanceof Error ? report.message : String(report)}`] : [],
  };
};

/** Verifies pact files, by path, one after another in this process. */
export const verify = async (files: ReadonlyMap<string, PactFile>, target: Target): Promise<Outcome> => {
  const outcomes: Outcome[] = [];
  for (const file of files.values()) outcomes.push(await verifyFile(file, target));
  return joined(outcomes);
};
