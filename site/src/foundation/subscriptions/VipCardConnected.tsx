import { useIntl } from 'react-intl';
import { SubscriptionConnected } from './SubscriptionConnected.tsx';
import { vipRows } from './vip-rows.ts';

/** The card of the VIP subscription. */
export const VipCardConnected = () => {
  const perks = vipRows(useIntl()).map(({ label, included }) => `${label}: ${included}`);
  return <SubscriptionConnected product="vip" perks={perks} />;
};
