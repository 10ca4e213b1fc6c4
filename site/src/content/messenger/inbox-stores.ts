import { UnreadMessages } from '@lounge/stores/content/messenger';
import { Notifications } from '@lounge/stores/content/notifications';
import type { ModuleStores, Stores } from '../../app/compose.ts';
import { nullSocket } from './null-socket.ts';

/** What every page of a guest knows of messages and notifications. */
export interface InboxStores extends ModuleStores {
  readonly unread: UnreadMessages;
  readonly notifications: Notifications;
  /** Reads both, once a page. */
  begin(): void;
}

/** The inbox of these stores. */
export const inboxStores = (stores: Stores): InboxStores =>
  stores.module('inbox', (context) => {
    const unread = new UnreadMessages(context);
    const notifications = new Notifications(context, stores.socket ?? nullSocket);
    let hasBegun = false;
    return {
      unread,
      notifications,
      listen: (pushSource) => {
        unread.listen(pushSource);
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
