import { ButtonLink } from '@lounge/kit/button';
import { KitProvider } from '@lounge/kit/kit-provider';
import { formatCoins, pathTo, type Language } from '@lounge/locale';
import { RawIntlProvider, useIntl, type MessageDescriptor } from 'react-intl';
import type { App } from '../../../app/app-context.ts';
import { AgeCheckForm, LogInForm, SignUpForm } from './account-forms.tsx';
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

const headingOf = (view: WindowView): Heading => {
  switch (view.kind) {
    case 'log-in':
      return [messages.logIn, messages.logInLead];
    case 'sign-up':
      return [messages.signUp, messages.signUpLead];
    case 'top-up':
      return [messages.topUp, messages.topUpLead];
    case 'pay':
      return [messages.check, messages.checkLead];
    case 'age-check':
      return [messages.ageCheck, messages.ageCheckLead];
    case 'logged-in':
      return [messages.loggedIn, messages.loggedInText];
    case 'paid':
      return [messages.paid, messages.paidText];
    case 'age-checked':
      return ageResults[view.result];
    case 'verify':
      return [messages.verify, messages.verifyText];
    case 'verified':
      return [messages.verified, messages.verifiedText];
    case 'link-invalid':
      return [messages.notVerified, messages.notVerifiedText];
  }
};

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
    case 'verified':
    case 'link-invalid':
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
