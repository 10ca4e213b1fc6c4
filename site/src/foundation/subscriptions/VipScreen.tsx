import { useIntl } from 'react-intl';
import { PersonalLayout } from '../guest/PersonalLayout.tsx';
import { SubscriptionPlan } from './SubscriptionPlan.tsx';
import { messages } from './Subscriptions.messages.ts';
import { VipCardConnected } from './VipCardConnected.tsx';
import { VipTable } from './VipTable.tsx';

/**
 * The VIP club, which everybody may see: what it changes, its price, starting and cancelling.
 * @spec screen:vipclub, feature:pay.vip
 * @awaits screen:vipclub 1 engagement/loyalty
 * @awaits feature:pay.vip 5 engagement/loyalty
 */
export const VipScreen = () => {
  const intl = useIntl();
  return (
    <PersonalLayout
      title={intl.formatMessage(messages.vipTitle)}
      lead={<p data-part="lead">{intl.formatMessage(messages.vipLead)}</p>}
      isPublic
    >
      <SubscriptionPlan card={<VipCardConnected />}>
        <VipTable />
      </SubscriptionPlan>
    </PersonalLayout>
  );
};
