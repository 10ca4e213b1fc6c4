import { s } from '@lounge/protocol';
import { event, state } from '../../world/state.ts';
import type { WorldParts } from '../../world/world.ts';
import { setToyConnected } from './settle-toys.ts';

const toyParams = s.object({ actorId: s.entityId, isConnected: s.boolean });
const setToy = ({ actorId, isConnected }: { actorId: number; isConnected: boolean }, parts: WorldParts) =>
  setToyConnected(parts, actorId, isConnected);

/** A performer's toy is connected, or not. */
export const performerHasToy = state('the performer’s toy is connected', {
  description: 'The toy of the performer is connected or not; who has no price for it has none.',
  params: toyParams,
  setUp: setToy,
});

/** A performer's toy is connected, or lost. */
export const performerToyChanges = event('the performer’s toy is connected or lost', {
  description: 'The toy of the performer is connected, or lost; what waits is given back then.',
  params: toyParams,
  setUp: setToy,
});

/** The states of toys. */
export const toyStates = [performerHasToy, performerToyChanges];
