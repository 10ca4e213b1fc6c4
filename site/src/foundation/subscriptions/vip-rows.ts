import { livePreviewSeconds, vipDiscountPercent } from '@lounge/protocol/foundation/subscriptions';
import type { IntlShape } from 'react-intl';
import { messages, type PlainText } from './Subscriptions.messages.ts';

/** Differences that VIP makes, as rows of the table; the numbers are those that the server applies. */
export const vipRows = (intl: IntlShape) => {
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
