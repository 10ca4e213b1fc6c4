import { StatePanel } from '@lounge/kit/state-panel';
import { paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../app/app-context.ts';
import { messages } from './Personal.messages.ts';
import { usePersonal } from './personal-stores.ts';
import { PinnedConnected } from '../../content/favourites/PinnedConnected.tsx';
import { PinnedAlbumsConnected } from '../../content/favourites/PinnedAlbumsConnected.tsx';
import { PinnedPhotosConnected } from '../../content/favourites/PinnedPhotosConnected.tsx';
import { AccountConnected } from '../session/AccountConnected.tsx';
import { StatementConnected } from '../wallet/StatementConnected.tsx';

const Page = styled.div.withConfig({ componentId: 'site-personal' })`
  display: grid;
  gap: 48px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > header > [data-part='counts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 10px;
    color: var(--kit-text-muted);
  }
`;

/** What the guest bought, in a line. @spec feature:account.personal-sidebar */
const CountsConnected = observer(() => {
  const intl = useIntl();
  const { value } = usePersonal().counts.data;
  return (
    <p data-part="counts">
      {value && (
        <>
          <span>{value.name}</span>
          <span>{intl.formatMessage(messages.boughtAlbums, { count: value.boughtPhotosCount })}</span>
          <span>{intl.formatMessage(messages.boughtVideos, { count: value.boughtVideosCount })}</span>
        </>
      )}
    </p>
  );
});

const PersonalSections = () => {
  const personal = usePersonal();
  useEffect(() => void personal.load(), [personal]);
  return (
    <>
      <PinnedConnected />
      <PinnedAlbumsConnected />
      <PinnedPhotosConnected />
      <StatementConnected />
      <AccountConnected />
    </>
  );
};

/** The guest's own page: pins with who is online, pictures, coins. @spec screen:personal.overview, screen:personal.favourites */
export const PersonalScreen = () => {
  const intl = useIntl();
  const { language, guestId } = useApp().config;
  return (
    <Page>
      <header>
        <h1>{intl.formatMessage(messages.title)}</h1>
        {guestId !== null && <CountsConnected />}
      </header>
      {guestId === null ? (
        <StatePanel
          kind="needLogin"
          title={intl.formatMessage(messages.anonymous)}
          text={intl.formatMessage(messages.anonymousText)}
          step={{ label: intl.formatMessage(messages.logIn), href: paymentWindowPath(language, 'log-in') }}
        />
      ) : (
        <PersonalSections />
      )}
    </Page>
  );
};
