import { observer } from 'mobx-react-lite';
import { useRead } from './use-read.ts';
import { RefillSlot } from '../content/live-chat/RefillSlot.tsx';
import { inboxOf, useInbox } from '../content/messenger/inbox-stores.ts';
import { NavbarMessagesConnected } from '../content/messenger/NavbarMessagesConnected.tsx';
import { NotificationMenuConnected } from '../content/notifications/NotificationMenuConnected.tsx';
import { ShowInvitationSlot } from '../content/tickets/ShowInvitationSlot.tsx';
import { GuestBar as BarOfGuest, type GuestBarProps } from '../foundation/guest/GuestBar.tsx';
import type { Stores } from './compose.ts';

export { FloatingSlot } from '../content/notifications/FloatingSlot.tsx';
export { StatusBarConnected } from '../foundation/guest/GuestBar.tsx';

/** Returns how many messages the guest has not read, for modules that may not import the messenger. */
export const unreadOf = (stores: Stores): number => inboxOf(stores).unread.total;

/** The guest's slots of the navigation bar: balance, account menu, notifications and messages. */
export const GuestBar = observer(({ renderBar }: Pick<GuestBarProps, 'renderBar'>) => {
  const inbox = useInbox();
  useRead(inbox);
  const unread = inbox.unread.total;
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
      <RefillSlot />
    </>
  );
});
