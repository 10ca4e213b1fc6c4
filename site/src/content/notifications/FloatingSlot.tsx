import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { useNotifications } from './notifications-stores.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { messageType } from './notification-content.ts';

const FloatingNotifications = lazy(async () => ({
  default: (await import('./FloatingNotificationsConnected.tsx')).FloatingNotificationsConnected,
}));

/** The place of the notification that floats; its code loads with the first one. In the messenger those about messages do not float: they are read there. */
export const FloatingSlot = observer(() => {
  const { floating } = useNotifications();
  const { language } = useApp().config;
  const isInMessenger = useLocation().pathname === messengerPath(language);
  useEffect(() => floating.keepQuietAbout(isInMessenger ? [messageType] : []), [floating, isInMessenger]);
  return (
    floating.current !== null && (
      <Suspense>
        <FloatingNotifications />
      </Suspense>
    )
  );
});
