import { personalPage } from '../../foundation/guest/personal-page.ts';
import { notificationHistoryOf } from './notifications-stores.ts';
import { messages } from './NotificationsScreen.messages.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';

/** All notifications of the guest. */
export const route = personalPage('personal.notifications', {
  screen: NotificationsScreen,
  head: messages,
  load: ({ stores }) => notificationHistoryOf(stores).list.load(),
});
