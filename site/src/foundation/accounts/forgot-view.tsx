import { Button } from '@lounge/kit/button';
import { paymentWindowPath } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { Done } from '../../shared/window/DoneLink.tsx';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { EmailField } from './EmailField.tsx';

/** Data of the view `forgot`. */
export interface ForgotView {
  readonly kind: 'forgot';
  readonly email: string;
}

/** The form that requests a link to reset a password. */
const ForgotForm = ({ view: { email }, language }: ViewProps<ForgotView>) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      <EmailField label={intl.formatMessage(messages.email)} email={email} autoComplete="username" hasFocus />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.forgotButton)}
      </Button>
      <p data-part="note">
        <a href={paymentWindowPath(language, 'log-in')}>{intl.formatMessage(messages.logIn)}</a>
      </p>
    </form>
  );
};

/** The form that requests a link to reset a password. */
export const forgotView = defineView<ForgotView>({
  kind: 'forgot',
  title: windowTitles.account,
  heading: [messages.forgot, messages.forgotText],
  Content: ForgotForm,
});

/** The same for every address, so that it reveals none. */
export const forgotSentView = defineView<{ readonly kind: 'forgot-sent' }>({
  kind: 'forgot-sent',
  title: windowTitles.account,
  heading: [messages.forgotSent, messages.forgotSentText],
  Content: Done,
});
