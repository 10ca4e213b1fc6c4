import { storedTextOf } from '@lounge/stores';
import { FloatingNotifications, NotificationHistory, Notifications } from '@lounge/stores/content/notifications';
import { defineModule } from '../../shared/define-module.ts';
import { nullSocket } from '../../shared/null-socket.ts';
import { pageStorage } from '../../shared/page-storage.ts';
import { restorables } from '../../shared/snapshots.ts';
import { BellState } from './BellState.ts';

/** The floating notifications that were shown, for the pages that are loaded next. */
const shownFloating = storedTextOf(pageStorage, 'floating-shown');

/** The stores of the bell and of the notification that floats, which every page of a guest shows. */
export const { use: useNotifications } = defineModule({
  key: 'notifications',
  create: ({ context, socket }) => {
    const notifications = new Notifications(context, socket ?? nullSocket);
    const floating = new FloatingNotifications(context, socket ?? nullSocket, shownFloating);
    const bell = new BellState();
    let isLoaded = false;
    /** Loads both, once per page. */
    const load = (): void => {
      if (isLoaded) return;
      isLoaded = true;
      void notifications.request();
      void floating.request();
    };
    return { notifications, floating, bell, load };
  },
  listen: ({ notifications, floating }) => {
    notifications.listen();
    floating.listen();
  },
});

/** All notifications of the guest, for their page. */
export const { of: notificationHistoryOf, use: useNotificationHistory } = defineModule({
  key: 'notification history',
  create: ({ context }) => new NotificationHistory(context),
  listen: (history, { socket }) => history.listen(socket),
  snapshot: ({ list }) => restorables({ 'notification history': list }),
});
