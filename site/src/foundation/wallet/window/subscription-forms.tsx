import { Button } from '@lounge/kit/button';
import { Icon } from '@lounge/kit/icon';
import { bank, creditCard, wallet } from '@lounge/kit/icons';
import { OptionCard } from '@lounge/kit/option-card';
import { formatMoney, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import type { WindowView } from './view.ts';
import { messages } from './Window.messages.ts';

const methods = [
  ['card', creditCard, messages.card],
  ['bank', bank, messages.bank],
  ['wallet', wallet, messages.wallet],
] as const;

/** The last page before a subscription starts: its price, the payment method, and a button that names the sum. */
export const SubscribeForm = ({
  view: { guestId, cents, isFree, key },
  language,
}: {
  view: Extract<WindowView, { kind: 'subscribe' }>;
  language: Language;
}) => {
  const intl = useIntl();
  const sum = formatMoney({ amount: cents, currency: 'EUR' }, language);
  const first = formatMoney({ amount: isFree ? 0 : cents, currency: 'EUR' }, language);
  return (
    <form method="post" noValidate>
      <input type="hidden" name="guest" value={guestId} />
      <input type="hidden" name="cents" value={isFree ? 0 : cents} />
      <input type="hidden" name="key" value={key} />
      <dl>
        <div data-total="">
          <dt>{intl.formatMessage(messages.monthRow)}</dt>
          <dd>{first}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage(messages.nextRow)}</dt>
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
      <p data-part="note">{intl.formatMessage(isFree ? messages.keepPlanNote : messages.methodSaved)}</p>
      <Button variant="primary" size="large" type="submit" wide>
        {isFree ? intl.formatMessage(messages.keepPlan) : intl.formatMessage(messages.startFor, { sum })}
      </Button>
    </form>
  );
};
