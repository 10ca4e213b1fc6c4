import { NotificationMenu, type ListedNotification } from '@lounge/kit/notification-list';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useInbox } from '../messenger/inbox-stores.ts';
import { shortWhen } from '../messenger/listed-channels.ts';
import { notificationContent } from './notification-content.ts';

/** The bell of the bar. @spec feature:feedback.notifications */
export const NotificationMenuConnected = observer(() => {
  const intl = useIntl();
  const now = useNow();
  const { config } = useApp();
  const { notifications } = useInbox();
  const listed = notifications.items.map((each): ListedNotification => ({
    id: each.id,
    unseen: each.unseen,
    unread: each.unread,
    when: shortWhen(each.at, now, config.language),
    ...notificationContent(each, intl, config),
  }));
  return (
    <NotificationMenu
      notifications={listed}
      count={notifications.unseenCount}
      isPending={!notifications.isLoaded}
      onOpen={({ notification }) => notifications.markRead(notification.id)}
      onMarkAll={() => notifications.markAllSeen()}
    />
  );
});
