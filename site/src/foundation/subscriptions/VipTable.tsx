import { ComparisonTable } from '@lounge/kit/comparison-table';
import { useIntl } from 'react-intl';
import { messages } from './Subscriptions.messages.ts';
import { vipRows } from './vip-rows.ts';

/** Differences that VIP makes, without and with it. */
export const VipTable = () => {
  const intl = useIntl();
  return (
    <ComparisonTable
      caption={intl.formatMessage(messages.vipTitle)}
      columns={{
        label: intl.formatMessage(messages.changes),
        without: intl.formatMessage(messages.without),
        included: intl.formatMessage(messages.withVip),
      }}
      rows={vipRows(intl)}
    />
  );
};
