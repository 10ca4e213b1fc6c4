import { Button } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import { useIntl } from 'react-intl';
import { formErrorTexts } from './form-errors.ts';
import type { FormError, WindowView } from './view.ts';
import { messages } from './Window.messages.ts';

/** The field of the password of the account that a mailed link belongs to. */
const AccountPassword = ({ formError }: { formError: FormError | null }) => {
  const intl = useIntl();
  return (
    <TextField
      label={intl.formatMessage(messages.password)}
      error={formError === 'wrongPassword' ? intl.formatMessage(formErrorTexts.wrongPassword) : undefined}
      input={{ name: 'current', type: 'password', autoComplete: 'current-password', required: true, autoFocus: true }}
    />
  );
};

/**
 * The form of a mailed link that verifies an address, or changes it. Opening the link changes nothing, as scanners of mails open links too;
 * without a session of its account the password is needed.
 */
export const VerifyForm = ({
  view: { token, needsPassword, formError },
}: {
  view: Extract<WindowView, { kind: 'verify' | 'confirm-email' }>;
}) => (
  <form method="post" noValidate>
    <input type="hidden" name="token" value={token} />
    {needsPassword && <AccountPassword formError={formError} />}
    <Button variant="primary" size="large" type="submit" wide>
      {useIntl().formatMessage(messages.verifyButton)}
    </Button>
  </form>
);
