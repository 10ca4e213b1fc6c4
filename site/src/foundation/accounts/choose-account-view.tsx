import { Button } from '@lounge/kit/button';
import type { PaymentView } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { AccountChoices, type AccountChoice } from './AccountChoices.tsx';
import { messages } from './Accounts.messages.ts';
import { NextField } from './next-view.tsx';

/** Data of the view `choose-account`. */
export interface ChooseAccountView {
  readonly kind: 'choose-account';
  readonly choices: readonly (AccountChoice & { readonly token: string })[];
  readonly next: PaymentView | null;
}

/** The step of a log-in whose password opens several accounts. */
const ChooseAccountForm = ({ view: { choices, next } }: ViewProps<ChooseAccountView>) => (
  <form method="post" noValidate>
    <NextField next={next} />
    <AccountChoices choices={choices.map(({ token: value, ...choice }) => ({ ...choice, value }))} />
    <Button variant="primary" size="large" type="submit" wide>
      {useIntl().formatMessage(messages.logIn)}
    </Button>
  </form>
);

/** The choice of an account. */
export const chooseAccountView = defineView<ChooseAccountView>({
  kind: 'choose-account',
  title: windowTitles.account,
  heading: [messages.chooseAccount, messages.chooseAccountText],
  Content: ChooseAccountForm,
});
