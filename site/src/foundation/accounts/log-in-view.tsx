import { Button } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import { accountPagePath, type PaymentView } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { formErrorTexts } from '../../shared/window/form-errors.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { EmailField } from './EmailField.tsx';
import { NextField, withNext } from './next-view.tsx';

/** Data of the view `log-in`. */
export interface LogInView {
  readonly kind: 'log-in';
  readonly email: string;
  readonly next: PaymentView | null;
}

/** The form that logs in. @spec screen:overlay.login, component:LoginForm, feature:account.login */
const LogInForm = ({ view: { email, next, formError }, language }: ViewProps<LogInView>) => {
  const intl = useIntl();
  const isNoEmail = formError === 'email';
  return (
    <form method="post" noValidate>
      <NextField next={next} />
      <EmailField
        label={intl.formatMessage(messages.email)}
        email={email}
        autoComplete="username"
        error={isNoEmail ? intl.formatMessage(formErrorTexts.email) : undefined}
        hasFocus={email === '' || isNoEmail}
      />
      <TextField
        label={intl.formatMessage(messages.password)}
        input={{
          name: 'password',
          type: 'password',
          autoComplete: 'current-password',
          required: true,
          autoFocus: formError !== null && !isNoEmail,
        }}
      />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.logIn)}
      </Button>
      <p data-part="note">
        <a href={accountPagePath(language, 'forgot')}>{intl.formatMessage(messages.forgot)}</a>
      </p>
      <p data-part="note">
        {intl.formatMessage(messages.noAccount)}{' '}
        <a href={withNext(language, 'sign-up', next)}>{intl.formatMessage(messages.signUp)}</a>
      </p>
    </form>
  );
};

/** The log-in. */
export const logInView = defineView<LogInView>({
  kind: 'log-in',
  title: windowTitles.account,
  heading: [messages.logIn, messages.logInLead],
  Content: LogInForm,
});
