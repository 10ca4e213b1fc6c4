import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { favouriteActor, favouriteFields, favouriteKind } from './schemas.ts';

/**
 * Something was pinned or unpinned, or a notification setting changed, on this or another page of the guest. `actor` is
 * the pinned performer, null for everything else.
 * @spec socket:favourite.events
 * @assumed Wire type and payload are not shown; it replies to every command about a pin.
 */
export const favouriteEvents = push('content/favourites/favouriteEvents', {
  payload: s.object({ kind: favouriteKind, id: s.entityId, pinned: s.boolean, actor: s.nullable(favouriteActor) }),
  purpose: 'Reports that something was pinned or unpinned.',
});

/**
 * The things that the guest has pinned.
 * @spec socket:favourite.events
 * @assumed The documents name no reply to the request; the fields are those of the REST call.
 */
export const favouriteActors = push('content/favourites/favouriteActors', {
  payload: s.object(favouriteFields),
  purpose: 'Reports what the guest has pinned.',
});
