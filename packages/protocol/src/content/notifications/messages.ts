import { command, push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { notificationListFields } from './schemas.ts';

const notificationPayload = s.object({ notificationId: s.entityId });

/**
 * Requests the newest notifications; the reply is `notificationsList`.
 * @spec socket:notifications.navbar.request
 * @assumed The field’s name.
 */
export const notificationsNavbarRequest = command('content/notifications/notificationsNavbarRequest', {
  payload: s.object({ newest: s.pageNumber }),
  purpose: 'Requests the newest notifications.',
});

/**
 * Marks a notification as seen; the reply is `notificationsList` with it.
 * @spec socket:notification.mark-seen
 */
export const notificationMarkSeen = command('content/notifications/notificationMarkSeen', {
  payload: notificationPayload,
  purpose: 'Marks a notification as seen.',
});

/**
 * Marks a notification as read, and so as seen; the reply is `notificationsList` with its id among the read ones.
 * @spec socket:notification.mark-read
 */
export const notificationMarkRead = command('content/notifications/notificationMarkRead', {
  payload: notificationPayload,
  purpose: 'Marks a notification as read.',
});

/**
 * Notifications that were added or changed, removed, and read, on this or another page.
 * @spec socket:notifications.list, entity:notificationList
 * @assumed One message for every list.
 */
export const notificationsList = push('content/notifications/notificationsList', {
  payload: s.object(notificationListFields),
  purpose: 'Reports which notifications were added, changed, removed or read.',
});
