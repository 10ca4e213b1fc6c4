import { storedTextOf } from '@lounge/stores';
import { UnreadMessages } from '@lounge/stores/content/messenger';
import { FloatingNotifications, Notifications } from '@lounge/stores/content/notifications';
import { defineModule } from '../../app/define-module.ts';
import { pageStorage } from '../../app/page-storage.ts';
import { BellState } from '../notifications/BellState.ts';
import { nullSocket } from './null-socket.ts';

/** The floating notifications that were shown, for the pages that are loaded next. */
const shownFloating = storedTextOf(pageStorage, 'floating-shown');

/** The stores of unread messages and notifications, which every page of a guest shows. */
export const { of: inboxOf, use: useInbox } = defineModule({
  key: 'inbox',
  create: ({ context, socket }) => {
    const unread = new UnreadMessages(context);
    const notifications = new Notifications(context, socket ?? nullSocket);
    const floating = new FloatingNotifications(context, socket ?? nullSocket, shownFloating);
    const bell = new BellState();
    let isLoaded = false;
    /** Loads all of them, once per page. */
    const load = (): void => {
      if (isLoaded) return;
      isLoaded = true;
      void unread.load();
      void notifications.request();
      void floating.request();
    };
    return { unread, notifications, floating, bell, load };
  },
  listen: ({ unread, notifications, floating }, pushSource) => {
    unread.listen(pushSource);
    notifications.listen();
    floating.listen();
  },
});
