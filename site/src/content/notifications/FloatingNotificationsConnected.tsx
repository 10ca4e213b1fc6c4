import { FloatingNotification } from '@lounge/kit/floating-notification';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useInbox } from '../messenger/inbox-stores.ts';
import { shortWhen } from '../messenger/listed-channels.ts';
import { messengerPath } from '../messenger/messenger-links.ts';
import { messageType, notificationContent } from './notification-content.ts';

/**
 * The notifications that float over the page. In the messenger those about messages do not: they are read there.
 * @spec screen:shell.floating-notification
 */
export const FloatingNotificationsConnected = observer(() => {
  const intl = useIntl();
  const now = useNow();
  const { pathname } = useLocation();
  const { config } = useApp();
  const { language } = config;
  const { floating } = useInbox();
  const isInMessenger = pathname === messengerPath(language);
  const shown = floating.items.filter(({ type }) => !(isInMessenger && type === messageType));
  return (
    <FloatingNotification
      notifications={shown.map((each) => ({
        id: each.id,
        when: shortWhen(each.at, now, language),
        ...notificationContent(each, intl, config),
      }))}
      onClose={({ id }) => void floating.dismiss(id)}
      onFollow={({ id }) => void floating.follow(id)}
    />
  );
});
