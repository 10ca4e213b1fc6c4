import { parse } from '@lounge/protocol';
import { ApiError } from '../dispatch/handler.ts';
import { states, type ProviderState } from '../states.ts';
import type { WorldParts } from '../world/world.ts';
import type { Scenario, ScenarioGuest } from './scenarios.ts';

/** Makes a state hold, or an event happen; refuses by name what nobody declared and what does not fit. */
export const playState = async (world: WorldParts, { name, params }: ProviderState): Promise<void> => {
  const kind = states.find(({ sentence }) => sentence === name);
  if (kind === undefined) throw new ApiError('unknown', 'state');
  const parsed = parse(kind.params, params);
  if (!parsed.ok) throw new ApiError('malformed', ['params', parsed.field].filter(Boolean).join('.'));
  await kind.setUp(parsed.value, world);
};

/** Makes a scenario hold. */
export const playScenario = async (world: WorldParts, scenario: Scenario, guest: ScenarioGuest): Promise<void> => {
  for (const given of scenario.states(guest)) await playState(world, given);
};
