import { describe } from '../../declare/describe.ts';
import {
  notificationMarkRead,
  notificationsFloatingRequest,
  notificationsMarkAll,
  notificationsNavbarRequest,
} from './commands.ts';
import { notificationsList, notificationsMarkedAll } from './messages.ts';
import { getNotifications } from './rest.ts';
import { notification, notificationPage } from './schemas.ts';

const newest = 'how many, up to 500, the newest first';

/** Descriptions of this module's fields; three commands share one payload. */
export const descriptions = [
  describe(notification, {
    id: 'grows with time; the order of notifications',
    type: '1 message, 2 ticket given back, 3 show began, 4 performer online, 5 voucher ends, 8 bill refunded, 9 bill not refunded, 10 age accepted, 11 age rejected, 12 programme begins; clients ignore others',
    unread: 'false once the guest opened it or marked it as read',
    unseen: 'false once it was shown in the list; what is read is seen',
    at: 'when it happened',
    actor: 'the performer whom it is about; null without one',
    show: [
      'the ticket show that it is about; null without one',
      {
        id: 'the show',
        title: 'in every interface language',
        refunded: 'coins that came back for its ticket; null if none did',
      },
    ],
    program: [
      'the entry of the TV programme that it is about; null without one',
      { title: 'in every interface language', streamType: 'its stream', start: 'when it starts' },
    ],
  }),
  describe(notificationPage, {
    items: 'newest first, without types that guests are not shown',
    total: 'all that the guest has, also those of other pages',
  }),
  describe(getNotifications.input, {
    before: 'only notifications that are older than this one; from the newest on if left out',
    first: 'how many, at most 500; 20 if left out',
  }),
  describe(notificationsNavbarRequest.input, { newest }),
  describe(notificationsFloatingRequest.input, { newest }),
  describe(notificationMarkRead.input, { notificationId: 'a notification of the guest' }),
  describe(notificationsList.payload, {
    notifications: 'what was added or changed, newest first',
    removedIds: 'what was removed',
    markedAsReadIds: 'what was marked as read, and so as seen',
  }),
  describe(notificationsMarkAll.input, {
    upToId: 'the newest one that is shown; one that arrives meanwhile stays new',
  }),
  describe(notificationsMarkedAll.payload, { upToId: 'this one and all older ones are read and seen now' }),
].flat();
