import { ButtonLink } from '@lounge/kit/button';
import { paymentWindowPath, type PaymentView } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { DoneLink } from '../../shared/window/DoneLink.tsx';
import { windowMessages } from '../../shared/window/Window.messages.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';

/** Data of the view `logged-in`. */
export interface LoggedInView {
  readonly kind: 'logged-in';
  readonly hasSignedUp?: boolean;
}

/** Data of the view `deletion-cancelled`. */
export interface DeletionCancelledView {
  readonly kind: 'deletion-cancelled';
  readonly next: PaymentView | null;
}

/** Data of the view `account-locked`. */
export interface AccountLockedView {
  readonly kind: 'account-locked';
}

/** Continues to the view that needed the log-in, if there is one. */
const GoOn = ({ view: { next }, language }: ViewProps<DeletionCancelledView>) => {
  const intl = useIntl();
  if (next === null) return <DoneLink language={language} />;
  return (
    <ButtonLink variant="primary" size="large" wide href={`${paymentWindowPath(language, next)}?begun=1`}>
      {intl.formatMessage(windowMessages.goOn)}
    </ButtonLink>
  );
};

/** The end of a log-in or a sign-up. */
export const loggedInView = defineView<LoggedInView>({
  kind: 'logged-in',
  title: windowTitles.account,
  heading: ({ hasSignedUp }) => [
    messages.loggedIn,
    hasSignedUp === true ? messages.signedUpText : messages.loggedInText,
  ],
  framedLead: messages.loggedInFramed,
  Content: ({ language }) => <DoneLink language={language} data-part="alone" />,
});

/** The end of a log-in to a locked account: what it can still do, before anything is pressed in vain. @spec component:LoginForm */
export const accountLockedView = defineView<AccountLockedView>({
  kind: 'account-locked',
  title: windowTitles.account,
  heading: [messages.accountLocked, messages.accountLockedText],
  Content: ({ language }) => <DoneLink language={language} />,
});

/** The end of a log-in that keeps an account from being deleted. */
export const deletionCancelledView = defineView<DeletionCancelledView>({
  kind: 'deletion-cancelled',
  title: windowTitles.account,
  heading: [messages.deletionCancelled, messages.deletionCancelledText],
  Content: GoOn,
});
