import { NotificationList } from '@lounge/kit/notification-list';
import { observer } from 'mobx-react-lite';
import { useBellList } from './use-listed.ts';

/** The bell's list without the bell, for the sheet of a phone. */
export const NotificationsConnected = observer(() => <NotificationList level={3} {...useBellList()} />);
