import { command, push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { notificationListFields } from './schemas.ts';

const ofNotification = s.object({ notificationId: s.entityId });

/**
 * Asks for the newest notifications; `notificationsList` answers.
 * @spec socket:notifications.navbar.request
 * @assumed The field’s name.
 */
export const notificationsNavbarRequest = command('content/notifications/notificationsNavbarRequest', {
  payload: s.object({ newest: s.pageNumber }),
  purpose: 'Requests the newest notifications.',
});

/**
 * A notification was looked at; `notificationsList` answers with it.
 * @spec socket:notification.mark-seen
 */
export const notificationMarkSeen = command('content/notifications/notificationMarkSeen', {
  payload: ofNotification,
  purpose: 'Marks a notification as seen.',
});

/**
 * A notification was read, and seen with it; `notificationsList` answers with its id among the read ones.
 * @spec socket:notification.mark-read
 */
export const notificationMarkRead = command('content/notifications/notificationMarkRead', {
  payload: ofNotification,
  purpose: 'Marks a notification as read.',
});

/**
 * Notifications that came or changed, that are gone, and that were read, here or on another page.
 * @spec socket:notifications.list, entity:notificationList
 * @assumed One message for every list.
 */
export const notificationsList = push('content/notifications/notificationsList', {
  payload: s.object(notificationListFields),
  purpose: 'Reports which notifications came, changed, went or were read.',
});
