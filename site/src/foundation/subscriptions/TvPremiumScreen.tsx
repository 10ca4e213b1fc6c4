import { ComparisonTable } from '@lounge/kit/comparison-table';
import { useIntl } from 'react-intl';
import { PersonalLayout } from '../guest/PersonalLayout.tsx';
import { SubscriptionConnected } from './SubscriptionConnected.tsx';
import { SubscriptionPlan } from './SubscriptionPlan.tsx';
import { messages, type PlainText } from './Subscriptions.messages.ts';

/** The TV subscription: what it contains, its price, starting and cancelling. @spec screen:tv.premium, screen:tv.price-table */
export const TvPremiumScreen = () => {
  const intl = useIntl();
  const text = (message: PlainText) => intl.formatMessage(messages[message]);
  return (
    <PersonalLayout title={text('tvTitle')} lead={<p data-part="lead">{text('tvLead')}</p>} isPublic>
      <SubscriptionPlan card={<SubscriptionConnected product="tv" perks={[text('premium')]} />}>
        <ComparisonTable
          caption={text('plans')}
          columns={{ label: text('changes'), without: text('without'), included: text('withTv') }}
          rows={[
            { label: text('livestream'), without: text('yes'), included: text('yes') },
            { label: text('premium'), without: text('no'), included: text('yes') },
          ]}
        />
      </SubscriptionPlan>
    </PersonalLayout>
  );
};
