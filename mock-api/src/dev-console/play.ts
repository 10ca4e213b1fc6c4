import { parse } from '@lounge/protocol';
import { ApiError } from '../dispatch/handler.ts';
import { states, type ProviderState } from '../states.ts';
import type { WorldParts } from '../world/world.ts';
import type { Scenario, ScenarioGuest } from './scenario.ts';

/** Sets a state up, or causes an event. Throws an ApiError for an unknown state or invalid parameters. */
export const playState = async ({ name, params }: ProviderState, world: WorldParts): Promise<void> => {
  const kind = states.find(({ sentence }) => sentence === name);
  if (kind === undefined) throw new ApiError('unknown', 'state');
  const parsed = parse(kind.params, params);
  if (!parsed.ok) throw new ApiError('malformed', ['params', parsed.field].filter(Boolean).join('.'));
  await kind.setUp(parsed.value, world);
  world.journal.noteState(name);
};

/** Sets all states of a scenario up. */
export const playScenario = async (scenario: Scenario, guest: ScenarioGuest, world: WorldParts): Promise<void> => {
  for (const state of scenario.states(guest)) await playState(state, world);
};
