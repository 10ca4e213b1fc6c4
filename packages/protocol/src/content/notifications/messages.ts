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
