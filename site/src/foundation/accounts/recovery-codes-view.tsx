import { Button } from '@lounge/kit/button';
import { accountPagePath } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { CancelLink } from '../../shared/window/CancelLink.tsx';
import { DoneLink } from '../../shared/window/DoneLink.tsx';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { CodeField } from './CodeField.tsx';
import { CurrentPassword } from './password-fields.tsx';

/** Data of the view `recovery-codes`. */
export interface RecoveryCodesView {
  readonly kind: 'recovery-codes';
  readonly codes: readonly string[];
}

/** Data of the view `new-codes`. */
export interface NewCodesView {
  readonly kind: 'new-codes';
}

/** The form that replaces the recovery codes. */
const NewCodesForm = ({ view: { formError }, language }: ViewProps<NewCodesView>) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate action={accountPagePath(language, 'recovery-codes')}>
      <CurrentPassword formError={formError} hasFocus={formError !== 'wrongCode'} />
      <CodeField formError={formError} hasFocus={formError === 'wrongCode'} />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.newCodesButton)}
      </Button>
      <CancelLink language={language} />
    </form>
  );
};

/** The recovery codes, which are shown once. */
const RecoveryCodes = ({ view: { codes }, language }: ViewProps<RecoveryCodesView>) => (
  <>
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <DoneLink language={language} />
  </>
);

/** The recovery codes, which are shown once. */
export const recoveryCodesView = defineView<RecoveryCodesView>({
  kind: 'recovery-codes',
  title: windowTitles.account,
  heading: [messages.recoveryCodes, messages.recoveryCodesText],
  Content: RecoveryCodes,
});

/** The form that replaces the recovery codes. */
export const newCodesView = defineView<NewCodesView>({
  kind: 'new-codes',
  title: windowTitles.account,
  heading: [messages.newCodes, messages.newCodesText],
  Content: NewCodesForm,
});
