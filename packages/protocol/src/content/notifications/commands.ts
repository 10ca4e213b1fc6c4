import { command } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { notificationsList, notificationsMarkedAll } from './messages.ts';

const notificationPayload = s.object({ notificationId: s.entityId });

/**
 * Requests the newest notifications; the reply is `notificationsList`.
 * @spec socket:notifications.navbar.request
 * @assumed The field’s name.
 */
export const notificationsNavbarRequest = command('content/notifications/notificationsNavbarRequest', {
  input: s.object({ newest: s.pageNumber }),
  reply: notificationsList,
  changes: false,
  purpose: 'Requests the newest notifications.',
});

/**
 * Requests the newest notifications for those that float over the page; the reply is `notificationsList`.
 * @spec socket:notifications.floating.request
 * @assumed The field’s name. The same list as for the bell: one that the guest has seen there does not float.
 */
export const notificationsFloatingRequest = command('content/notifications/notificationsFloatingRequest', {
  input: s.object({ newest: s.pageNumber }),
  reply: notificationsList,
  changes: false,
  purpose: 'Requests the newest notifications that float over the page.',
});

/**
 * Marks a notification as seen; the reply is `notificationsList` with it.
 * @spec socket:notification.mark-seen
 */
export const notificationMarkSeen = command('content/notifications/notificationMarkSeen', {
  input: notificationPayload,
  reply: notificationsList,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Marks a notification as seen.',
});

/**
 * Marks a notification as read, and so as seen; the reply is `notificationsList` with its id among the read ones.
 * @spec socket:notification.mark-read
 */
export const notificationMarkRead = command('content/notifications/notificationMarkRead', {
  input: notificationPayload,
  reply: notificationsList,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Marks a notification as read.',
});

/**
 * Removes a notification; has no effect if it is gone. The reply is `notificationsList` with its id among the removed ones.
 * @assumed The documents name removed ids, and no message that removes.
 */
export const notificationRemove = command('content/notifications/notificationRemove', {
  input: notificationPayload,
  reply: notificationsList,
  forbiddenBy: [],
  purpose: 'Removes a notification.',
});

/**
 * Marks all notifications up to one, the newest that is shown, as read and so as seen; one that arrives meanwhile stays new.
 * @assumed The documents let all be marked, and name no message for it.
 */
export const notificationsMarkAll = command('content/notifications/notificationsMarkAll', {
  input: s.object({ upToId: s.entityId }),
  reply: notificationsMarkedAll,
  forbiddenBy: [],
  purpose: 'Marks all notifications up to one as read.',
});
