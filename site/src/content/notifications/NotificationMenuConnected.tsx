import { NotificationMenu } from '@lounge/kit/notification-list';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNotifications } from './notifications-stores.ts';
import { useBellList } from './use-listed.ts';

/** The bell of the bar. @spec feature:feedback.notifications, screen:shell.notifications */
export const NotificationMenuConnected = observer(() => {
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
  const list = useBellList();
  return <NotificationMenu ref={menu} data-menu="notifications" count={notifications.unseenCount} {...list} />;
});
