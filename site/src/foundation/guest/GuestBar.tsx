import { AccountMenu } from '@lounge/kit/account-menu';
import { logOutPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp, type GuestBarSlotProps, type GuestSlots } from '../../shared/app-context.ts';
import { counts } from './Guest.messages.ts';
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
  const intl = useIntl();
  const { value } = stores.guest.data;
  const waiting = value?.vouchers.length ?? 0;
  const links = useGuestLinks(unread, waiting);
  const end = (
    <AccountMenu
      name={value?.name ?? ''}
      vip={value?.isVip ?? false}
      hint={waiting > 0 ? intl.formatMessage(counts.vouchersWait, { count: waiting }) : undefined}
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
