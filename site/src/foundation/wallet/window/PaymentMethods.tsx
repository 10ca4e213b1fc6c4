import { Icon } from '@lounge/kit/icon';
import { bank, creditCard, wallet } from '@lounge/kit/icons';
import { OptionCard } from '@lounge/kit/option-card';
import { useIntl } from 'react-intl';
import { paymentMessages as messages } from './Payment.messages.ts';

const methods = [
  ['card', creditCard, messages.card],
  ['bank', bank, messages.bank],
  ['wallet', wallet, messages.wallet],
] as const;

/** The field of the payment method; none is preselected. */
export const PaymentMethods = () => {
  const intl = useIntl();
  return (
    <fieldset data-part="methods">
      <legend>{intl.formatMessage(messages.how)}</legend>
      {methods.map(([method, icon, label]) => (
        <OptionCard key={method} form="tile" input={{ name: 'method', value: method, required: true }}>
          <Icon path={icon} size={24} />
          {intl.formatMessage(label)}
        </OptionCard>
      ))}
    </fieldset>
  );
};
