import { FloatingNotification } from '@lounge/kit/floating-notification';
import { useKit } from '@lounge/kit/kit-provider';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useNotifications } from './notifications-stores.ts';
import { shortWhen } from '../messenger/listed-channels.ts';
import { notificationContent } from './notification-content.ts';

/**
 * The notification that floats, and how many wait: their number opens the bell's list, where they are all.
 * @spec screen:shell.floating-notification
 */
export const FloatingNotificationsConnected = observer(() => {
  const intl = useIntl();
  const now = useNow();
  const { config } = useApp();
  const { timeZone } = useKit();
  const { floating, bell } = useNotifications();
  const { current, waiting } = floating;
  const shown = current?.id;
  useEffect(() => void (shown !== undefined && floating.noteShown(shown)), [floating, shown]);
  const showList = (): void => {
    floating.putAway();
    bell.ask();
  };
  return (
    <FloatingNotification
      notification={
        current && {
          id: current.id,
          when: shortWhen(current.at, now, config.language, timeZone),
          ...notificationContent(current, intl, config),
        }
      }
      waiting={waiting}
      onClose={({ id }) => void floating.dismiss(id)}
      onFollow={({ id }) => void floating.follow(id)}
      onMore={showList}
    />
  );
});
