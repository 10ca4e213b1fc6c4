import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { inboxOf, useInbox } from '../content/messenger/inbox-stores.ts';
import { NavbarMessagesConnected } from '../content/messenger/NavbarMessagesConnected.tsx';
import { NotificationMenuConnected } from '../content/notifications/NotificationMenuConnected.tsx';
import { ShowInvitationSlot } from '../content/tickets/ShowInvitationSlot.tsx';
import { GuestBar as BarOfGuest, type GuestBarProps } from '../foundation/guest/GuestBar.tsx';
import type { Stores } from './compose.ts';

export { StatusBarConnected } from '../foundation/guest/GuestBar.tsx';

/** Returns how many messages the guest has not read, for modules that may not import the messenger. */
export const unreadOf = (stores: Stores): number => inboxOf(stores).unread.total;

const FloatingNotifications = lazy(async () => ({
  default: (await import('../content/notifications/FloatingNotificationsConnected.tsx')).FloatingNotificationsConnected,
}));

/** The guest's slots of the navigation bar: balance, account menu, notifications and messages; and what floats over the page. */
export const GuestBar = observer(({ renderBar }: Pick<GuestBarProps, 'renderBar'>) => {
  const inbox = useInbox();
  useEffect(() => inbox.load(), [inbox]);
  const unread = inbox.unread.total;
  const hasFloating = inbox.floating.items.length > 0;
  return (
    <>
      <BarOfGuest
        unread={unread}
        renderBar={(slots) =>
          renderBar({
            ...slots,
            notifications: (
              <>
                <NotificationMenuConnected />
                <NavbarMessagesConnected />
              </>
            ),
          })
        }
      />
      <ShowInvitationSlot />
      {hasFloating && (
        <Suspense>
          <FloatingNotifications />
        </Suspense>
      )}
    </>
  );
});
