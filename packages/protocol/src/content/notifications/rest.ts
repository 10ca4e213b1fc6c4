import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { notificationPage } from './schemas.ts';

/**
 * The guest's notifications, newest first: those before one, or from the newest on. Hidden types are left out.
 * @assumed The documents name the newest ones only; a guest who missed more reads older ones by this.
 */
export const getNotifications = read('content/notifications/getNotifications', {
  path: '/rest/v1/notifications',
  needs: 'guest',
  input: s.object({ before: s.optional(s.entityId), first: s.optional(s.pageNumber) }),
  answer: notificationPage,
  failures: ['needLogin'],
  purpose: 'Reads the guest’s notifications, a page at a time.',
});
