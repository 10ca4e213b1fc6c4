import { accountPagePath } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { Done } from '../../shared/window/DoneLink.tsx';
import { windowMessages } from '../../shared/window/Window.messages.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Data of the view `second-factor`. */
export interface SecondFactorView {
  readonly kind: 'second-factor';
  readonly isActive: boolean;
}

const SecondFactorForm = ({ view: { isActive, formError }, language }: ViewProps<SecondFactorView>) => {
  const intl = useIntl();
  const button = isActive ? messages.factorEndButton : windowMessages.goOn;
  return (
    <PasswordForm formError={formError} button={button} language={language}>
      {isActive && (
        <p data-part="note">
          <a href={accountPagePath(language, 'recovery-codes')}>{intl.formatMessage(messages.newCodes)}</a>
        </p>
      )}
    </PasswordForm>
  );
};

/** Switches the second factor on or off. */
export const secondFactorView = defineView<SecondFactorView>({
  kind: 'second-factor',
  title: windowTitles.account,
  heading: ({ isActive }) =>
    isActive ? [messages.factorEnd, messages.factorEndText] : [messages.secondFactor, messages.secondFactorText],
  Content: SecondFactorForm,
});

/** The end of switching the second factor off. */
export const factorOffView = defineView<{ readonly kind: 'factor-off' }>({
  kind: 'factor-off',
  title: windowTitles.account,
  heading: [messages.factorOff, messages.factorOffText],
  Content: Done,
});
