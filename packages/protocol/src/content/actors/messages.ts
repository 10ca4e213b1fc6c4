import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * A performer came online.
 * @spec socket:actorOnline
 * @assumed The payload is not shown.
 */
export const actorOnline = push('content/actors/actorOnline', {
  payload: s.object({ actorId: s.entityId, actorName: s.string }),
  purpose: 'Reports that a performer came online.',
});

/**
 * A performer went offline.
 * @spec socket:actorOffline
 * @assumed The payload is not shown.
 */
export const actorOffline = push('content/actors/actorOffline', {
  payload: s.object({ actorId: s.entityId, actorName: s.string }),
  purpose: 'Reports that a performer went offline.',
});
