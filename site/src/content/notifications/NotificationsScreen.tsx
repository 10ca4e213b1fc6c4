import { NotificationList } from '@lounge/kit/notification-list';
import { StatePanel } from '@lounge/kit/state-panel';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { PersonalLayout } from '../../foundation/guest/PersonalLayout.tsx';
import { useNotificationHistory } from './notifications-stores.ts';
import { messages } from './NotificationsScreen.messages.ts';
import { useListActions, useListed } from './use-listed.ts';

const All = observer(() => {
  const intl = useIntl();
  const { list } = useNotificationHistory();
  const notifications = useListed(list.items);
  const actions = useListActions();
  return (
    <ListFrame
      list={list}
      pending={<NotificationList withHeading={false} notifications={[]} isPending />}
      empty={
        <StatePanel
          kind="empty"
          title={intl.formatMessage(messages.empty)}
          text={intl.formatMessage(messages.emptyText)}
        />
      }
    >
      <NotificationList withHeading={false} notifications={notifications} {...actions} />
    </ListFrame>
  );
});

/** All notifications of the guest, with the older ones. @assumed The documents name the bell's list only. */
export const NotificationsScreen = () => (
  <PersonalLayout title={useIntl().formatMessage(messages.title)}>
    <All />
  </PersonalLayout>
);
