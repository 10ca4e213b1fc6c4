import { Button } from '@lounge/kit/button';
import { useIntl } from 'react-intl';
import { CancelLink } from '../../shared/window/CancelLink.tsx';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { Done } from '../../shared/window/DoneLink.tsx';
import { formErrorTexts } from '../../shared/window/form-errors.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { EmailField } from './EmailField.tsx';
import { CurrentPassword } from './password-fields.tsx';

/** Data of the view `change-email`. */
export interface ChangeEmailView {
  readonly kind: 'change-email';
  readonly email: string;
}

/** The form that changes the address of the account. */
const ChangeEmailForm = ({ view: { email, formError }, language }: ViewProps<ChangeEmailView>) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      <EmailField
        label={intl.formatMessage(messages.newEmail)}
        email={email}
        autoComplete="email"
        error={formError === 'email' ? intl.formatMessage(formErrorTexts.email) : undefined}
        hasFocus={formError !== 'wrongPassword'}
      />
      <CurrentPassword formError={formError} hasFocus={formError === 'wrongPassword'} />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.forgotButton)}
      </Button>
      <CancelLink language={language} />
    </form>
  );
};

/** The form that changes the address of the account. */
export const changeEmailView = defineView<ChangeEmailView>({
  kind: 'change-email',
  title: windowTitles.account,
  heading: [messages.changeEmail, messages.changeEmailText],
  Content: ChangeEmailForm,
});

/** The same for every address, so that it reveals none. */
export const emailSentView = defineView<{ readonly kind: 'email-sent' }>({
  kind: 'email-sent',
  title: windowTitles.account,
  heading: [messages.emailSent, messages.emailSentText],
  Content: Done,
});
