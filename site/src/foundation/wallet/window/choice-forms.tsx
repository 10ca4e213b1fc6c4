import { Button } from '@lounge/kit/button';
import { OptionCard } from '@lounge/kit/option-card';
import { useIntl } from 'react-intl';
import type { AccountChoice, WindowView } from './view.ts';
import { messages } from './Window.messages.ts';

/** Several accounts with one address, named by the day they were made and their coins. None is preselected. */
export const AccountChoices = ({
  choices,
  chosen = '',
}: {
  choices: readonly (AccountChoice & { readonly value: string })[];
  chosen?: string;
}) => {
  const intl = useIntl();
  return (
    <fieldset>
      <legend>{intl.formatMessage(messages.whichAccount)}</legend>
      {choices.map(({ value, createdAt, coins }) => (
        <OptionCard
          key={value}
          input={{ name: 'account', value, required: true, defaultChecked: value === chosen }}
          end={intl.formatMessage(messages.coins, { count: coins / 100 })}
        >
          {intl.formatMessage(messages.madeAt, {
            at: intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </OptionCard>
      ))}
    </fieldset>
  );
};

/** The step of a log-in whose password opens several accounts. */
export const ChooseAccountForm = ({
  view: { choices, next },
}: {
  view: Extract<WindowView, { kind: 'choose-account' }>;
}) => (
  <form method="post" noValidate>
    {next && <input type="hidden" name="next" value={next} />}
    <AccountChoices choices={choices.map(({ token: value, ...choice }) => ({ ...choice, value }))} />
    <Button variant="primary" size="large" type="submit" wide>
      {useIntl().formatMessage(messages.logIn)}
    </Button>
  </form>
);
