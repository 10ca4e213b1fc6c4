import { observer } from 'mobx-react-lite';
import { Fragment, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useApp } from '../shared/app-context.ts';
import { HomeFeedSlot } from '../engagement/feed/home-feed-slot.ts';
import { JumbotronConnected } from '../engagement/teasers/JumbotronConnected.tsx';
import { NewVideosConnected } from '../engagement/tile-grid/NewVideosConnected.tsx';
import { TonightConnected } from '../engagement/tile-grid/TonightConnected.tsx';
import { useHome } from './home-stores.ts';
import { LiveRowConnected } from './LiveRowConnected.tsx';

const Sections = styled.div.withConfig({ componentId: 'site-home' })`
  width: 100%;
  max-width: 1432px;
  margin: 0 auto;
  padding: 0 var(--kit-page-margin) var(--kit-space-7);
  > section {
    margin-top: 40px;
    scroll-margin-top: 88px;
  }
  @media (min-width: 768px) {
    > section {
      margin-top: 56px;
    }
    > section:first-child {
      margin-top: 28px;
    }
  }
`;

/** The start page: the jumbotron, and the rows in the order of the server. @spec screen:home, feature:shell.start-page */
export const HomeScreen = observer(() => {
  const { homeRows } = useApp().parts;
  const { rows, jumbotron, liveRow, tonight, newVideos } = useHome();
  // In the order of a page that could not read another one.
  const shown: Readonly<Record<string, ReactNode>> = {
    live: <LiveRowConnected liveRow={liveRow} />,
    tonight: <TonightConnected grid={tonight} />,
    newVideos: <NewVideosConnected grid={newVideos} />,
    feed: <HomeFeedSlot />,
    // The server renders these slots empty, so that the shell is the whole page; the browser fills them later.
    welcomeBonus: <Suspense fallback={null}>{homeRows !== null && <homeRows.welcomeBonus />}</Suspense>,
    rewards: <Suspense fallback={null}>{homeRows !== null && <homeRows.rewards />}</Suspense>,
  };
  return (
    <>
      <JumbotronConnected jumbotron={jumbotron} />
      <Sections>
        {(rows.value?.rows ?? Object.keys(shown)).map((row) => (
          <Fragment key={row}>{shown[row]}</Fragment>
        ))}
      </Sections>
    </>
  );
});
