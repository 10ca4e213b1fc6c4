import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { stateOf, states, type ProviderState } from '@lounge/mock-api/states';
import { forward } from './forward.ts';
import { frameFor } from './messages.ts';
import type { Interaction, PactFile } from './pact-files.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { SetState } from './set-state.ts';

const defaultWaitMs = 2_000;

/** The server to verify. */
export interface Target {
  readonly baseUrl: string;
  readonly socketUrl: string;
  readonly setState: SetState;
  /** The timeout of a response or frame, in milliseconds. @default 2000 */
  readonly waitMs?: number;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The state of the interaction that is being verified: its world, and events that wait for a listener. */
class CurrentInteraction {
  #count = 0;
  #isOver = true;
  #world = '';
  readonly #run = `v${Date.now().toString(36)}`;
  states: ProviderState[] = [];
  waiting: ProviderState[] = [];
  readonly problems: string[] = [];
  /** Why no frame arrived, by the interaction's description. */
  readonly timeouts = new Map<string, string>();
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

  async prepare(state: ProviderState): Promise<void> {
    const { world } = this;
    if (stateOf(state.name).isEvent) {
      this.waiting.push(state);
      return;
    }
    this.states.push(state);
    await this.#set(state, world);
  }

  async cause(): Promise<void> {
    for (const each of this.waiting.splice(0)) await this.#set(each, this.world);
  }

  /** Pact continues after a state that failed, so the error is recorded for the outcome. */
  async #set(state: ProviderState, world: string): Promise<void> {
    await this.#setState(state, world).catch((error: unknown) => {
      this.problems.push(messageOf(error));
      throw error;
    });
  }
}

const stateHandlersOf = (current: CurrentInteraction): NonNullable<VerifierOptions['stateHandlers']> =>
  Object.fromEntries(
    states.map(({ sentence }) => [
      sentence,
      {
        setup: async (params?: unknown) =>
          current.prepare({ name: sentence, params: (params ?? {}) as ProviderState['params'] }),
        teardown: async () => current.end(),
      },
    ]),
  );

const messageProvidersOf = (
  interactions: readonly Interaction[],
  current: CurrentInteraction,
  { socketUrl, waitMs = defaultWaitMs }: Target,
): NonNullable<VerifierOptions['messageProviders']> =>
  Object.fromEntries(
    interactions
      .filter(({ type }) => type !== 'Synchronous/HTTP')
      .map((interaction) => [
        interaction.description,
        async () => {
          const { world, states } = current;
          const context = { socketUrl, world, states, cause: () => current.cause(), waitMs };
          try {
            const message = await frameFor(interaction, context);
            return { __pactMessageMetadata: { contentType: 'application/json' }, message };
          } catch (error) {
            current.timeouts.set(interaction.description, messageOf(error));
            throw error;
          } finally {
            // Without provider states there is no teardown that ends the interaction.
            current.end();
          }
        },
      ]),
  );

/** Verifies one pact file against a running server, each interaction in its own world. */
const verifyFile = async (path: string, file: PactFile, target: Target): Promise<Outcome> => {
  const current = new CurrentInteraction(target.setState);
  const { waitMs = defaultWaitMs } = target;
  const verifier = new Verifier({
    provider: file.provider.name,
    providerBaseUrl: target.baseUrl,
    pactUrls: [path],
    logLevel: 'error',
    timeout: 2 * waitMs + 1_000,
    stateHandlers: stateHandlersOf(current),
    messageProviders: messageProvidersOf(file.interactions, current, target),
    requestFilter: (request, response, next) => {
      if (request.path === '/_pactSetup' || request.path === '/_messages') return next();
      const { world } = current;
      current.end();
      void forward(request, { baseUrl: target.baseUrl, world, waitMs }).then(({ status, headers, body }) =>
        response.status(status).set(headers).send(body),
      );
    },
  });
  const report = await verifier.verifyProvider().catch((error: unknown) => error);
  return outcomeOf(file, report, current);
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
