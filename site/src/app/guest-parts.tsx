import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { inboxOf, useInbox } from '../content/messenger/inbox-stores.ts';
import { messengerPath } from '../content/messenger/messenger-links.ts';
import { NotificationMenuConnected } from '../content/notifications/NotificationMenuConnected.tsx';
import { ShowInvitationSlot } from '../content/tickets/ShowInvitationSlot.tsx';
import { GuestBar as BarOfGuest, type GuestBarProps } from '../foundation/guest/GuestBar.tsx';
import { useApp } from './app-context.ts';
import type { Stores } from './compose.ts';

export { StatusBarConnected } from '../foundation/guest/GuestBar.tsx';

/** Returns how many messages the guest has not read, for modules that may not import the messenger. */
export const unreadOf = (stores: Stores): number => inboxOf(stores).unread.total;

/**
 * The guest's slots of the navigation bar: balance, account menu, notifications and the count of unread messages.
 * @spec screen:shell.navbar-messages, component:NavbarMessageList
 */
export const GuestBar = observer(({ renderBar }: Pick<GuestBarProps, 'renderBar'>) => {
  const { config } = useApp();
  const inbox = useInbox();
  useEffect(() => inbox.load(), [inbox]);
  const unread = inbox.unread.total;
  const chats = { href: messengerPath(config.language), count: unread };
  return (
    <>
      <BarOfGuest
        unread={unread}
        renderBar={(slots) => renderBar({ ...slots, chats, notifications: <NotificationMenuConnected /> })}
      />
      <ShowInvitationSlot />
    </>
  );
});
