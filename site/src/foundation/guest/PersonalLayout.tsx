import { Icon } from '@lounge/kit/icon';
import { caretLeft } from '@lounge/kit/icons';
import { useKit } from '@lounge/kit/kit-provider';
import { Notice } from '@lounge/kit/notice';
import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useOwnNotice } from '../../shared/use-own-notice.ts';
import { useLogOutNote } from '../session/log-out-note.ts';
import { loggedOutTexts } from '../session/LogOut.messages.ts';
import { messages } from './Personal.messages.ts';
import { PersonalNavigation } from './PersonalNavigation.tsx';
import { messages as navigation } from './PersonalNavigation.messages.ts';
import { personalLayoutStyles } from './PersonalLayout.styles.ts';

const Page = styled.div.withConfig({ componentId: 'site-personal' })`
  ${personalLayoutStyles}
`;

/** Props of PersonalLayout. */
export interface PersonalLayoutProps {
  title: string;
  /** Content under the title. */
  lead?: ReactNode;
  /** The page that the guest came from, to which the way back leads. @default the overview */
  origin?: string | null;
  /** Whether anonymous visitors see the page too. @default false */
  isPublic?: boolean;
  /** Sections of the page, rendered for guests only, unless the page is public. */
  children?: ReactNode;
}

/** The way back to where the guest came from, or to the overview, where the navigation is not beside the page. */
const Back = ({ origin }: { origin: string | null }) => {
  const intl = useIntl();
  const { Link } = useKit();
  const { language, brand } = useApp().config;
  const overview = pathTo('personal', language, { product: brand });
  // Below the overview the breadcrumb leads there.
  if (useLocation().pathname.startsWith(overview) && origin === null) return null;
  return (
    <Link href={origin ?? overview} data-part={origin === null ? 'back' : 'origin'}>
      <Icon path={caretLeft} size={16} />
      {intl.formatMessage(origin === null ? navigation.me : messages.back)}
    </Link>
  );
};

/** The way to log in; it says that the guest has just logged out, at the top of the page. */
const AnonymousPanel = () => {
  const intl = useIntl();
  const { language } = useApp().config;
  const loggedOut = useLogOutNote();
  useOwnNotice('loggedOut', loggedOut !== null);
  useEffect(() => {
    if (loggedOut === null) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [loggedOut]);
  return (
    <>
      {loggedOut !== null && <Notice tone="success" text={intl.formatMessage(loggedOutTexts[loggedOut])} />}
      <StatePanel
        kind="needLogin"
        title={intl.formatMessage(messages.anonymous)}
        text={intl.formatMessage(messages.anonymousText)}
        step={{ label: intl.formatMessage(messages.logIn), href: paymentWindowPath(language, 'log-in') }}
      />
    </>
  );
};

/** The frame of the guest's own pages: navigation, title and sections, or the way to log in for anonymous visitors. */
export const PersonalLayout = ({ title, lead, origin = null, isPublic = false, children }: PersonalLayoutProps) => {
  const { guestId } = useApp().config;
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
          {isGuest && <Back origin={origin} />}
          <h1 tabIndex={-1}>{title}</h1>
          {(isGuest || isPublic) && lead}
        </header>
        {isGuest || isPublic ? children : <AnonymousPanel />}
      </div>
    </Page>
  );
};
