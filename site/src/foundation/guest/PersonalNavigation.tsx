import {
  chatCircle,
  coins as coinsIcon,
  coinsFill,
  crownSimple,
  crownSimpleFill,
  gift,
  identificationCard,
  identificationCardFill,
  signOut,
  squaresFour,
  squaresFourFill,
  ticket,
  ticketFill,
  videoCamera,
} from '@lounge/kit/icons';
import { SideNavigation, type SideNavigationItem } from '@lounge/kit/side-navigation';
import { formatDayOfYear, logOutPath, pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp, type GuestParts } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { useLogOut } from './use-log-out.ts';
import { messages } from './PersonalNavigation.messages.ts';
import { useCounts } from './counts-stores.ts';

/** Props of PersonalNavigation. */
export interface PersonalNavigationProps {
  /** A column beside the page, or a list inside it. @default 'side' */
  form?: 'side' | 'list';
}

/** The note beside VIP: that it is open, until when if it does not renew; nothing until that is known. */
const useVipValue = ({ subscriptionsOf }: GuestParts): string | undefined => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const { language } = config;
  const isVip = stores.guest.data.value?.isVip === true;
  const { subscriptions } = subscriptionsOf(stores);
  const { list } = subscriptions;
  useRead(subscriptions, isVip && list.state === 'idle');
  const vip = subscriptions.of('vip');
  if (vip === null) return isVip && list.state === 'failed' ? intl.formatMessage(messages.vipActive) : undefined;
  const { isOpen, status, openUntil } = vip;
  if (!isOpen) return undefined;
  if (status === 'active' || status === 'unpaid' || openUntil === null) return intl.formatMessage(messages.vipActive);
  return intl.formatMessage(messages.vipUntil, { date: formatDayOfYear(openUntil, language) });
};

const GuestNavigation = observer(({ form, parts }: Required<PersonalNavigationProps> & { parts: GuestParts }) => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { pathname } = useLocation();
  const { wallet } = parts.walletOf(stores);
  const logOut = useLogOut();
  const { language, brand } = config;
  const { value } = stores.guest.data;
  const counts = useCounts();
  const vip = useVipValue(parts);
  useRead(counts.data, counts.data.state === 'idle');
  const videoChats = counts.data.value?.videochatCount ?? 0;
  const unread = parts.unreadOf(stores);
  const item = (
    href: string,
    label: Exclude<keyof typeof messages, 'vipUntil'>,
    icon: string,
    more: Partial<SideNavigationItem> = {},
  ): SideNavigationItem => ({
    href,
    label: intl.formatMessage(messages[label]),
    icon,
    current: pathname === href,
    ...more,
  });
  const personal = (
    key:
      | 'personal'
      | 'personal.chats'
      | 'personal.spinwheel'
      | 'personal.coins'
      | 'personal.benefits'
      | 'personal.age-check',
  ) => pathTo(key, language, { product: brand });
  return (
    <SideNavigation
      label={intl.formatMessage(messages.label)}
      form={form}
      groups={[
        [
          // The list stands in the overview itself.
          ...(form === 'list'
            ? []
            : [item(personal('personal'), 'overview', squaresFour, { currentIcon: squaresFourFill })]),
          item(
            pathTo('messenger', language),
            'messages',
            chatCircle,
            unread > 0 ? { value: `${unread}`, isNew: true } : {},
          ),
          item(personal('personal.chats'), 'chats', videoCamera, {
            value: videoChats > 0 ? `${videoChats}` : undefined,
          }),
          item(personal('personal.spinwheel'), 'wheel', gift),
        ],
        [
          item(personal('personal.coins'), 'coins', coinsIcon, {
            currentIcon: coinsFill,
            value: wallet.coins?.balanceFormatted,
          }),
          item(personal('personal.benefits'), 'benefits', ticket, { currentIcon: ticketFill }),
          item(pathTo('vipclub', language), 'vip', crownSimple, {
            currentIcon: crownSimpleFill,
            value: vip,
          }),
        ],
        [
          item(personal('personal.age-check'), 'ageCheck', identificationCard, {
            currentIcon: identificationCardFill,
            done: value?.hasAvs === true ? intl.formatMessage(messages.ageConfirmed) : undefined,
          }),
        ],
        [
          {
            label: intl.formatMessage(messages.logOut),
            icon: signOut,
            action: logOutPath(language),
            onAct: logOut,
          },
        ],
      ]}
    />
  );
});

/** The pages of the guest's own area, with what each of them holds. @spec component:PersonalSidebar */
export const PersonalNavigation = ({ form = 'side' }: PersonalNavigationProps) => {
  const { guestBar } = useApp().parts;
  return guestBar && <GuestNavigation form={form} parts={guestBar} />;
};
