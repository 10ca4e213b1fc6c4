import { ButtonLink } from '@lounge/kit/button';
import { GuestHead } from '@lounge/kit/guest-head';
import {
  archive,
  chatCircle,
  coins as coinsIcon,
  coinsFill,
  crownSimple,
  crownSimpleFill,
  filmStrip,
  gift,
  identificationCard,
  identificationCardFill,
  images,
  plus,
  pushPin,
  signOut,
  squaresFour,
  squaresFourFill,
  star,
  ticket,
  ticketFill,
  userCircle,
  videoCamera,
} from '@lounge/kit/icons';
import { useKit } from '@lounge/kit/kit-provider';
import { SideNavigation, type SideNavigationItem } from '@lounge/kit/side-navigation';
import { formatDayOfYear, logOutPath, pathTo, paymentWindowPath } from '@lounge/locale';
import type { GuestCountsData } from '@lounge/stores/foundation/guest';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp, type GuestParts } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { pictureContent } from '../page/picture-content.ts';
import { useLogOut } from './use-log-out.ts';
import { messages as personalTexts } from './Personal.messages.ts';
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
  const { stores } = useApp();
  const { language, timeZone } = useKit();
  const isVip = stores.guest.data.value?.isVip === true;
  const { subscriptions } = subscriptionsOf(stores);
  const { list } = subscriptions;
  useRead(subscriptions, isVip && list.state === 'idle');
  const vip = subscriptions.of('vip');
  if (vip === null) return isVip && list.state === 'failed' ? intl.formatMessage(messages.vipActive) : undefined;
  const { isOpen, status, openUntil } = vip;
  if (!isOpen) return undefined;
  if (status === 'active' || status === 'unpaid' || openUntil === null) return intl.formatMessage(messages.vipActive);
  return intl.formatMessage(messages.vipUntil, { date: formatDayOfYear(openUntil, language, timeZone) });
};

const Head = styled.div.withConfig({ componentId: 'site-personal-head' })`
  display: grid;
  gap: 14px;
  padding: 0 14px 20px;
`;

/** Picture, name, VIP and live balance with the way to add coins, above the pages. The list on phones stands under a title that has them. */
const HeadConnected = observer(({ parts }: { parts: GuestParts }) => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { wallet } = parts.walletOf(stores);
  const { value } = useCounts().data;
  return (
    <Head>
      <GuestHead
        name={value?.name ?? null}
        picture={value?.avatar ? pictureContent(value.avatar) : null}
        vip={stores.guest.data.value?.isVip ?? value?.vip ?? false}
        balance={wallet.coins?.balanceFormatted ?? value?.balanceFormatted}
      />
      {parts.canAddCoins(stores) && (
        <ButtonLink variant="outline" size="small" icon={plus} href={paymentWindowPath(config.language, 'top-up')}>
          {intl.formatMessage(personalTexts.addCoins)}
        </ButtonLink>
      )}
    </Head>
  );
});

/** The note beside the pins: how many are online, which follows who comes and goes; nothing without pins. */
const usePinsValue = ({ pinnedOf }: GuestParts): string | undefined => {
  const intl = useIntl();
  const { stores } = useApp();
  const { value } = useCounts().data;
  const pins = pinnedOf(stores) ?? {
    total: value?.pinnedFavoriteCount ?? 0,
    online: value?.pinnedFavoriteOnlineCount ?? 0,
  };
  return pins.total === 0 ? undefined : intl.formatMessage(messages.pinsOnline, pins);
};

const aboveZero = (count = 0): Partial<SideNavigationItem> => (count > 0 ? { value: `${count}` } : {});

type ItemOf = (
  href: string,
  label: Exclude<keyof typeof messages, 'vipUntil' | 'pinsOnline'>,
  icon: string,
  more?: Partial<SideNavigationItem>,
) => SideNavigationItem;

/** The guest's videos, and what is in the archive, where something is: both are parts of one page. */
const libraryItems = (
  item: ItemOf,
  path: string,
  search: string,
  counted: GuestCountsData | null,
): readonly SideNavigationItem[] => {
  const archived = counted?.privateCollectionCount ?? 0;
  const inArchive = new URLSearchParams(search).get('tab') === 'archive';
  const unlessThere = (isElsewhere: boolean) => (isElsewhere ? { current: false } : {});
  return [
    item(`${path}?type=video`, 'videos', filmStrip, {
      ...aboveZero(counted?.boughtVideosCount),
      ...unlessThere(archived > 0 && inArchive),
    }),
    ...(archived > 0
      ? [item(`${path}?tab=archive`, 'archive', archive, { value: `${archived}`, ...unlessThere(!inArchive) })]
      : []),
  ];
};

const GuestNavigation = observer(({ form, parts }: Required<PersonalNavigationProps> & { parts: GuestParts }) => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { pathname, search } = useLocation();
  const { wallet } = parts.walletOf(stores);
  const logOut = useLogOut();
  const { language, brand } = config;
  const { value } = stores.guest.data;
  const counts = useCounts();
  const vip = useVipValue(parts);
  useRead(counts.data, counts.data.state === 'idle');
  const counted = counts.data.value;
  const pins = usePinsValue(parts);
  const unread = parts.unreadOf(stores);
  const item: ItemOf = (href, label, icon, more = {}) => ({
    href,
    label: intl.formatMessage(messages[label]),
    icon,
    current: pathname === href.split('?')[0],
    ...more,
  });
  const personal = (
    key:
      | 'personal'
      | 'personal.profile'
      | 'personal.chats'
      | 'personal.spinwheel'
      | 'personal.loyalty'
      | 'personal.coins'
      | 'personal.benefits'
      | 'personal.favourites'
      | 'personal.mediathek'
      | 'personal.mediathek-photos'
      | 'personal.age-check',
  ) => pathTo(key, language, { product: brand });
  return (
    <>
      {form === 'side' && <HeadConnected parts={parts} />}
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
            item(personal('personal.chats'), 'chats', videoCamera, aboveZero(counted?.videochatCount)),
            item(personal('personal.favourites'), 'pins', pushPin, { value: pins }),
            item(personal('personal.spinwheel'), 'wheel', gift),
            item(personal('personal.loyalty'), 'loyalty', star),
          ],
          [
            ...libraryItems(item, personal('personal.mediathek'), search, counted),
            item(personal('personal.mediathek-photos'), 'pictures', images, aboveZero(counted?.boughtPhotosCount)),
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
            item(personal('personal.profile'), 'profile', userCircle),
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
    </>
  );
});

/**
 * The pages of the guest's own area, with what each of them holds.
 * @spec component:PersonalSidebar, screen:shell.sidebar
 */
export const PersonalNavigation = ({ form = 'side' }: PersonalNavigationProps) => {
  const { guestBar } = useApp().parts;
  return guestBar && <GuestNavigation form={form} parts={guestBar} />;
};
