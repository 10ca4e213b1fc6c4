import { push } from '../../declare/call.ts';
import { entityId, shape, text } from '../../vocabulary/shapes.ts';

/**
 * A performer came online.
 * @spec socket:actorOnline
 * @assumed The payload is not shown.
 */
export const actorOnline = push('content/actors/actorOnline', {
  payload: shape({ actorId: entityId, actorName: text }),
  purpose: 'Tells that a performer came online.',
});

/**
 * A performer went offline.
 * @spec socket:actorOffline
 * @assumed The payload is not shown.
 */
export const actorOffline = push('content/actors/actorOffline', {
  payload: shape({ actorId: entityId, actorName: text }),
  purpose: 'Tells that a performer went offline.',
});
