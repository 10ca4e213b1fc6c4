import { Button, ButtonLink } from '@lounge/kit/button';
import { CoinMark } from '@lounge/kit/coin-mark';
import { Icon } from '@lounge/kit/icon';
import { bank, creditCard, wallet } from '@lounge/kit/icons';
import { Notice } from '@lounge/kit/notice';
import { OptionCard } from '@lounge/kit/option-card';
import { TextField } from '@lounge/kit/text-field';
import { formatCoins, formatMoney, formatTime, paymentWindowPath, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { WindowView } from './view.ts';
import { messages } from './Window.messages.ts';

interface FormProps<K extends WindowView['kind']> {
  view: Extract<WindowView, { kind: K }>;
  language: Language;
}

const Choice = styled.span.withConfig({ componentId: 'site-window-choice' })`
  display: flex;
  align-items: center;
  gap: 14px;
`;

const formatEuro = (cents: number, language: Language): string =>
  formatMoney({ amount: cents, currency: 'EUR' }, language);

/**
 * The form to choose an amount; none is preselected.
 * @spec screen:overlay.payment, feature:pay.top-up
 */
export const TopUpForm = ({ view, language }: FormProps<'top-up'>) => {
  const { guestId, packages, limits, other, recent, formError } = view;
  const intl = useIntl();
  const hint = intl.formatMessage(messages.otherHint, {
    smallest: formatEuro(limits.smallest, language),
    largest: formatEuro(limits.largest, language),
  });
  return (
    <form method="post" noValidate>
      <input type="hidden" name="guest" value={guestId} />
      {recent !== null && (
        <Notice
          tone="success"
          text={intl.formatMessage(messages.recentlyPaid, {
            sum: formatEuro(recent.cents, language),
            time: formatTime(recent.at),
          })}
        />
      )}
      <fieldset>
        <legend className="kit-visually-hidden">{intl.formatMessage(messages.topUp)}</legend>
        {packages.map(({ cents, coins }) => (
          <OptionCard
            key={cents}
            input={{ name: 'cents', value: cents, required: true }}
            end={formatEuro(cents, language)}
          >
            <Choice>
              <CoinMark size={20} />
              <span>{intl.formatMessage(messages.coins, { count: coins / 100 })}</span>
            </Choice>
          </OptionCard>
        ))}
        <OptionCard input={{ name: 'cents', value: 'other', required: true, defaultChecked: other !== '' }} end="€">
          <Choice>
            <CoinMark size={20} />
            {intl.formatMessage(messages.otherAmount)}
          </Choice>
        </OptionCard>
      </fieldset>
      <TextField
        data-part="other"
        label={intl.formatMessage(messages.otherAmount)}
        hint={hint}
        error={formError === 'amount' && other !== '' ? hint : undefined}
        unit="€"
        input={{ name: 'other', inputMode: 'decimal', autoComplete: 'off', defaultValue: other, maxLength: 8 }}
      />
      <Button variant="primary" size="large" type="submit" wide data-part="go-on">
        {intl.formatMessage(messages.goOn)}
      </Button>
      <Button size="large" type="submit" wide unavailable data-part="choose-first">
        {intl.formatMessage(messages.chooseFirst)}
      </Button>
    </form>
  );
};

const Coins = ({ amount, language }: { amount: number; language: Language }) => (
  <>
    <CoinMark />
    {formatCoins(amount, language)}
  </>
);

const methods = [
  ['card', creditCard, messages.card],
  ['bank', bank, messages.bank],
  ['wallet', wallet, messages.wallet],
] as const;

/** The last page before a payment: coins, price, payment method, and a button with the amount. */
export const PayForm = ({ view: { guestId, cents, coins, balanceAfter, key }, language }: FormProps<'pay'>) => {
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
      <fieldset data-part="methods">
        <legend>{intl.formatMessage(messages.how)}</legend>
        {methods.map(([method, icon, label]) => (
          <OptionCard key={method} form="tile" input={{ name: 'method', value: method, required: true }}>
            <Icon path={icon} size={24} />
            {intl.formatMessage(label)}
          </OptionCard>
        ))}
      </fieldset>
      <label data-part="agree">
        <input type="checkbox" name="save" value="1" />
        <span>{intl.formatMessage(messages.save)}</span>
      </label>
      <p data-part="note">{intl.formatMessage(messages.testData)}</p>
      <div data-part="actions">
        <ButtonLink variant="outline" size="large" href={paymentWindowPath(language, 'top-up')}>
          {intl.formatMessage(messages.back)}
        </ButtonLink>
        <Button variant="primary" size="large" type="submit">
          {intl.formatMessage(messages.pay, { sum })}
        </Button>
      </div>
    </form>
  );
};
