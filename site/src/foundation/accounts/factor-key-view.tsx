import { Button } from '@lounge/kit/button';
import { useIntl } from 'react-intl';
import { CancelLink } from '../../shared/window/CancelLink.tsx';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { CodeField } from './CodeField.tsx';
import { QrCode } from './QrCode.tsx';

/** Data of the view `factor-key`. */
export interface FactorKeyView {
  readonly kind: 'factor-key';
  readonly secret: string;
  readonly uri: string;
}

/** The key for the guest's app, and the field of its first code. */
const FactorKeyForm = ({ view: { secret, uri, formError }, language }: ViewProps<FactorKeyView>) => {
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
      <CancelLink language={language} />
    </form>
  );
};

/** The key of a second factor. */
export const factorKeyView = defineView<FactorKeyView>({
  kind: 'factor-key',
  title: windowTitles.account,
  heading: [messages.factorKey, messages.factorKeyText],
  Content: FactorKeyForm,
});
