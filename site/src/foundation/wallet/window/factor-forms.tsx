import { Button, ButtonLink } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import { accountPagePath, pathTo, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { formErrorTexts } from './form-errors.ts';
import { CurrentPassword } from './password-forms.tsx';
import type { FormError, WindowView } from './view.ts';
import { QrCode } from './QrCode.tsx';
import { messages } from './Window.messages.ts';

type ViewOf<K extends WindowView['kind']> = Extract<WindowView, { kind: K }>;

const CodeField = ({
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

/** The second step of a log-in: a code of the app, or a recovery code. */
export const SecondStepForm = ({ view: { token, next, formError } }: { view: ViewOf<'second-step'> }) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      <input type="hidden" name="token" value={token} />
      {next && <input type="hidden" name="next" value={next} />}
      <CodeField formError={formError} hint={intl.formatMessage(messages.codeHint)} />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.logIn)}
      </Button>
    </form>
  );
};

/** The key for the guest's app, and the field of its first code. */
export const FactorKeyForm = ({ view: { secret, uri, formError } }: { view: ViewOf<'factor-key'> }) => {
  const intl = useIntl();
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <form method="post" noValidate>
      <QrCode text={uri} label={intl.formatMessage(messages.factorQr)} />
      <p>
        <code data-part="key">{groups.join(' ')}</code>
      </p>
      <p data-part="note">
        <a href={uri}>{intl.formatMessage(messages.openApp)}</a>
      </p>
      <CodeField formError={formError} />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.factorButton)}
      </Button>
    </form>
  );
};

/** The form that replaces the recovery codes. */
export const NewCodesForm = ({ view: { formError }, language }: { view: ViewOf<'new-codes'>; language: Language }) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate action={accountPagePath(language, 'recovery-codes')}>
      <CurrentPassword formError={formError} hasFocus={formError !== 'wrongCode'} />
      <CodeField formError={formError} hasFocus={formError === 'wrongCode'} />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.newCodesButton)}
      </Button>
      <p data-part="note">
        <a href={pathTo('home', language)} target="_top">
          {intl.formatMessage(messages.cancel)}
        </a>
      </p>
    </form>
  );
};

/** The recovery codes, which are shown once. */
export const RecoveryCodes = ({
  view: { codes },
  language,
}: {
  view: ViewOf<'recovery-codes'>;
  language: Language;
}) => (
  <>
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <ButtonLink variant="primary" size="large" wide href={pathTo('home', language)} target="_top">
      {useIntl().formatMessage(messages.done)}
    </ButtonLink>
  </>
);
