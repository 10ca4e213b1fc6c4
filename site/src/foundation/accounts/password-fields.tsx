import { TextField } from '@lounge/kit/text-field';
import { useIntl } from 'react-intl';
import { formErrorTexts, passwordErrors, type FormError } from '../../shared/window/form-errors.ts';
import { messages } from './Accounts.messages.ts';

/** The field of a new password, with the error that concerns it. */
export const NewPassword = ({ formError, isFirst }: { formError: FormError | null; isFirst: boolean }) => {
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
