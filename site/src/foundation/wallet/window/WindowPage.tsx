import { ButtonLink } from '@lounge/kit/button';
import { KitProvider } from '@lounge/kit/kit-provider';
import { formatCoins, formatDateTime, formatDay, pathTo, paymentWindowPath, type Language } from '@lounge/locale';
import { RawIntlProvider, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { App } from '../../../shared/app-context.ts';
import { LogInForm, SignUpForm } from './account-forms.tsx';
import { AgeCheckForm, AgeResult, AgeWays, BankForm, PinCodeForm, PinNumberForm } from './age-check-forms.tsx';
import { ChangeEmailForm, PasswordForm } from './change-forms.tsx';
import { ChangePasswordForm, ForgotForm, LogInLink, ResetForm } from './password-forms.tsx';
import { ChooseAccountForm } from './choice-forms.tsx';
import { FactorKeyForm, NewCodesForm, RecoveryCodes, SecondStepForm } from './factor-forms.tsx';
import { VerifyForm } from './link-forms.tsx';
import { PayForm, TopUpForm } from './payment-forms.tsx';
import { SubscribeForm } from './subscription-forms.tsx';
import type { WindowView } from './view.ts';
import { messages } from './Window.messages.ts';
import { WindowFrame } from './WindowFrame.tsx';
import { WindowSurround } from './WindowSurround.tsx';

type Heading = readonly [title: MessageDescriptor, lead: MessageDescriptor];

/** Views whose content has its own heading. */
type Headed = 'age-ways' | 'age-checked' | 'pin-number' | 'pin-code';

/** The headings of the views; `second-factor` and the bank have one for each state. */
const headings: Readonly<
  Record<Exclude<WindowView['kind'], Headed | 'age-bank' | 'second-factor' | 'subscribe' | 'payment-stopped'>, Heading>
> = {
  'log-in': [messages.logIn, messages.logInLead],
  'sign-up': [messages.signUp, messages.signUpLead],
  'top-up': [messages.topUp, messages.topUpLead],
  pay: [messages.check, messages.checkLead],
  'age-check': [messages.ageCheck, messages.ageCheckLead],
  'logged-in': [messages.loggedIn, messages.loggedInText],
  paid: [messages.paid, messages.paidText],
  subscribed: [messages.subscribed, messages.subscribedText],
  verify: [messages.verify, messages.verifyText],
  verified: [messages.verified, messages.verifiedText],
  'link-invalid': [messages.notVerified, messages.notVerifiedText],
  forgot: [messages.forgot, messages.forgotText],
  'forgot-sent': [messages.forgotSent, messages.forgotSentText],
  reset: [messages.reset, messages.resetText],
  'password-reset': [messages.passwordReset, messages.passwordResetText],
  'change-password': [messages.changePassword, messages.changePasswordText],
  'password-changed': [messages.passwordChanged, messages.passwordChangedText],
  'change-email': [messages.changeEmail, messages.changeEmailText],
  'email-sent': [messages.emailSent, messages.emailSentText],
  'confirm-email': [messages.confirmEmail, messages.confirmEmailText],
  'email-changed': [messages.emailChanged, messages.emailChangedText],
  'delete-account': [messages.deleteAccount, messages.deleteAccountText],
  'deletion-planned': [messages.deletionPlanned, messages.deletionPlannedText],
  'deletion-cancelled': [messages.deletionCancelled, messages.deletionCancelledText],
  'choose-account': [messages.chooseAccount, messages.chooseAccountText],
  'second-step': [messages.secondStep, messages.secondStepText],
  'factor-key': [messages.factorKey, messages.factorKeyText],
  'recovery-codes': [messages.recoveryCodes, messages.recoveryCodesText],
  'new-codes': [messages.newCodes, messages.newCodesText],
  'factor-off': [messages.factorOff, messages.factorOffText],
  export: [messages.export, messages.exportText],
};

const isHeaded = (view: WindowView): view is Extract<WindowView, { kind: Headed }> =>
  ['age-ways', 'age-checked', 'pin-number', 'pin-code'].includes(view.kind);

const headingOf = (view: WindowView): Heading | null => {
  if (view.kind === 'subscribe')
    return [view.product === 'vip' ? messages.subscribeVip : messages.subscribeTv, messages.subscribeLead];
  if (view.kind === 'logged-in' && view.hasSignedUp === true) return [messages.loggedIn, messages.signedUpText];
  if (view.kind === 'payment-stopped')
    return view.reason === 'paused'
      ? [messages.stopped, messages.stoppedText]
      : [messages.stoppedLocked, messages.stoppedLockedText];
  if (isHeaded(view)) return null;
  if (view.kind === 'age-bank')
    return view.check === null ? [messages.bankTitle, messages.bankLead] : [messages.bankPage, messages.bankPageLead];
  if (view.kind === 'verify' && view.needsPassword) return [messages.verify, messages.provePassword];
  if (view.kind === 'confirm-email' && view.needsPassword) return [messages.confirmEmail, messages.provePassword];
  if (view.kind !== 'second-factor') return headings[view.kind];
  return view.isActive
    ? [messages.factorEnd, messages.factorEndText]
    : [messages.secondFactor, messages.secondFactorText];
};

const valuesOf = (view: WindowView, intl: IntlShape, language: Language): Record<string, string> => {
  if (view.kind === 'paid')
    return { coins: formatCoins(view.coins, language), balance: formatCoins(view.balance, language) };
  if (view.kind === 'payment-stopped') return { date: view.until === null ? '' : formatDateTime(view.until, language) };
  if (view.kind === 'subscribed') return { date: formatDay(view.until ?? 0, language) };
  return view.kind === 'deletion-planned' ? { date: intl.formatDate(view.at, { dateStyle: 'long' }) } : {};
};

/** Links to the site where the window is a page of its own, and closes the window where it is framed. */
const Done = ({ language, ...rest }: { language: Language; 'data-part'?: string }) => (
  <ButtonLink variant="primary" size="large" wide href={pathTo('home', language)} target="_top" data-close="" {...rest}>
    {useIntl().formatMessage(messages.done)}
  </ButtonLink>
);

/** The actions that a break leaves possible, and the way back. */
const StoppedNote = ({ reason, language }: { reason: 'locked' | 'paused'; language: Language }) => {
  const intl = useIntl();
  return (
    <>
      {reason === 'paused' && <p>{intl.formatMessage(messages.stoppedRest)}</p>}
      <Done language={language} />
    </>
  );
};

/** Continues to the view that needed the log-in, if there is one. */
const GoOn = ({
  view: { next },
  language,
}: {
  view: Extract<WindowView, { kind: 'deletion-cancelled' }>;
  language: Language;
}) => {
  const intl = useIntl();
  if (next === null) return <Done language={language} />;
  return (
    <ButtonLink variant="primary" size="large" wide href={`${paymentWindowPath(language, next)}?begun=1`}>
      {intl.formatMessage(messages.goOn)}
    </ButtonLink>
  );
};

const Content = ({ view, language }: { view: WindowView; language: Language }) => {
  switch (view.kind) {
    case 'log-in':
      return <LogInForm view={view} language={language} />;
    case 'sign-up':
      return <SignUpForm view={view} language={language} />;
    case 'top-up':
      return <TopUpForm view={view} language={language} />;
    case 'pay':
      return <PayForm view={view} language={language} />;
    case 'age-check':
      return <AgeCheckForm view={view} language={language} />;
    case 'age-ways':
      return <AgeWays view={view} language={language} />;
    case 'pin-number':
      return <PinNumberForm view={view} language={language} />;
    case 'pin-code':
      return <PinCodeForm view={view} language={language} />;
    case 'age-bank':
      return <BankForm view={view} language={language} />;
    case 'subscribe':
      return <SubscribeForm view={view} language={language} />;
    case 'age-checked':
      return <AgeResult view={view} language={language} />;
    case 'payment-stopped':
      return <StoppedNote reason={view.reason} language={language} />;
    case 'paid':
    case 'subscribed':
      return <Done language={language} />;
    case 'logged-in':
      return <Done language={language} data-part="alone" />;
    case 'verify':
      return <VerifyForm view={view} />;
    case 'forgot':
      return <ForgotForm view={view} language={language} />;
    case 'reset':
      return <ResetForm view={view} />;
    case 'change-password':
      return <ChangePasswordForm view={view} language={language} />;
    case 'password-reset':
      return <LogInLink language={language} />;
    case 'change-email':
      return <ChangeEmailForm view={view} />;
    case 'confirm-email':
      return <VerifyForm view={view} />;
    case 'choose-account':
      return <ChooseAccountForm view={view} />;
    case 'second-step':
      return <SecondStepForm view={view} />;
    case 'factor-key':
      return <FactorKeyForm view={view} />;
    case 'new-codes':
      return <NewCodesForm view={view} language={language} />;
    case 'recovery-codes':
      return <RecoveryCodes view={view} language={language} />;
    case 'second-factor':
    case 'delete-account':
    case 'export':
      return <PasswordForm view={view} language={language} />;
    case 'deletion-cancelled':
      return <GoOn view={view} language={language} />;
    case 'password-changed':
    case 'factor-off':
    case 'email-changed':
    case 'email-sent':
    case 'deletion-planned':
      return <Done language={language} />;
    case 'verified':
    case 'link-invalid':
    case 'forgot-sent':
      return null;
  }
};

const Page = ({ view, language, nonce }: { view: WindowView; language: Language; nonce: string }) => {
  const intl = useIntl();
  const heading = headingOf(view);
  const { report } = view;
  // A subscription has one price, so there is no smaller amount.
  const isPrice = view.kind === 'subscribe' && view.formError === 'limitReached';
  const formError = isPrice ? 'limitForPrice' : view.formError;
  return (
    <WindowFrame
      formError={formError}
      report={report}
      nonce={nonce}
      title={heading && intl.formatMessage(heading[0])}
      lead={heading && intl.formatMessage(heading[1], valuesOf(view, intl, language))}
      framedLead={view.kind === 'logged-in' ? intl.formatMessage(messages.loggedInFramed) : null}
    >
      <Content view={view} language={language} />
    </WindowFrame>
  );
};

/** Props of WindowPage. */
export interface WindowPageProps {
  app: Pick<App, 'config' | 'intl'>;
  view: WindowView;
  nonce: string;
  /** Where the way back leads, for a window that is a page of its own; null inside a dialog. */
  back: string | null;
}

/** A page of the hosted payment window, complete without script. */
export const WindowPage = ({ app: { config, intl }, view, nonce, back }: WindowPageProps) => {
  const { brand, language, theme } = config;
  const page = <Page view={view} language={language} nonce={nonce} />;
  return (
    <RawIntlProvider value={intl}>
      <KitProvider brand={brand} language={language} theme={theme} scope="document">
        {back === null ? (
          page
        ) : (
          <WindowSurround language={language} back={back}>
            {page}
          </WindowSurround>
        )}
      </KitProvider>
    </RawIntlProvider>
  );
};
