import { ComparisonTable } from '@lounge/kit/comparison-table';
import { useIntl } from 'react-intl';
import { SubscriptionConnected } from './SubscriptionConnected.tsx';
import { SubscriptionPage } from './SubscriptionPage.tsx';
import { messages, type PlainText } from './Subscriptions.messages.ts';

/** The TV subscription: what it contains, its price, starting and cancelling. @spec screen:tv.premium, screen:tv.price-table */
export const TvPremiumScreen = () => {
  const intl = useIntl();
  const text = (message: PlainText) => intl.formatMessage(messages[message]);
  return (
    <SubscriptionPage
      title={text('tvTitle')}
      lead={text('tvLead')}
      card={<SubscriptionConnected product="tv" perks={[text('premium')]} />}
    >
      <ComparisonTable
        caption={text('plans')}
        columns={{ label: text('changes'), without: text('without'), included: text('withTv') }}
        rows={[
          { label: text('livestream'), without: text('yes'), included: text('yes') },
          { label: text('premium'), without: text('no'), included: text('yes') },
        ]}
      />
    </SubscriptionPage>
  );
};
