import { AccountMenu } from '@lounge/kit/account-menu';
import { logOutPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useApp, type GuestBarSlotProps, type GuestSlots } from '../../shared/app-context.ts';
import { useGuest } from './guest-stores.ts';
import { LanguageSlot, ThemeSlot } from '../page/lazy-slots.tsx';
import { useGuestLinks } from './use-guest-links.ts';
import { useLogOut } from './use-log-out.ts';

/** Props of GuestBar. */
export interface GuestBarProps extends GuestBarSlotProps {
  balance: GuestSlots['balance'];
  /** How many messages the guest has not read. @default 0 */
  unread?: number;
}

/**
 * The guest's slots of the navigation bar: the live balance, and the account menu with logging out.
 * @spec component:Navbar
 */
export const GuestBar = observer(({ balance, renderBar, unread = 0 }: GuestBarProps) => {
  const { stores, config } = useApp();
  const { logout } = useGuest();
  const logOut = useLogOut();
  const links = useGuestLinks(unread);
  const { value } = stores.guest.data;
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
