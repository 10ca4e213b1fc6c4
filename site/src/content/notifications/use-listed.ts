import { useKit } from '@lounge/kit/kit-provider';
import type { ListedNotification } from '@lounge/kit/notification-list';
import { pathTo } from '@lounge/locale';
import type { NotificationData } from '@lounge/stores/content/notifications';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { shortWhen } from '../messenger/listed-channels.ts';
import { notificationContent } from './notification-content.ts';
import { useNotifications } from './notifications-stores.ts';

/** Notifications as the kit lists them. */
export const useListed = (items: readonly NotificationData[]): readonly ListedNotification[] => {
  const intl = useIntl();
  const now = useNow();
  const { config } = useApp();
  const { timeZone } = useKit();
  return items.map((each) => ({
    id: each.id,
    unseen: each.unseen,
    unread: each.unread,
    when: shortWhen(each.at, now, config.language, timeZone),
    ...notificationContent(each, intl, config),
  }));
};

/** The actions of every list of notifications. */
export const useListActions = () => {
  const { notifications } = useNotifications();
  return {
    onOpen: ({ notification }: { notification: ListedNotification }) => void notifications.markRead(notification.id),
    onRemove: ({ notification }: { notification: ListedNotification }) => void notifications.remove(notification.id),
    onMarkAll: () => void notifications.markAll(),
  };
};

/** The bell's list: the newest ones, what it does, and the way to the others. */
export const useBellList = () => {
  const { notifications } = useNotifications();
  const { language, brand } = useApp().config;
  return {
    notifications: useListed(notifications.items),
    isPending: !notifications.isLoaded,
    allHref: pathTo('personal.notifications', language, { product: brand }),
    ...useListActions(),
  };
};
