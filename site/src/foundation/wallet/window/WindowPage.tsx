import { ButtonLink } from '@lounge/kit/button';
import { KitProvider } from '@lounge/kit/kit-provider';
import { formatCoins, pathTo, type Language } from '@lounge/locale';
import { RawIntlProvider, useIntl, type MessageDescriptor } from 'react-intl';
import type { App } from '../../../app/app-context.ts';
import { AgeCheckForm, LogInForm, SignUpForm } from './account-forms.tsx';
import { ChangePasswordForm, ForgotForm, LogInLink, ResetForm } from './password-forms.tsx';
import { VerifyForm } from './link-forms.tsx';
import { PayForm, TopUpForm } from './payment-forms.tsx';
import type { WindowView } from './view.ts';
import { messages } from './Window.messages.ts';
import { WindowFrame } from './WindowFrame.tsx';

type Heading = readonly [title: MessageDescriptor, lead: MessageDescriptor];

const ageResults = {
  accepted: [messages.accepted, messages.acceptedText],
  pending: [messages.pending, messages.pendingText],
  rejected: [messages.rejected, messages.rejectedText],
} as const;

/** The headings of the views; `age-checked` has one for each result. */
const headings: Readonly<Record<Exclude<WindowView['kind'], 'age-checked'>, Heading>> = {
  'log-in': [messages.logIn, messages.logInLead],
  'sign-up': [messages.signUp, messages.signUpLead],
  'top-up': [messages.topUp, messages.topUpLead],
  pay: [messages.check, messages.checkLead],
  'age-check': [messages.ageCheck, messages.ageCheckLead],
  'logged-in': [messages.loggedIn, messages.loggedInText],
  paid: [messages.paid, messages.paidText],
  verify: [messages.verify, messages.verifyText],
  verified: [messages.verified, messages.verifiedText],
  'link-invalid': [messages.notVerified, messages.notVerifiedText],
  forgot: [messages.forgot, messages.forgotText],
  'forgot-sent': [messages.forgotSent, messages.forgotSentText],
  reset: [messages.reset, messages.resetText],
  'password-reset': [messages.passwordReset, messages.passwordResetText],
  'change-password': [messages.changePassword, messages.changePasswordText],
  'password-changed': [messages.passwordChanged, messages.passwordChangedText],
};

const headingOf = (view: WindowView): Heading =>
  view.kind === 'age-checked' ? ageResults[view.result] : headings[view.kind];

const valuesOf = (view: WindowView, language: Language): Record<string, string> =>
  view.kind === 'paid'
    ? { coins: formatCoins(view.coins, language), balance: formatCoins(view.balance, language) }
    : {};

/** Links to the site where the window is a page of its own, and closes the window where it is framed. */
const Done = ({ language, ...rest }: { language: Language; 'data-part'?: string }) => (
  <ButtonLink variant="primary" size="large" wide href={pathTo('home', language)} target="_top" data-close="" {...rest}>
    {useIntl().formatMessage(messages.done)}
  </ButtonLink>
);

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
    case 'paid':
    case 'age-checked':
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
    case 'password-changed':
      return <Done language={language} />;
    case 'verified':
    case 'link-invalid':
    case 'forgot-sent':
      return null;
  }
};

const Page = ({ view, language, nonce }: { view: WindowView; language: Language; nonce: string }) => {
  const intl = useIntl();
  const [title, lead] = headingOf(view);
  const { formError, report } = view;
  return (
    <WindowFrame
      {...{ formError, report, nonce }}
      title={intl.formatMessage(title)}
      lead={intl.formatMessage(lead, valuesOf(view, language))}
      framedLead={view.kind === 'logged-in' ? intl.formatMessage(messages.loggedInFramed) : null}
    >
      <Content view={view} language={language} />
    </WindowFrame>
  );
};

/** Props of WindowPage. */
export interface WindowPageProps {
  app: Pick<App, 'config' | 'texts'>;
  view: WindowView;
  nonce: string;
}

/** A page of the hosted payment window, complete without script. */
export const WindowPage = ({ app: { config, texts }, view, nonce }: WindowPageProps) => {
  const { brand, language, theme } = config;
  return (
    <RawIntlProvider value={texts.intl()}>
      <KitProvider {...{ brand, language, theme }} scope="document">
        <Page view={view} language={language} nonce={nonce} />
      </KitProvider>
    </RawIntlProvider>
  );
};
