import { Button } from '@lounge/kit/button';
import { accountPagePath } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { CancelLink } from '../../shared/window/CancelLink.tsx';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { Done } from '../../shared/window/DoneLink.tsx';
import { passwordErrors } from '../../shared/window/form-errors.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { CurrentPassword, NewPassword } from './password-fields.tsx';

/** Data of the view `change-password`. */
export interface ChangePasswordView {
  readonly kind: 'change-password';
}

/** The form that changes the password of a guest who is logged in. */
const ChangePasswordForm = ({ view: { formError }, language }: ViewProps<ChangePasswordView>) => {
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
      <CancelLink language={language} />
    </form>
  );
};

/** The form that changes the password. */
export const changePasswordView = defineView<ChangePasswordView>({
  kind: 'change-password',
  title: windowTitles.account,
  heading: [messages.changePassword, messages.changePasswordText],
  Content: ChangePasswordForm,
});

/** The end of changing a password. */
export const passwordChangedView = defineView<{ readonly kind: 'password-changed' }>({
  kind: 'password-changed',
  title: windowTitles.account,
  heading: [messages.passwordChanged, messages.passwordChangedText],
  Content: Done,
});
