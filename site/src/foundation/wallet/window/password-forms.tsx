import { Button, ButtonLink } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import { accountPagePath, paymentWindowPath, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { AccountChoices } from './choice-forms.tsx';
import { formErrorTexts, passwordErrors } from './form-errors.ts';
import type { FormError, WindowView } from './view.ts';
import { messages } from './Window.messages.ts';

interface FormProps<K extends WindowView['kind']> {
  view: Extract<WindowView, { kind: K }>;
  language: Language;
}

/** The field of a new password, with the error that concerns it. */
const NewPassword = ({ formError, isFirst }: { formError: FormError | null; isFirst: boolean }) => {
  const intl = useIntl();
  const isWrong = formError !== null && passwordErrors.includes(formError);
  return (
    <TextField
      label={intl.formatMessage(messages.newPassword)}
      hint={intl.formatMessage(messages.passwordHint)}
      error={isWrong ? intl.formatMessage(formErrorTexts[formError]) : undefined}
      input={{
        name: 'password',
        type: 'password',
        autoComplete: 'new-password',
        minLength: 8,
        required: true,
        autoFocus: isFirst || isWrong,
      }}
    />
  );
};

/** The field of the current password, which proves that the guest is at the device. */
export const CurrentPassword = ({ formError, hasFocus }: { formError: FormError | null; hasFocus: boolean }) => {
  const intl = useIntl();
  return (
    <TextField
      label={intl.formatMessage(messages.currentPassword)}
      error={formError === 'wrongPassword' ? intl.formatMessage(formErrorTexts.wrongPassword) : undefined}
      input={{
        name: 'current',
        type: 'password',
        autoComplete: 'current-password',
        required: true,
        autoFocus: hasFocus,
      }}
    />
  );
};

/** The form that requests a link to reset a password. */
export const ForgotForm = ({ view: { email }, language }: FormProps<'forgot'>) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      <TextField
        label={intl.formatMessage(messages.email)}
        input={{
          name: 'email',
          type: 'email',
          autoComplete: 'username',
          required: true,
          defaultValue: email,
          autoFocus: true,
        }}
      />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.forgotButton)}
      </Button>
      <p data-part="note">
        <a href={paymentWindowPath(language, 'log-in')}>{intl.formatMessage(messages.logIn)}</a>
      </p>
    </form>
  );
};

/** The form of a mailed link that sets a new password. */
export const ResetForm = ({ view: { token, choices, chosen, formError } }: Pick<FormProps<'reset'>, 'view'>) => (
  <form method="post" noValidate>
    <input type="hidden" name="token" value={token} />
    {choices.length > 0 && <AccountChoices choices={choices} chosen={chosen} />}
    <NewPassword formError={formError} isFirst={choices.length === 0} />
    <Button variant="primary" size="large" type="submit" wide>
      {useIntl().formatMessage(messages.savePassword)}
    </Button>
  </form>
);

/** The form that changes the password of a guest who is logged in. */
export const ChangePasswordForm = ({ view: { formError }, language }: FormProps<'change-password'>) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      <CurrentPassword formError={formError} hasFocus={formError === null || !passwordErrors.includes(formError)} />
      <NewPassword formError={formError} isFirst={false} />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.savePassword)}
      </Button>
      <p data-part="note">
        <a href={accountPagePath(language, 'forgot')}>{intl.formatMessage(messages.forgot)}</a>
      </p>
    </form>
  );
};

/** Links to the log-in. */
export const LogInLink = ({ language }: { language: Language }) => (
  <ButtonLink variant="primary" size="large" wide href={paymentWindowPath(language, 'log-in')}>
    {useIntl().formatMessage(messages.logIn)}
  </ButtonLink>
);
