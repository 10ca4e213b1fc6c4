import { ComparisonTable } from '@lounge/kit/comparison-table';
import { livePreviewSeconds } from '@lounge/protocol/content/live-chat';
import { vipDiscountPercent } from '@lounge/protocol/foundation/subscriptions';
import { useIntl, type IntlShape } from 'react-intl';
import { SubscriptionConnected } from './SubscriptionConnected.tsx';
import { SubscriptionPage } from './SubscriptionPage.tsx';
import { messages, type PlainText } from './Subscriptions.messages.ts';

/** What VIP changes, as rows of the table; the numbers are those that the server applies. */
const vipRows = (intl: IntlShape) => {
  const text = (message: PlainText) => intl.formatMessage(messages[message]);
  const seconds = (value: number) => intl.formatMessage(messages.seconds, { seconds: value });
  return [
    {
      label: text('preview'),
      without: seconds(livePreviewSeconds.everybody),
      included: seconds(livePreviewSeconds.vip),
    },
    {
      label: text('prices'),
      without: text('fullPrice'),
      included: intl.formatMessage(messages.less, { percent: vipDiscountPercent }),
    },
    { label: text('vipContent'), without: text('closed'), included: text('included') },
    { label: text('vipGifts'), without: text('none'), included: text('toSend') },
  ];
};

/**
 * The VIP club: what it changes, its price, starting and cancelling.
 * @spec screen:vipclub, feature:pay.vip
 * @awaits screen:vipclub 1 engagement/loyalty
 */
export const VipScreen = () => {
  const intl = useIntl();
  const rows = vipRows(intl);
  return (
    <SubscriptionPage
      title={intl.formatMessage(messages.vipTitle)}
      lead={intl.formatMessage(messages.vipLead)}
      card={<SubscriptionConnected product="vip" perks={rows.map(({ label, included }) => `${label}: ${included}`)} />}
    >
      <ComparisonTable
        caption={intl.formatMessage(messages.vipTitle)}
        columns={{
          label: intl.formatMessage(messages.changes),
          without: intl.formatMessage(messages.without),
          included: intl.formatMessage(messages.withVip),
        }}
        rows={rows}
      />
    </SubscriptionPage>
  );
};
