import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { notificationListFields } from './schemas.ts';

/**
 * Notifications that were added or changed, removed, and read, on this or another page.
 * @spec socket:notifications.list, entity:notificationList
 * @assumed One message for every list.
 */
export const notificationsList = push('content/notifications/notificationsList', {
  payload: s.object(notificationListFields),
  purpose: 'Reports which notifications were added, changed, removed or read.',
});

/**
 * All notifications up to one were marked as read, on this or another page: a list of their ids would grow with them.
 * @assumed The documents name no message that marks all.
 */
export const notificationsMarkedAll = push('content/notifications/notificationsMarkedAll', {
  payload: s.object({ upToId: s.entityId }),
  purpose: 'Reports that all notifications up to one were marked as read.',
});
