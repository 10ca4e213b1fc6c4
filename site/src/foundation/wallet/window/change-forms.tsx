import { Button } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import { accountPagePath, pathTo, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { formErrorTexts } from './form-errors.ts';
import { CurrentPassword } from './password-forms.tsx';
import type { WindowView } from './view.ts';
import { messages } from './Window.messages.ts';

type ViewOf<K extends WindowView['kind']> = Extract<WindowView, { kind: K }>;

/** The form that changes the address of the account. */
export const ChangeEmailForm = ({ view: { email, formError } }: { view: ViewOf<'change-email'> }) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      <TextField
        label={intl.formatMessage(messages.newEmail)}
        error={formError === 'email' ? intl.formatMessage(formErrorTexts.email) : undefined}
        input={{
          name: 'email',
          type: 'email',
          autoComplete: 'email',
          required: true,
          defaultValue: email,
          autoFocus: formError !== 'wrongPassword',
        }}
      />
      <CurrentPassword formError={formError} hasFocus={formError === 'wrongPassword'} />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.forgotButton)}
      </Button>
    </form>
  );
};

type PasswordView = ViewOf<'delete-account'> | ViewOf<'export'> | ViewOf<'second-factor'>;

const buttonOf = (view: PasswordView) => {
  if (view.kind === 'export') return messages.exportButton;
  if (view.kind === 'delete-account') return messages.deleteButton;
  return view.isActive ? messages.factorEndButton : messages.goOn;
};

/** A form that asks for nothing but the password: to delete the account, export its data, or switch the second factor. */
export const PasswordForm = ({ view, language }: { view: PasswordView; language: Language }) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      <CurrentPassword formError={view.formError} hasFocus />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(buttonOf(view))}
      </Button>
      {view.kind === 'second-factor' && view.isActive && (
        <p data-part="note">
          <a href={accountPagePath(language, 'recovery-codes')}>{intl.formatMessage(messages.newCodes)}</a>
        </p>
      )}
      <p data-part="note">
        <a href={pathTo('home', language)} target="_top">
          {intl.formatMessage(messages.cancel)}
        </a>
      </p>
    </form>
  );
};
