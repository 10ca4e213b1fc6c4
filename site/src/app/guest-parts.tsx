import { observer } from 'mobx-react-lite';
import { RefillSlot } from '../content/live-chat/RefillSlot.tsx';
import { favouritesOf } from '../content/favourites/favourites-stores.ts';
import { inboxOf, useInbox } from '../content/messenger/inbox-stores.ts';
import { NavbarMessagesConnected } from '../content/messenger/NavbarMessagesConnected.tsx';
import { NotificationMenuConnected } from '../content/notifications/NotificationMenuConnected.tsx';
import { useNotifications } from '../content/notifications/notifications-stores.ts';
import { ShowInvitationSlot } from '../content/tickets/ShowInvitationSlot.tsx';
import { useMonthlyBonus } from '../engagement/spin-wheel/use-monthly-bonus.ts';
import { GuestBar as BarOfGuest } from '../foundation/guest/GuestBar.tsx';
import { LegalNoticeSlot } from '../foundation/guest/LegalNoticeSlot.tsx';
import { StatusBarConnected } from '../foundation/guest/StatusBarConnected.tsx';
import { EmailRefresh } from '../foundation/guest/EmailRefresh.tsx';
import { HiddenTitle } from '../foundation/page/HiddenTitle.tsx';
import { useCancellationOffer } from '../foundation/subscriptions/use-cancellation-offer.ts';
import { useBarBalance } from '../foundation/wallet/use-bar-balance.ts';
import type { GuestBarSlotProps } from '../shared/app-context.ts';
import type { Stores } from '../shared/stores.ts';
import { useRead } from '../shared/use-read.ts';
import { useGuestUpdates } from './guest-updates-stores.ts';

export { LegalAnswerConnected as LegalAnswer } from '../foundation/guest/LegalAnswerConnected.tsx';
export { NotificationsConnected as Notifications } from '../content/notifications/NotificationsConnected.tsx';
export { FloatingSlot } from '../content/notifications/FloatingSlot.tsx';
export { subscriptionsOf } from '../foundation/subscriptions/subscriptions-stores.ts';
export { canAddCoins } from '../foundation/wallet/use-bar-balance.ts';
export { walletOf } from '../foundation/wallet/wallet-stores.ts';

/** Returns how many messages the guest has not read. */
export const unreadOf = (stores: Stores): number => inboxOf(stores).unread.total;

/** Returns the pinned performers and how many of them are online, live; null until pins are known. */
export const pinnedOf = (stores: Stores): { total: number; online: number } | null => {
  const favourites = favouritesOf(stores);
  if (favourites?.isComplete !== true) return null;
  return { total: favourites.actors.length, online: favourites.onlineCount };
};

/** Returns whether the guest pinned a performer; false until pins are known. */
export const hasPinned = (stores: Stores, actorId: number): boolean =>
  favouritesOf(stores)?.isPinned('actor', actorId) ?? false;

/** The guest's slots of the navigation bar: balance, account menu, notifications and messages. */
export const GuestBar = observer(({ renderBar }: GuestBarSlotProps) => {
  const inbox = useInbox();
  useGuestUpdates();
  useRead(inbox);
  useRead(useNotifications());
  const balance = useBarBalance();
  const unread = inbox.unread.total;
  return (
    <>
      <BarOfGuest
        balance={balance}
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
      <HiddenTitle unread={inbox.unread.isKnown ? unread : null} />
      <EmailRefresh />
      <LegalNoticeSlot />
      <ShowInvitationSlot />
      <RefillSlot />
    </>
  );
});

/** The bar under the navigation, with the offer to a guest who cancelled VIP and the reward of the month. */
export const StatusBar = observer(() => (
  <StatusBarConnected cancellation={useCancellationOffer()} bonus={useMonthlyBonus()} />
));
