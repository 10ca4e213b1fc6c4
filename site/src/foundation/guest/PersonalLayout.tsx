import { StatePanel } from '@lounge/kit/state-panel';
import { paymentWindowPath } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../app/app-context.ts';
import { messages } from './Personal.messages.ts';

const Page = styled.div.withConfig({ componentId: 'site-personal' })`
  display: grid;
  gap: 48px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > header > [data-part='lead'],
  > header > [data-part='counts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 10px;
    color: var(--kit-text-muted);
  }
`;

/** Props of PersonalLayout. */
export interface PersonalLayoutProps {
  title: string;
  /** Content under the title, shown to guests only. */
  lead?: ReactNode;
  /** Sections of the page, rendered for guests only. */
  children?: ReactNode;
}

/** The frame of the guest's own pages: title and sections, or the way to log in for anonymous visitors. */
export const PersonalLayout = ({ title, lead, children }: PersonalLayoutProps) => {
  const intl = useIntl();
  const { language, guestId } = useApp().config;
  return (
    <Page>
      <header>
        <h1>{title}</h1>
        {guestId !== null && lead}
      </header>
      {guestId === null ? (
        <StatePanel
          kind="needLogin"
          title={intl.formatMessage(messages.anonymous)}
          text={intl.formatMessage(messages.anonymousText)}
          step={{ label: intl.formatMessage(messages.logIn), href: paymentWindowPath(language, 'log-in') }}
        />
      ) : (
        children
      )}
    </Page>
  );
};
