import { AgeGate } from '@lounge/kit/age-gate';
import { KitProvider } from '@lounge/kit/kit-provider';
import { LanguageMenu } from '@lounge/kit/language-menu';
import { StatePanel } from '@lounge/kit/state-panel';
import { languages, pathTo, type Language } from '@lounge/locale';
import type { ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { App } from '../../shared/app-context.ts';
import { messages as page } from '../page/Left.messages.ts';
import { titleOf } from './legal-pages.ts';
import { legalPath } from './legal-paths.ts';

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
  /** The requested address, which the visitor gets after confirming. */
  to: string;
}

const Providers = ({
  app,
  isLeft = false,
  children,
}: Omit<AgePageProps, 'to'> & { isLeft?: boolean; children: ReactNode }) => (
  <RawIntlProvider value={app.intl}>
    <KitProvider brand={app.config.marks} language={app.config.language} theme={app.config.theme} scope="document">
      <Frame data-left={isLeft || undefined}>{children}</Frame>
    </KitProvider>
  </RawIntlProvider>
);

/** The age gate, shown before any other content: no performer, no picture, no script needed. */
export const AgePage = ({ app, to }: AgePageProps) => (
  <Providers app={app}>
    <AgeGate action="/choices/age" fields={[{ name: 'return', value: to }]}>
      <LanguageMenu
        data-up=""
        choices={languages.map((language) => ({ language, href: to.replace(/^\/[a-z]{2}(?=\/)/, `/${language}`) }))}
      />
      {(['TOS', 'PP', 'IMP'] as const).map((type) => (
        <a key={type} href={legalPath(type, app.config.language)}>
          {app.intl.formatMessage(titleOf[type])}
        </a>
      ))}
    </AgeGate>
  </Providers>
);

const Left = ({ language }: { language: Language }) => {
  const intl = useIntl();
  return (
    <StatePanel
      kind="empty"
      level={1}
      title={intl.formatMessage(page.leftTitle)}
      text={intl.formatMessage(page.leftText)}
      step={{ label: intl.formatMessage(page.leftBack), href: pathTo('home', language) }}
    />
  );
};

/** The page after the visitor declined to confirm their age. */
export const LeftPage = ({ app }: Omit<AgePageProps, 'to'>) => (
  <Providers app={app} isLeft>
    <Left language={app.config.language} />
  </Providers>
);
