import { UnreadMessages } from '@lounge/stores/content/messenger';
import { Notifications } from '@lounge/stores/content/notifications';
import type { RoomStores, Stores } from '../../app/compose.ts';
import { noLine } from './no-line.ts';

/** What every page of a guest knows of messages and notifications. */
export interface InboxRoom extends RoomStores {
  readonly unread: UnreadMessages;
  readonly notifications: Notifications;
  /** Reads both, once a page. */
  begin(): void;
}

/** The inbox of these stores. */
export const inboxRoom = (stores: Stores): InboxRoom =>
  stores.room('inbox', (caller) => {
    const unread = new UnreadMessages(caller);
    const notifications = new Notifications(caller, stores.socket ?? noLine);
    let hasBegun = false;
    return {
      unread,
      notifications,
      listen: (ears) => {
        unread.listen(ears);
        notifications.listen();
      },
      begin: () => {
        if (hasBegun) return;
        hasBegun = true;
        void unread.load();
        notifications.request();
      },
      snapshot: () => ({}),
      restore: () => undefined,
    };
  });
