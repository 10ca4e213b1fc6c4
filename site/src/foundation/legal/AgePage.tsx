import { AgeGate } from '@lounge/kit/age-gate';
import { KitProvider, type Texts } from '@lounge/kit/kit-provider';
import { LanguageMenu } from '@lounge/kit/language-menu';
import { StatePanel } from '@lounge/kit/state-panel';
import { languages, timeZone } from '@lounge/locale';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl, type MessageFormatElement } from 'react-intl';
import { styled } from 'styled-components';
import type { App } from '../../app/app-context.ts';
import { messages as page } from '../page/Page.messages.ts';

const Frame = styled.main.withConfig({ componentId: 'site-age' })`
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  justify-content: center;
  &[data-left] {
    align-items: center;
    padding: var(--kit-space-4);
  }
`;

interface AgePageProps {
  app: App;
  messages: Texts;
  /** The requested address, which the visitor gets after confirming. */
  to: string;
}

const Providers = ({
  app,
  messages,
  isLeft = false,
  children,
}: Omit<AgePageProps, 'to'> & { isLeft?: boolean; children: ReactNode }) => (
  <IntlProvider
    locale={app.config.language}
    messages={messages as Record<string, MessageFormatElement[]>}
    timeZone={timeZone}
  >
    <KitProvider
      {...{ brand: app.config.brand, language: app.config.language, theme: app.config.theme }}
      scope="document"
    >
      <Frame data-left={isLeft || undefined}>{children}</Frame>
    </KitProvider>
  </IntlProvider>
);

/** The age gate, shown before any other content: no performer, no picture, no script needed. */
export const AgePage = ({ app, messages, to }: AgePageProps) => (
  <Providers {...{ app, messages }}>
    <AgeGate action="/choices/age" fields={[{ name: 'return', value: to }]}>
      <LanguageMenu
        data-up=""
        choices={languages.map((language) => ({ language, href: to.replace(/^\/[a-z]{2}(?=\/)/, `/${language}`) }))}
      />
    </AgeGate>
  </Providers>
);

const Left = () => {
  const intl = useIntl();
  return (
    <StatePanel
      kind="empty"
      level={1}
      title={intl.formatMessage(page.leftTitle)}
      text={intl.formatMessage(page.leftText)}
    />
  );
};

/** The page after the visitor declined to confirm their age. */
export const LeftPage = ({ app, messages }: Omit<AgePageProps, 'to'>) => (
  <Providers {...{ app, messages }} isLeft>
    <Left />
  </Providers>
);
