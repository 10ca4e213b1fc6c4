import { NotificationList } from '@lounge/kit/notification-list';
import { observer } from 'mobx-react-lite';
import { useNotifications } from './notifications-stores.ts';
import { useListed } from './use-listed.ts';

/** The bell's list without the bell, for the sheet of a phone. */
export const NotificationsConnected = observer(() => {
  const { notifications } = useNotifications();
  return (
    <NotificationList
      level={3}
      notifications={useListed()}
      isPending={!notifications.isLoaded}
      onOpen={({ notification }) => notifications.markRead(notification.id)}
      onMarkAll={() => notifications.markAllSeen()}
    />
  );
});
