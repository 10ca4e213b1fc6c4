import { Button, ButtonLink } from '@lounge/kit/button';
import { paymentWindowPath, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { DoneMark } from '../../shared/window/DoneLink.tsx';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { AccountChoices, type AccountChoice } from './AccountChoices.tsx';
import { messages } from './Accounts.messages.ts';
import { NewPassword } from './password-fields.tsx';

/** Data of the view `reset`. */
export interface ResetView {
  readonly kind: 'reset';
  readonly token: string;
  /** Empty if the link resets one account only. */
  readonly choices: readonly (AccountChoice & { readonly value: string })[];
  readonly chosen: string;
}

/** The form of a mailed link that sets a new password. */
const ResetForm = ({ view: { token, choices, chosen, formError } }: ViewProps<ResetView>) => (
  <form method="post" noValidate>
    <input type="hidden" name="token" value={token} />
    {choices.length > 0 && <AccountChoices choices={choices} chosen={chosen} />}
    <NewPassword formError={formError} isFirst={choices.length === 0} />
    <Button variant="primary" size="large" type="submit" wide>
      {useIntl().formatMessage(messages.savePassword)}
    </Button>
  </form>
);

/** Links to the log-in. */
const LogInLink = ({ language }: { language: Language }) => (
  <>
    <DoneMark />
    <ButtonLink variant="primary" size="large" wide href={paymentWindowPath(language, 'log-in')}>
      {useIntl().formatMessage(messages.logIn)}
    </ButtonLink>
  </>
);

/** The form of a mailed link that sets a new password. */
export const resetView = defineView<ResetView>({
  kind: 'reset',
  title: windowTitles.account,
  heading: [messages.reset, messages.resetText],
  Content: ResetForm,
});

/** The end of resetting a password. */
export const passwordResetView = defineView<{ readonly kind: 'password-reset' }>({
  kind: 'password-reset',
  title: windowTitles.account,
  heading: [messages.passwordReset, messages.passwordResetText],
  Content: LogInLink,
});
