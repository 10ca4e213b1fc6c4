import { Button } from '@lounge/kit/button';
import { formatCoins, formatDateTime, formatMoney } from '@lounge/locale';
import type { Receipt, Statement } from '@lounge/stores/foundation/wallet';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { messages } from './Coins.messages.ts';

/** The receipt of a payment, which can be printed. It takes the focus when it opens. */
export const ReceiptView = ({ statement, receipt }: { statement: Statement; receipt: Receipt }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [receipt.number]);
  const method = `${intl.formatMessage(messages[receipt.method.kind])} ${receipt.method.label ?? ''}`.trim();
  const rows = [
    [messages.number, receipt.number],
    [messages.date, formatDateTime(receipt.at, language)],
    [messages.paid, formatMoney({ amount: receipt.paid.value, currency: 'EUR' }, language)],
    [messages.method, method],
    [messages.coins, formatCoins(receipt.coins.value, language)],
  ] as const;
  return (
    <section data-part="receipt" aria-labelledby="receipt">
      <h3 id="receipt" ref={heading} tabIndex={-1}>
        {intl.formatMessage(messages.receipt)}
      </h3>
      <dl>
        {rows.map(([label, text]) => [
          <dt key={`${label.id}-label`}>{intl.formatMessage(label)}</dt>,
          <dd key={label.id}>{text}</dd>,
        ])}
      </dl>
      <div data-part="acts">
        <Button variant="outline" onClick={() => print()}>
          {intl.formatMessage(messages.print)}
        </Button>
        <Button variant="text" onClick={statement.closeReceipt}>
          {intl.formatMessage(messages.close)}
        </Button>
      </div>
    </section>
  );
};
