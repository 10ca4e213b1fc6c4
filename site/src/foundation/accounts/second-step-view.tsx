import { Button } from '@lounge/kit/button';
import type { PaymentView } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { CodeField } from './CodeField.tsx';
import { NextField } from './next-view.tsx';

/** Data of the view `second-step`. */
export interface SecondStepView {
  readonly kind: 'second-step';
  readonly token: string;
  readonly next: PaymentView | null;
}

/** The second step of a log-in: a code of the app, or a recovery code. */
const SecondStepForm = ({ view: { token, next, formError } }: ViewProps<SecondStepView>) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      <input type="hidden" name="token" value={token} />
      <NextField next={next} />
      <CodeField formError={formError} hint={intl.formatMessage(messages.codeHint)} />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.logIn)}
      </Button>
    </form>
  );
};

/** The second step of a log-in. */
export const secondStepView = defineView<SecondStepView>({
  kind: 'second-step',
  title: windowTitles.account,
  heading: [messages.secondStep, messages.secondStepText],
  Content: SecondStepForm,
});
