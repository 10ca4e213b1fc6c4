import type { StatedState } from './pact-files.ts';
import { defaultWaitMs, leastWaitMs } from './limits.ts';
import { TroubleError, troubleOf } from './trouble.ts';

/** Sets a state, or causes an event, in the world of one interaction. Rejects with the reason if it cannot. */
export type SetState = (state: StatedState, world: string) => Promise<void>;

/**
 * Sets states of a server in any language: POSTs `{state, params}` to its address, with the `x-world` header of the
 * interaction's requests. A server with one store empties it at each new value: interactions run one after another.
 */
export const statesAt =
  (url: string, waitMs = defaultWaitMs): SetState =>
  async ({ name, params = {} }, world) => {
    const limit = Math.max(waitMs, leastWaitMs);
    const answered = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-world': world },
      body: JSON.stringify({ state: name, params }),
      signal: AbortSignal.timeout(limit),
    })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((error: unknown) => {
        throw new TroubleError({ kind: 'state', text: `the state "${name}": ${troubleOf(error, url, limit).text}` });
      });
    const { response, text } = answered;
    if (!response.ok)
      throw new TroubleError({
        kind: 'state',
        text: `The state "${name}" could not be set, status ${response.status}: ${text.slice(0, 200)}`,
      });
  };

/** For servers without a states endpoint: only interactions without states can pass. */
export const noStates: SetState = async () => undefined;
