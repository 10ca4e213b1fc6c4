import { NavbarMessageList, NavbarMessageMenu } from '@lounge/kit/navbar-message-list';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { useInbox } from './inbox-stores.ts';
import { messengerPath } from '../../shared/messenger-links.ts';

/** The stores of the messenger are loaded when the guest opens the list. */
const LatestMessages = lazy(async () => ({
  default: (await import('./LatestMessagesConnected.tsx')).LatestMessagesConnected,
}));

/** The message icon of the bar with the latest conversations. @spec screen:shell.navbar-messages, component:NavbarMessageList */
export const NavbarMessagesConnected = observer(() => {
  const [isOpen, setIsOpen] = useState(false);
  const { unread } = useInbox();
  const allHref = messengerPath(useApp().config.language);
  const pending = <NavbarMessageList channels={[]} allHref={allHref} isPending />;
  return (
    <NavbarMessageMenu data-roomy="" count={unread.total} onToggle={({ open }) => setIsOpen(open)}>
      {isOpen ? (
        <Suspense fallback={pending}>
          <LatestMessages />
        </Suspense>
      ) : (
        pending
      )}
    </NavbarMessageMenu>
  );
});
