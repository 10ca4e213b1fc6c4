import { SectionHeading } from '@lounge/kit/section-heading';
import { useIntl } from 'react-intl';
import { SubscriptionPlan } from './SubscriptionPlan.tsx';
import { messages } from './Subscriptions.messages.ts';
import { VipCardConnected } from './VipCardConnected.tsx';
import { VipTable } from './VipTable.tsx';

/** VIP as a section of another page. */
export const VipSection = () => (
  <section aria-labelledby="vip-heading">
    <SectionHeading headingId="vip-heading" title={useIntl().formatMessage(messages.vip)} />
    <SubscriptionPlan card={<VipCardConnected />}>
      <VipTable />
    </SubscriptionPlan>
  </section>
);
