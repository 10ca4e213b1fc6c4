import { setUpState, type ProviderState } from '@lounge/mock-api/states';
import type { Worlds } from '@lounge/mock-api/server';

/** Makes a state hold, or causes an event, in the world of one interaction. Rejects with the reason when it cannot. */
export type SetState = (given: ProviderState, world: string) => Promise<void>;

/** Sets states in the worlds of a server of this process. */
export const statesIn =
  (worlds: Worlds): SetState =>
  async (given, name) => {
    const world = worlds.named(name);
    if (world === null) throw new Error('This server keeps no named worlds.');
    await setUpState(given, world);
  };

/**
 * Sets states of a back end in any language: POSTs `{state, params}` to its address, with the header `x-world` that the
 * interaction's requests carry too. A back end without worlds may ignore it: interactions run one after another.
 */
export const statesAt =
  (url: string): SetState =>
  async ({ name, params }, world) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-world': world },
      body: JSON.stringify({ state: name, params }),
    });
    const words = await response.text();
    if (!response.ok)
      throw new Error(`The state "${name}" was answered with ${response.status}: ${words.slice(0, 200)}`);
  };

/** For back ends whose states nobody can set: only what needs none can hold. */
export const noStates: SetState = async () => undefined;
