import { AccountMenu } from '@lounge/kit/account-menu';
import type { NavigationBarProps } from '@lounge/kit/navigation-bar';
import { paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../app/app-context.ts';
import { walletStores } from '../wallet/wallet-stores.ts';
import { guestStores } from './guest-stores.ts';
import { useGuestLinks } from './use-guest-links.ts';

/** What the bar shows of a guest. */
export type GuestSlots = Pick<NavigationBarProps, 'balance' | 'chats' | 'notifications' | 'end'>;

/** Props of GuestBar. */
export interface GuestBarProps {
  /** Draws the bar with what is the guest's. */
  draw: (slots: GuestSlots) => ReactNode;
  /** How many messages nobody has read. @default 0 */
  unread?: number;
}

/**
 * What only guests have in the bar: the balance, live, and their own places with the way out.
 * @spec component:Navbar, component:BalanceDisplay, feature:pay.balance
 */
export const GuestBar = observer(({ draw, unread = 0 }: GuestBarProps) => {
  const { stores, config } = useApp();
  const { coins } = walletStores(stores).wallet;
  const { logout: leaving } = guestStores(stores);
  const links = useGuestLinks(unread);
  const { value } = stores.guest.data;
  const topUp = paymentWindowPath(config.language, 'top-up');
  const balance = coins === null ? undefined : { amount: coins.balance.value, href: topUp, addHref: topUp };
  const end = (
    <AccountMenu
      name={value?.name ?? ''}
      vip={value?.isVip ?? false}
      links={links}
      isPending={leaving.isPending}
      onLogOut={() => void leaving.logOut()}
    />
  );
  return draw({ balance, end });
});

export { StatusBarConnected } from './StatusBarConnected.tsx';
