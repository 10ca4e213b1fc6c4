import { s } from '@lounge/protocol';
import { notification } from '@lounge/protocol/content/notifications';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { runInWorld } from '../../world/world.ts';
import { notify } from './notify.ts';

const putNotification = replaceRow('notification');

/** A guest has a notification. */
export const aNotificationOfGuest = state('the guest has a notification', {
  description: 'The guest has this notification, of just now.',
  params: s.object({
    id: s.entityId,
    guestId: s.entityId,
    type: s.integer,
    actorId: s.nullable(s.entityId),
    unread: s.optional(s.boolean),
    unseen: s.optional(s.boolean),
    show: s.optional(notification.fields.show),
    program: s.optional(notification.fields.program),
  }),
  ifLeftOut: { unread: true, unseen: true },
  setUp: ({ id, guestId, type, actorId, unread, unseen, show = null, program = null }, world) =>
    world.database.change((tx) =>
      putNotification.all(tx, {
        id,
        guestId,
        type,
        actorId,
        isUnread: unread ? 1 : 0,
        isUnseen: unseen ? 1 : 0,
        at: nowIso(world),
        show: show === null ? null : toJson(show),
        program: program === null ? null : toJson(program),
      }),
    ),
});

/** A guest is notified while the guest's pages are open. */
export const guestIsNotified = event('the guest gets a notification', {
  description: 'The guest gets a notification of this type about this performer.',
  params: s.object({ guestId: s.entityId, type: s.integer, actorId: s.entityId }),
  setUp: ({ guestId, type, actorId }, parts) =>
    runInWorld(parts, true, (world) => notify(guestId, { type, actorId }, world)),
});

/** The states of this module. */
export const notificationStates = [aNotificationOfGuest, guestIsNotified];
