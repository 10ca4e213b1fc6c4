import { TextField } from '@lounge/kit/text-field';
import { useIntl } from 'react-intl';
import { formErrorTexts, type FormError } from '../../shared/window/form-errors.ts';
import { messages } from './Accounts.messages.ts';

/** The field of a code of the app. */
export const CodeField = ({
  formError,
  hint,
  hasFocus = true,
}: {
  formError: FormError | null;
  hint?: string;
  hasFocus?: boolean;
}) => {
  const intl = useIntl();
  return (
    <TextField
      label={intl.formatMessage(messages.code)}
      hint={hint}
      error={formError === 'wrongCode' ? intl.formatMessage(formErrorTexts.wrongCode) : undefined}
      input={{ name: 'code', autoComplete: 'one-time-code', required: true, maxLength: 20, autoFocus: hasFocus }}
    />
  );
};
