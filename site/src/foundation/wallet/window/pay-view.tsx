import { Button, ButtonLink } from '@lounge/kit/button';
import { CoinMark } from '@lounge/kit/coin-mark';
import { formatCoins, paymentWindowPath, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../../shared/window/define-view.ts';
import { Done } from '../../../shared/window/DoneLink.tsx';
import { windowMessages } from '../../../shared/window/Window.messages.ts';
import { windowTitles } from '../../../shared/window/WindowTitle.messages.ts';
import { formatEuro } from './format-euro.ts';
import { paymentMessages as messages } from './Payment.messages.ts';
import { PaymentMethods } from './PaymentMethods.tsx';

/** Data of the view `pay`. */
export interface PayView {
  readonly kind: 'pay';
  readonly guestId: number;
  readonly cents: number;
  readonly coins: number;
  readonly balanceAfter: number;
  /** The idempotency key of the payment, the same for every press of the button. */
  readonly key: string;
}

/** Data of the view `paid`. */
export interface PaidView {
  readonly kind: 'paid';
  readonly coins: number;
  readonly balance: number;
}

const Coins = ({ amount, language }: { amount: number; language: Language }) => (
  <>
    <CoinMark />
    {formatCoins(amount, language)}
  </>
);

/** The last page before a payment: coins, price, payment method, and a button with the amount. */
const PayForm = ({ view: { guestId, cents, coins, balanceAfter, key }, language }: ViewProps<PayView>) => {
  const intl = useIntl();
  const sum = formatEuro(cents, language);
  return (
    <form method="post" noValidate action={`${paymentWindowPath(language, 'top-up')}/pay`}>
      <input type="hidden" name="guest" value={guestId} />
      <input type="hidden" name="cents" value={cents} />
      <input type="hidden" name="key" value={key} />
      <dl>
        <div>
          <dt>{intl.formatMessage(messages.coinsRow)}</dt>
          <dd>
            <Coins amount={coins} language={language} />
          </dd>
        </div>
        <div>
          <dt>{intl.formatMessage(messages.afterRow)}</dt>
          <dd>
            <Coins amount={balanceAfter} language={language} />
          </dd>
        </div>
        <div data-total="">
          <dt>{intl.formatMessage(messages.toPay)}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
      <PaymentMethods />
      <label data-part="agree">
        <input type="checkbox" name="save" value="1" />
        <span>{intl.formatMessage(messages.save)}</span>
      </label>
      <p data-part="note">{intl.formatMessage(messages.testData)}</p>
      <div data-part="actions">
        <ButtonLink variant="outline" size="large" href={paymentWindowPath(language, 'top-up')}>
          {intl.formatMessage(windowMessages.back)}
        </ButtonLink>
        <Button variant="primary" size="large" type="submit">
          {intl.formatMessage(messages.pay, { sum })}
        </Button>
      </div>
    </form>
  );
};

/** The last page before a payment. */
export const payView = defineView<PayView>({
  kind: 'pay',
  title: windowTitles.paying,
  heading: [messages.check, messages.checkLead],
  Content: PayForm,
});

/** The coins that a payment has brought. */
export const paidView = defineView<PaidView>({
  kind: 'paid',
  title: windowTitles.paying,
  heading: ({ coins, balance }, { language }) => [
    messages.paid,
    messages.paidText,
    { coins: formatCoins(coins, language), balance: formatCoins(balance, language) },
  ],
  Content: Done,
});
