import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import type { GuestData } from '@lounge/stores/foundation/guest';
import { observer } from 'mobx-react-lite';
import { useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { useApp, type App } from '../../shared/app-context.ts';
import { AccountRows, type AccountRow } from './AccountRows.tsx';
import { messages } from './AccountState.messages.ts';
import { useProfile } from './profile-stores.ts';

const Section = styled.section.withConfig({ componentId: 'site-account-state' })`
  display: grid;
  gap: 8px;
`;

const sumOf = (gifts: GuestData['boughtGifts']): number => gifts.reduce((sum, { quantity }) => sum + quantity, 0);

/** The state of the age check: an open one leads to its start, another one to its page. */
const ageRow = (
  { avsStatus, avsRejectMessage }: GuestData,
  intl: IntlShape,
  { language, brand }: App['config'],
): AccountRow => {
  const isOpen = avsStatus === 'unknown' || avsStatus === 'rejected';
  return {
    label: intl.formatMessage(messages.ageCheck),
    value: avsStatus === 'rejected' && avsRejectMessage ? avsRejectMessage : intl.formatMessage(messages[avsStatus]),
    href: isOpen
      ? paymentWindowPath(language, 'age-check')
      : pathTo('personal.age-check', language, { product: brand }),
    action: intl.formatMessage(isOpen ? messages.startCheck : messages.see),
  };
};

const rowsOf = (
  guest: GuestData,
  hasMobile: boolean | undefined,
  intl: IntlShape,
  config: App['config'],
): readonly AccountRow[] => {
  const { language, brand } = config;
  const product = { product: brand };
  const text = (key: Exclude<keyof typeof messages, 'giftCount' | 'points' | 'voucherKinds'>) =>
    intl.formatMessage(messages[key]);
  const see = text('see');
  const tv = guest.isTvSubscriber ? text('active') : text(guest.wasTvSubscriber ? 'ended' : 'notActive');
  return [
    ageRow(guest, intl, config),
    {
      label: text('mobile'),
      value: hasMobile === undefined ? undefined : text(hasMobile ? 'verified' : 'notVerified'),
      href: pathTo('personal.age-check', language, product),
      action: hasMobile === false ? text('verify') : see,
    },
    {
      label: text('voiceCall'),
      value: text(guest.isAnonymousVoicecall ? 'callRuns' : 'noCall'),
      href: pathTo('personal.chats', language, product),
      action: see,
    },
    {
      label: text('vip'),
      value: text(guest.isVip ? 'active' : 'notActive'),
      href: pathTo('vipclub', language),
      action: see,
    },
    { label: text('tv'), value: tv, href: pathTo('tv.premium', language), action: see },
    {
      label: text('gifts'),
      value: intl.formatMessage(messages.giftCount, { count: sumOf(guest.boughtGifts) }),
      href: pathTo('personal.benefits', language, product),
      action: see,
    },
    {
      label: text('recharge'),
      value: text(guest.autoRechargeConfig?.isOn === true ? 'on' : 'off'),
      href: pathTo('personal.coins', language, product),
      action: text('change'),
    },
  ];
};

/** Age check, number, calls, subscriptions, gifts and recharge as they are now: pushes change them. */
export const AccountStateConnected = observer(() => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { value } = stores.guest.data;
  const hasMobile = useProfile().notifications.data.value?.reachable.sms;
  return (
    <Section aria-labelledby="more">
      <SectionHeading headingId="more" title={intl.formatMessage(messages.more)} />
      {value && <AccountRows rows={rowsOf(value, hasMobile, intl, config)} />}
    </Section>
  );
});
