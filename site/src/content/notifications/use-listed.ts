import type { ListedNotification } from '@lounge/kit/notification-list';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { shortWhen } from '../messenger/listed-channels.ts';
import { notificationContent } from './notification-content.ts';
import { useNotifications } from './notifications-stores.ts';

/** The guest's notifications as the kit lists them. */
export const useListed = (): readonly ListedNotification[] => {
  const intl = useIntl();
  const now = useNow();
  const { config } = useApp();
  const { notifications } = useNotifications();
  return notifications.items.map((each) => ({
    id: each.id,
    unseen: each.unseen,
    unread: each.unread,
    when: shortWhen(each.at, now, config.language),
    ...notificationContent(each, intl, config),
  }));
};
