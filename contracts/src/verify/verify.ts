import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import type { Difference } from './difference.ts';
import { events } from './events.ts';
import { forward, type Forwarded, type ParsedRequest } from './forward.ts';
import { statusOf } from './http-request.ts';
import { parsedJson } from './json.ts';
import { defaultWaitMs, leastWaitMs } from './limits.ts';
import { frameFor } from './messages.ts';
import { joined, resultsOf, verifiedOf, type Outcome } from './outcome.ts';
import { exampleIn, type Interaction, type PactFile, type StatedState } from './pact-files.ts';
import { interactionHeader, interactionParam, prepared } from './prepared.ts';
import { tearDown, type SetState } from './set-state.ts';
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
  /** Headers of the team's own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Whether the numbers of pushes are compared. @default true */
  readonly numbers?: boolean;
}

/** How far a verification is. */
export interface Progress {
  /** The number of interactions that began. */
  readonly begun: number;
  /** The number of answers and frames that came, in whatever form. */
  readonly answered: number;
  /** Failures so far, by the index of the interaction. */
  readonly troubles: readonly (readonly [index: number, trouble: Trouble])[];
}

/** Troubles of a server that said nothing. */
const silentKinds: ReadonlySet<Trouble['kind']> = new Set(['tooSlow', 'notReachable']);

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
  /** The parsed body or frame that came. */
  actual?: unknown;
  /** The status that came over HTTP. */
  status?: number;
}

/** The interactions of a pact file while they are verified, each in a world of its own. */
class InteractionsUnderWay {
  /** The name of the run, in worlds and keys. */
  readonly run = `v${randomBytes(5).toString('hex')}`;
  readonly #byIndex = new Map<number, UnderWay>();
  /** The number of answers and frames that came. */
  answered = 0;
  /** Clean-ups that failed. */
  readonly problems: string[] = [];
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

  get progress(): Progress {
    const troubles = [...this.#byIndex].flatMap(([index, { trouble }]) =>
      trouble === null ? [] : [[index, trouble] as const],
    );
    return { begun: this.#byIndex.size, answered: this.answered, troubles };
  }

  /** Notes why an interaction failed. A server that said something wrong is there. */
  fail(index: number, trouble: Trouble): void {
    if (!silentKinds.has(trouble.kind)) this.answered += 1;
    this.at(index).trouble ??= trouble;
  }

  async prepare(index: number, state: StatedState): Promise<void> {
    const current = this.at(index);
    if (events.has(state.name)) return void current.waiting.push(state);
    current.states.push(state);
    await this.#set(state, current);
  }

  /** Cleans the states of an interaction up, where that is asked for. */
  async end(index: number): Promise<void> {
    const { states, world } = this.at(index);
    this.problems.push(...(await tearDown(states.splice(0), { world, setState: this.#setState })));
  }

  async cause(index: number): Promise<void> {
    const current = this.at(index);
    for (const each of current.waiting.splice(0)) await this.#set(each, current);
  }

  /** Pact continues after a state that failed, so its interaction keeps the reason. */
  async #set(state: StatedState, current: UnderWay): Promise<void> {
    await this.#setState(state, current.world).catch((error: unknown) => {
      current.trouble ??= { ...troubleFrom(error), kind: 'state' };
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
  { socketUrl, waitMs = defaultWaitMs, strict = false, headers, numbers = true }: Target,
): NonNullable<VerifierOptions['messageProviders']> => {
  const settleOn = settling();
  return Object.fromEntries(
    interactions.flatMap((interaction, index) => {
      if (interaction.type === 'Synchronous/HTTP') return [];
      const provide = async () => {
        const current = underWay.at(index);
        const { world, states } = current;
        const cause = () => underWay.cause(index);
        const context = { socketUrl, world, headers, states, cause, waitMs, settle: settleOn };
        try {
          const { frame: message, frames } = await frameFor(interaction, context);
          underWay.answered += 1;
          current.actual = message;
          current.differences.push(
            ...frameDifferences(message, { strict }),
            ...otherDifferences(frames, [message], { strict }),
            ...unaskedFrames(frames, { numbers }),
          );
          return { __pactMessageMetadata: { contentType: 'application/json' }, message };
        } catch (error) {
          underWay.fail(index, troubleFrom(error));
          throw error;
        } finally {
          await underWay.end(index);
        }
      };
      return [[interaction.description, provide]];
    }),
  );
};

/** The server's answer to a request of Pact, with the note that its interaction needs. */
const answerTo = async (
  request: ParsedRequest,
  {
    interactions,
    underWay,
    target: { baseUrl, headers: own = {}, waitMs = defaultWaitMs, strict = false },
  }: {
    readonly interactions: readonly Interaction[];
    readonly underWay: InteractionsUnderWay;
    readonly target: Target;
  },
): Promise<Forwarded> => {
  const { [interactionHeader]: name, ...headers } = request.headers;
  const { method, originalUrl, body } = request;
  const index = Number(name);
  const interaction = interactions[index];
  const current = underWay.at(index);
  const answer = await forward(
    { method, originalUrl, headers, body },
    { baseUrl, world: current.world, waitMs, headers: own, expectedStatus: interaction && statusOf(interaction) },
  );
  current.actual = parsedJson(answer.body);
  if (answer.trouble === null) {
    underWay.answered += 1;
    current.status = answer.status;
  } else underWay.fail(index, answer.trouble);
  current.differences.push(...answerDifferences(interaction?.comments?.call ?? '', answer, { strict }));
  await underWay.end(index);
  return answer;
};

/** Verifies one pact file against a running server, each interaction in its own world. */
export const verifyFile = async (
  file: PactFile,
  target: Target,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Outcome> => {
  const underWay = new InteractionsUnderWay(target.setState);
  const { waitMs = defaultWaitMs } = target;
  const directory = mkdtempSync(join(tmpdir(), 'pacts-under-way-'));
  const path = join(directory, 'pact.json');
  const own = prepared(file, underWay.run);
  writeFileSync(path, JSON.stringify(own));
  const verifier = new Verifier({
    provider: file.provider.name,
    providerBaseUrl: target.baseUrl,
    pactUrls: [path],
    logLevel: 'error',
    // The limits of each answer, frame and state are ours.
    timeout: 2 * Math.max(waitMs, leastWaitMs) + 1_000,
    stateHandlers: stateHandlersOf(file.interactions, underWay),
    messageProviders: messageProvidersOf(own.interactions, underWay, target),
    requestFilter: (request, response, next) => {
      onProgress(underWay.progress);
      if (request.path === '/_pactSetup' || request.path === '/_messages') return next();
      void answerTo(request, { interactions: own.interactions, underWay, target }).then(({ status, headers, body }) =>
        // `send` would add a content type that the server did not send.
        response.status(status).set(headers).end(body),
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
        compared: { expected: exampleIn(own.interactions[index] ?? each), actual: underWay.at(index).actual },
        status: underWay.at(index).status,
      }),
    ),
    problems: [
      ...(results === null
        ? [`Pact gave no report: ${report instanceof Error ? report.message : String(report)}`]
        : []),
      ...underWay.problems,
    ],
  };
};

/** Verifies pact files, by path, one after another in this process. */
export const verify = async (files: ReadonlyMap<string, PactFile>, target: Target): Promise<Outcome> => {
  const outcomes: Outcome[] = [];
  for (const file of files.values()) outcomes.push(await verifyFile(file, target));
  return joined(outcomes);
};
