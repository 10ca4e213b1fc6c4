import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { actorState } from './schemas.ts';

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

/**
 * What a performer does changed: she began or ended a private chat, a ticket show or a free chat.
 * @spec state:actor-availability
 * @assumed The documents name no push for it; it carries the whole state, so that one that was missed or repeated does no harm.
 */
export const actorStateChanged = push('content/actors/actorStateChanged', {
  payload: actorState,
  purpose: 'Reports what a performer does now.',
});
