import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { inboxOf, useInbox } from '../content/messenger/inbox-stores.ts';
import { messengerPath } from '../content/messenger/messenger-links.ts';
import { NotificationMenuConnected } from '../content/notifications/NotificationMenuConnected.tsx';
import { GuestBar as OwnBar, type GuestSlots } from '../foundation/guest/GuestBar.tsx';
import { useApp } from './app-context.ts';
import type { Stores } from './compose.ts';

export { StatusBarConnected } from '../foundation/guest/GuestBar.tsx';

/** How many messages the guest has not read, for parts that know no messenger. */
export const unreadOf = (stores: Stores): number => inboxOf(stores).unread.total;

/**
 * What only guests have in the bar: of the guest's own modules the balance and the places, of the messenger what is unread.
 * @spec screen:shell.navbar-messages, component:NavbarMessageList
 */
export const GuestBar = observer(({ draw }: { draw: (slots: GuestSlots) => ReactNode }) => {
  const { config } = useApp();
  const inbox = useInbox();
  useEffect(() => inbox.load(), [inbox]);
  const unread = inbox.unread.total;
  const chats = { href: messengerPath(config.language), count: unread };
  return (
    <OwnBar unread={unread} draw={(slots) => draw({ ...slots, chats, notifications: <NotificationMenuConnected /> })} />
  );
});
