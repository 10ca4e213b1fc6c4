import { avsStatus } from '@lounge/protocol/foundation/guest';
import { s } from '@lounge/protocol';
import { event } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { settleAgeCheck } from './age-check.ts';

/** An age check ends while the guest's pages are open. */
export const ageCheckEnds = event('the guest’s age check ends with {result}', {
  description: 'The guest’s age check is accepted, pending, rejected (with a message), or revoked (unknown).',
  params: s.object({ guestId: s.entityId, result: avsStatus, message: s.optional(s.string) }),
  setUp: ({ guestId, result, message = null }, parts) =>
    runInWorld(parts, true, (world) => settleAgeCheck({ guestId, result, message }, world)),
});

/** The states of this module. */
export const ageCheckStates = [ageCheckEnds];
