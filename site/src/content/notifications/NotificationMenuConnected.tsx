import { NotificationMenu, type ListedNotification } from '@lounge/kit/notification-list';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useNotifications } from './notifications-stores.ts';
import { shortWhen } from '../messenger/listed-channels.ts';
import { notificationContent } from './notification-content.ts';

/** The bell of the bar. @spec feature:feedback.notifications */
export const NotificationMenuConnected = observer(() => {
  const intl = useIntl();
  const now = useNow();
  const { config } = useApp();
  const { notifications, bell } = useNotifications();
  const menu = useRef<HTMLDetailsElement>(null);
  const { asked } = bell;
  const answered = useRef(asked);
  useEffect(() => {
    // A bell that is drawn anew was not asked for.
    if (asked === answered.current || menu.current === null) return;
    answered.current = asked;
    menu.current.open = true;
    menu.current.querySelector('summary')?.focus();
  }, [asked]);
  const listed = notifications.items.map((each): ListedNotification => ({
    id: each.id,
    unseen: each.unseen,
    unread: each.unread,
    when: shortWhen(each.at, now, config.language),
    ...notificationContent(each, intl, config),
  }));
  return (
    <NotificationMenu
      ref={menu}
      notifications={listed}
      count={notifications.unseenCount}
      isPending={!notifications.isLoaded}
      onOpen={({ notification }) => notifications.markRead(notification.id)}
      onMarkAll={() => notifications.markAllSeen()}
    />
  );
});
