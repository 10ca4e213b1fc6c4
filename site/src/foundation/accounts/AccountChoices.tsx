import { useKit } from '@lounge/kit/kit-provider';
import { OptionCard } from '@lounge/kit/option-card';
import { formatDateTime } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { windowMessages } from '../../shared/window/Window.messages.ts';
import { messages } from './Accounts.messages.ts';

/** One of several accounts with an address. */
export interface AccountChoice {
  readonly createdAt: string;
  /** In hundredths. */
  readonly coins: number;
}

/** Several accounts with one address, named by the day they were made and their coins. None is preselected. */
export const AccountChoices = ({
  choices,
  chosen = '',
}: {
  choices: readonly (AccountChoice & { readonly value: string })[];
  chosen?: string;
}) => {
  const intl = useIntl();
  const { language, timeZone } = useKit();
  return (
    <fieldset>
      <legend>{intl.formatMessage(messages.whichAccount)}</legend>
      {choices.map(({ value, createdAt, coins }) => (
        <OptionCard
          key={value}
          input={{ name: 'account', value, required: true, defaultChecked: value === chosen }}
          end={intl.formatMessage(windowMessages.coins, { count: coins / 100 })}
        >
          {intl.formatMessage(messages.madeAt, {
            at: formatDateTime(createdAt, language, timeZone),
          })}
        </OptionCard>
      ))}
    </fieldset>
  );
};
