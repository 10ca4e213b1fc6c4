import { Button } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { Done, DoneLink } from '../../shared/window/DoneLink.tsx';
import { formErrorTexts, type FormError } from '../../shared/window/form-errors.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';

/** Data of the views of a mailed link. */
export interface MailedLink {
  readonly kind: 'verify' | 'confirm-email';
  readonly token: string;
  /** Whether the visitor is not logged in to the account that the link belongs to. */
  readonly needsPassword: boolean;
}

/** Data of the view `verify`. */
export interface VerifyView extends MailedLink {
  readonly kind: 'verify';
}

/** Data of the view `confirm-email`. */
export interface ConfirmEmailView extends MailedLink {
  readonly kind: 'confirm-email';
}

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
const MailedLinkForm = ({ view: { token, needsPassword, formError } }: ViewProps<MailedLink>) => (
  <form method="post" noValidate>
    <input type="hidden" name="token" value={token} />
    {needsPassword && <AccountPassword formError={formError} />}
    <Button variant="primary" size="large" type="submit" wide>
      {useIntl().formatMessage(messages.verifyButton)}
    </Button>
  </form>
);

/** A link that verifies the address of an account. */
export const verifyView = defineView<VerifyView>({
  kind: 'verify',
  title: windowTitles.account,
  heading: ({ needsPassword }) => [messages.verify, needsPassword ? messages.provePassword : messages.verifyText],
  Content: MailedLinkForm,
});

/** The end of verifying an address. */
export const verifiedView = defineView<{ readonly kind: 'verified' }>({
  kind: 'verified',
  title: windowTitles.account,
  heading: [messages.verified, messages.verifiedText],
  Content: Done,
});

/** A link that changes the address of an account. */
export const confirmEmailView = defineView<ConfirmEmailView>({
  kind: 'confirm-email',
  title: windowTitles.account,
  heading: ({ needsPassword }) => [
    messages.confirmEmail,
    needsPassword ? messages.provePassword : messages.confirmEmailText,
  ],
  Content: MailedLinkForm,
});

/** The end of changing an address. */
export const emailChangedView = defineView<{ readonly kind: 'email-changed' }>({
  kind: 'email-changed',
  title: windowTitles.account,
  heading: [messages.emailChanged, messages.emailChangedText],
  Content: Done,
});

/** A link that was used, or has expired. */
export const linkInvalidView = defineView<{ readonly kind: 'link-invalid' }>({
  kind: 'link-invalid',
  title: windowTitles.account,
  heading: [messages.notVerified, messages.notVerifiedText],
  Content: DoneLink,
});
