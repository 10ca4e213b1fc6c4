import { NotificationList } from '@lounge/kit/notification-list';
import { StatePanel } from '@lounge/kit/state-panel';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
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
  const wasShown = useRef(false);
  const isShown = notifications.length > 0;
  useEffect(() => {
    // The last one that was removed has left the page together with the list and the focus in it.
    if (wasShown.current && !isShown && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
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
