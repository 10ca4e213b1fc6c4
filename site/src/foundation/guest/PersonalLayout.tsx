import { Icon } from '@lounge/kit/icon';
import { caretLeft } from '@lounge/kit/icons';
import { useKit } from '@lounge/kit/kit-provider';
import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../app/app-context.ts';
import { messages } from './Personal.messages.ts';
import { PersonalNavigation } from './PersonalNavigation.tsx';
import { messages as navigation } from './PersonalNavigation.messages.ts';

const Page = styled.div.withConfig({ componentId: 'site-personal' })`
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > [data-part='beside'] {
    display: none;
  }
  > [data-part='content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 48px;
    min-width: 0;
  }
  > [data-part='content'] > header > [data-part='lead'],
  > [data-part='content'] > header > [data-part='counts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 10px;
    color: var(--kit-text-muted);
  }
  > [data-part='content'] > header > [data-part='counts'] > a {
    color: var(--kit-text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > [data-part='content'] > header > [data-part='back'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    margin-bottom: 4px;
    color: var(--kit-text-muted);
  }
  > [data-part='content'] > header > [data-part='back']:hover {
    color: var(--kit-text);
  }
  @media (min-width: 1024px) {
    &[data-guest] {
      display: grid;
      grid-template-columns: 280px minmax(0, 1fr);
      gap: 48px;
      padding-top: 32px;
    }
    > [data-part='beside'] {
      display: block;
      align-self: start;
      margin-left: -14px;
    }
    > [data-part='content'] > header > [data-part='back'] {
      display: none;
    }
  }
`;

/** Props of PersonalLayout. */
export interface PersonalLayoutProps {
  title: string;
  /** Content under the title. */
  lead?: ReactNode;
  /** Whether anonymous visitors see the page too. @default false */
  isPublic?: boolean;
  /** Sections of the page, rendered for guests only, unless the page is public. */
  children?: ReactNode;
}

/** The way back to the overview, where the navigation is not beside the page. */
const Back = () => {
  const intl = useIntl();
  const { Link } = useKit();
  const { language, brand } = useApp().config;
  const overview = pathTo('personal', language, { product: brand });
  if (useLocation().pathname === overview) return null;
  return (
    <Link href={overview} data-part="back">
      <Icon path={caretLeft} size={16} />
      {intl.formatMessage(navigation.me)}
    </Link>
  );
};

/** The frame of the guest's own pages: navigation, title and sections, or the way to log in for anonymous visitors. */
export const PersonalLayout = ({ title, lead, isPublic = false, children }: PersonalLayoutProps) => {
  const intl = useIntl();
  const { language, guestId } = useApp().config;
  const isGuest = guestId !== null;
  return (
    <Page data-guest={isGuest || undefined}>
      {isGuest && (
        <div data-part="beside">
          <PersonalNavigation />
        </div>
      )}
      <div data-part="content">
        <header>
          {isGuest && <Back />}
          <h1>{title}</h1>
          {(isGuest || isPublic) && lead}
        </header>
        {isGuest || isPublic ? (
          children
        ) : (
          <StatePanel
            kind="needLogin"
            title={intl.formatMessage(messages.anonymous)}
            text={intl.formatMessage(messages.anonymousText)}
            step={{ label: intl.formatMessage(messages.logIn), href: paymentWindowPath(language, 'log-in') }}
          />
        )}
      </div>
    </Page>
  );
};
