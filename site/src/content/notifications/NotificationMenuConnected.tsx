import { chatCircle } from '@lounge/kit/icons';
import { NotificationMenu, type ListedNotification } from '@lounge/kit/notification-list';
import type { NotificationData } from '@lounge/stores/content/notifications';
import { observer } from 'mobx-react-lite';
import { useIntl, type IntlShape } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useInbox } from '../messenger/inbox-stores.ts';
import { shortWhen } from '../messenger/listed-channels.ts';
import { messengerPath } from '../messenger/messenger-links.ts';
import { messages } from './Notifications.messages.ts';

/** The type of a performer's message. */
const messageType = 1;

const textOf = ({ type, actor }: NotificationData, intl: IntlShape): string =>
  type === messageType && actor !== null
    ? intl.formatMessage(messages.wrote, { name: actor.name })
    : intl.formatMessage(messages.other);

/** The bell of the bar. @spec feature:feedback.notifications */
export const NotificationMenuConnected = observer(() => {
  const intl = useIntl();
  const now = useNow();
  const { config } = useApp();
  const { notifications } = useInbox();
  const listed = notifications.items.map((each): ListedNotification => {
    const isMessage = each.type === messageType && each.actor !== null;
    return {
      id: each.id,
      unseen: each.unseen,
      unread: each.unread,
      text: textOf(each, intl),
      when: shortWhen(each.at, now, config.language),
      ...(isMessage ? { icon: chatCircle, href: messengerPath(config.language, each.actor?.id) } : {}),
    };
  });
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
