import { AccountMenu } from '@lounge/kit/account-menu';
import type { NavigationBarProps } from '@lounge/kit/navigation-bar';
import { logOutPath, paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../app/app-context.ts';
import { useCoins } from '../wallet/coins-stores.ts';
import { useWallet } from '../wallet/wallet-stores.ts';
import { useGuest } from './guest-stores.ts';
import { LanguageSlot, ThemeSlot } from '../page/lazy-slots.tsx';
import { useGuestLinks } from './use-guest-links.ts';
import { useLogOut } from './use-log-out.ts';

/** The guest's slots of the navigation bar. */
export type GuestSlots = Pick<NavigationBarProps, 'balance' | 'chats' | 'notifications' | 'end'>;

/** Props of GuestBar. */
export interface GuestBarProps {
  /** Renders the bar with the guest's slots. */
  renderBar: (slots: GuestSlots) => ReactNode;
  /** How many messages the guest has not read. @default 0 */
  unread?: number;
}

/**
 * The guest's slots of the navigation bar: the live balance, and the account menu with logging out.
 * @spec component:Navbar, component:BalanceDisplay, feature:pay.balance
 */
export const GuestBar = observer(({ renderBar, unread = 0 }: GuestBarProps) => {
  const { stores, config } = useApp();
  const { coins } = useWallet().wallet;
  const { settings } = useCoins();
  const { logout } = useGuest();
  const logOut = useLogOut();
  const links = useGuestLinks(unread);
  const { value } = stores.guest.data;
  const topUp = paymentWindowPath(config.language, 'top-up');
  const reason = (settings.data.value?.oneClickConfig ?? value?.oneClickPaymentConfig)?.reason;
  const isStopped = stores.guest.isLocked || reason === 'locked' || reason === 'paused';
  const balance =
    coins === null ? undefined : { amount: coins.balance.value, href: topUp, addHref: isStopped ? undefined : topUp };
  const end = (
    <AccountMenu
      name={value?.name ?? ''}
      vip={value?.isVip ?? false}
      links={links}
      preferences={
        <>
          <LanguageSlot />
          <ThemeSlot />
        </>
      }
      isPending={logout.isPending}
      logOutAction={logOutPath(config.language)}
      onLogOut={logOut}
    />
  );
  return renderBar({ balance, end });
});

export { StatusBarConnected } from './StatusBarConnected.tsx';
