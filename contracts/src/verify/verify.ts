import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { stateOf, states, type ProviderState } from '@lounge/mock-api/states';
import { forward } from './forward.ts';
import { frameFor } from './messages.ts';
import type { Interaction, PactFile } from './pact-files.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { SetState } from './set-state.ts';

const defaultWaitMs = 2_000;

/** What to verify, and how to reach it. */
export interface Target {
  readonly baseUrl: string;
  readonly socketUrl: string;
  readonly setState: SetState;
  /** How long an answer or a frame may take, in milliseconds. @default 2000 */
  readonly waitMs?: number;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One interaction under way: its own world, and the events that wait for a listener. */
class Course {
  #count = 0;
  #isOver = true;
  #world = '';
  readonly #run = `v${Date.now().toString(36)}`;
  states: ProviderState[] = [];
  waiting: ProviderState[] = [];
  readonly problems: string[] = [];
  /** Why no frame arrived, by the interaction's description. */
  readonly silences = new Map<string, string>();
  readonly #setState: SetState;

  constructor(setState: SetState) {
    this.#setState = setState;
  }

  /** The world of the interaction; a new one after the last interaction ended. */
  get world(): string {
    if (this.#isOver) {
      this.#count += 1;
      this.#world = `${this.#run}-${this.#count}`;
      this.states = [];
      this.waiting = [];
      this.#isOver = false;
    }
    return this.#world;
  }

  end(): void {
    this.#isOver = true;
  }

  async hold(states: ProviderState): Promise<void> {
    const { world } = this;
    if (stateOf(states.name).isEvent) {
      this.waiting.push(states);
      return;
    }
    this.states.push(states);
    await this.#set(states, world);
  }

  async cause(): Promise<void> {
    for (const each of this.waiting.splice(0)) await this.#set(each, this.world);
  }

  /** Pact goes on after a state that failed, so it is kept for the outcome. */
  async #set(states: ProviderState, world: string): Promise<void> {
    await this.#setState(states, world).catch((error: unknown) => {
      this.problems.push(wordsOf(error));
      throw error;
    });
  }
}

const stateHandlersOf = (course: Course): NonNullable<VerifierOptions['stateHandlers']> =>
  Object.fromEntries(
    states.map(({ sentence }) => [
      sentence,
      {
        setup: async (params?: unknown) =>
          course.hold({ name: sentence, params: (params ?? {}) as ProviderState['params'] }),
        teardown: async () => course.end(),
      },
    ]),
  );

const messageProvidersOf = (
  interactions: readonly Interaction[],
  course: Course,
  { socketUrl, waitMs = defaultWaitMs }: Target,
): NonNullable<VerifierOptions['messageProviders']> =>
  Object.fromEntries(
    interactions
      .filter(({ type }) => type !== 'Synchronous/HTTP')
      .map((interaction) => [
        interaction.description,
        async () => {
          const { world, states } = course;
          const stage = { socketUrl, world, states, cause: () => course.cause(), waitMs };
          const message = await frameFor(interaction, stage).catch((error: unknown) => {
            course.silences.set(interaction.description, wordsOf(error));
            throw error;
          });
          return { __pactMessageMetadata: { contentType: 'application/json' }, message };
        },
      ]),
  );

/** Verifies one pact file against a running back end, each interaction in a world of its own. */
const verifyFile = async (path: string, file: PactFile, target: Target): Promise<Outcome> => {
  const course = new Course(target.setState);
  const { waitMs = defaultWaitMs } = target;
  const verifier = new Verifier({
    provider: file.provider.name,
    providerBaseUrl: target.baseUrl,
    pactUrls: [path],
    logLevel: 'error',
    timeout: 2 * waitMs + 1_000,
    stateHandlers: stateHandlersOf(course),
    messageProviders: messageProvidersOf(file.interactions, course, target),
    requestFilter: (request, response, next) => {
      if (request.path === '/_pactSetup' || request.path === '/_messages') return next();
      const { world } = course;
      course.end();
      void forward(request, { baseUrl: target.baseUrl, world, waitMs }).then(({ status, headers, body }) =>
        response.status(status).set(headers).send(body),
      );
    },
  });
  const report = await verifier.verifyProvider().catch((error: unknown) => error);
  return outcomeOf(file, report, course);
};

/** Verifies pact files, by path, one after another. */
export const verify = async (files: ReadonlyMap<string, PactFile>, target: Target): Promise<Outcome> => {
  const outcomes: Outcome[] = [];
  for (const [path, file] of files) outcomes.push(await verifyFile(path, file, target));
  return {
    interactions: outcomes.flatMap(({ interactions }) => interactions),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
};
