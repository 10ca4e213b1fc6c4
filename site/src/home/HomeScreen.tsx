import { newVideosFirst } from '@lounge/protocol/foundation/guest';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useApp } from '../shared/app-context.ts';
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

/** The start page. @spec screen:home, feature:shell.start-page */
export const HomeScreen = observer(() => {
  const { parts, stores } = useApp();
  const { Rewards } = parts;
  const isVideosFirst = stores.guest.isInTestGroup(newVideosFirst);
  const { jumbotron, liveRow, tonight, newVideos } = useHome();
  return (
    <>
      <JumbotronConnected jumbotron={jumbotron} />
      <Sections>
        <LiveRowConnected liveRow={liveRow} />
        {isVideosFirst && <NewVideosConnected grid={newVideos} />}
        <TonightConnected grid={tonight} />
        {!isVideosFirst && <NewVideosConnected grid={newVideos} />}
        {/* The server renders this slot empty, so that the shell is the whole page; the browser fills it later. */}
        <Suspense fallback={null}>{Rewards !== null && <Rewards />}</Suspense>
      </Sections>
    </>
  );
});
