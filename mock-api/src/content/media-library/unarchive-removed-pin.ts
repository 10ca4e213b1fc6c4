import type { World } from '../../world/world.ts';
import type { RemovedPin } from '../favourites/events.ts';
import { pinKey } from '../favourites/statements.ts';
import { keysOf } from './asset-id.ts';
import { deleteArchivedPin } from './statements.ts';

/** Takes what is no longer pinned out of the archive, so that a new pin is not archived at once; what the guest owns stays there. */
export const unarchiveRemovedPin = async ({ guestId, kind, id, at }: RemovedPin, world: World): Promise<void> => {
  const removed = pinKey(guestId, kind, id);
  for (const asset of kind === 'picture' ? (['picture'] as const) : (['album', 'video'] as const)) {
    const { archive, owned, pin, sedcards } = keysOf(guestId, { kind: asset, contentId: id });
    await deleteArchivedPin.all(world.tx, { archive, owned, otherPin: pin === removed ? sedcards : pin, at });
  }
};
