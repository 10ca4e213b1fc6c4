import { UnreadMessages } from '@lounge/stores/content/messenger';
import { Notifications } from '@lounge/stores/content/notifications';
import { defineModule } from '../../app/define-module.ts';
import { nullSocket } from './null-socket.ts';

/** The stores of unread messages and notifications, which every page of a guest shows. */
export const { of: inboxOf, use: useInbox } = defineModule({
  key: 'inbox',
  create: ({ context, socket }) => {
    const unread = new UnreadMessages(context);
    const notifications = new Notifications(context, socket ?? nullSocket);
    let isLoaded = false;
    /** Loads both, once per page. */
    const load = (): void => {
      if (isLoaded) return;
      isLoaded = true;
      void unread.load();
      void notifications.request();
    };
    return { unread, notifications, load };
  },
  listen: ({ unread, notifications }, pushSource) => {
    unread.listen(pushSource);
    notifications.listen();
  },
});
