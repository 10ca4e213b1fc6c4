import type { ProviderState } from '@lounge/mock-api/states';

/** Sets a state, or causes an event, in the world of one interaction. Rejects with the reason if it cannot. */
export type SetState = (state: ProviderState, world: string) => Promise<void>;

/**
 * Sets states of a server in any language: POSTs `{state, params}` to its address, with the `x-world` header of the
 * interaction's requests. A server without worlds can ignore the header: interactions run one after another.
 */
export const statesAt =
  (url: string): SetState =>
  async ({ name, params }, world) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-world': world },
      body: JSON.stringify({ state: name, params }),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`The state "${name}" could not be set, status ${response.status}: ${text.slice(0, 200)}`);
  };

/** For servers without a states endpoint: only interactions without states can pass. */
export const noStates: SetState = async () => undefined;
