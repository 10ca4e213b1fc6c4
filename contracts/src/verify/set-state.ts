import type { StatedState } from './pact-files.ts';
import { defaultWaitMs, leastWaitMs } from './limits.ts';
import { parsedJson } from './json.ts';
import { didYouMean } from './nearest.ts';
import { TroubleError, troubleFrom, troubleOf } from './trouble.ts';

/** An action of a states endpoint, by Pact's names. */
export type StateAction = 'setup' | 'teardown';

/** Sets a state, causes an event, or cleans it up, in the world of one interaction. Rejects with the reason if it cannot. */
export type SetState = (state: StatedState, world: string, action?: StateAction) => Promise<void>;

/** How states are set. */
export interface StatesOptions {
  /** In milliseconds. @default 2000 */
  readonly waitMs?: number;
  /** Headers of the team's own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Whether states are cleaned up, and requests name the action. @default false */
  readonly teardown?: boolean;
}

/** The sentences that a server says it knows, in the field `states` of its answer. */
const knownIn = (text: string): readonly string[] => {
  const { states } = (parsedJson(text) ?? {}) as { readonly states?: unknown };
  return Array.isArray(states) ? states.filter((each) => typeof each === 'string') : [];
};

/**
 * Sets states of a server in any language: POSTs `{state, params}`, with `action` if they are cleaned up, and the `x-world` header of the
 * interaction's requests. A server with one store empties it at each new value.
 */
export const statesAt =
  (url: string, { waitMs = defaultWaitMs, headers, teardown = false }: StatesOptions = {}): SetState =>
  async ({ name, params = {} }, world, action = 'setup') => {
    if (action === 'teardown' && !teardown) return;
    const done = action === 'setup' ? 'set' : 'cleaned up';
    const limit = Math.max(waitMs, leastWaitMs);
    const answered = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-world': world },
      body: JSON.stringify({ ...(teardown ? { action } : {}), state: name, params }),
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((error: unknown) => {
        const trouble = troubleOf(error, url, limit);
        throw new TroubleError({ ...trouble, kind: 'state', text: `the state "${name}": ${trouble.text}` });
      });
    const { response, text } = answered;
    if (response.ok) return;
    const location = response.headers.get('location');
    const to = location === null ? '' : `, a redirect to ${location}`;
    throw new TroubleError({
      kind: 'state',
      text: `The state "${name}" could not be ${done}, status ${response.status}${to}: ${text.slice(0, 200)}${didYouMean(name, knownIn(text))}`,
    });
  };

/** For servers without a states endpoint: only interactions without states can pass. */
export const noStates: SetState = async () => undefined;

/** Cleans states up, the last one first. Returns the failures, none of which is an interaction's. */
export const tearDown = async (
  states: readonly StatedState[],
  { world, setState }: { readonly world: string; readonly setState: SetState },
): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const each of states.toReversed())
    await setState(each, world, 'teardown').catch((error: unknown) => problems.push(troubleFrom(error).text));
  return problems;
};
