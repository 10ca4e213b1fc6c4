import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AlbumsConnected } from '../content/galleries/AlbumsConnected.tsx';
import { useConsent } from '../foundation/legal/consent-stores.ts';
import { ChatButtonsConnected } from '../content/live-chat/ChatButtonsConnected.tsx';
import { useLivePreview } from '../content/live-chat/use-live-preview.tsx';
import { VideosConnected } from '../content/videos/VideosConnected.tsx';
import { PerformerHeaderConnected } from './PerformerHeaderConnected.tsx';
import { usePerformers } from '../content/actors/performers-stores.ts';
import { PerformerSideConnected } from './PerformerSideConnected.tsx';
import { SimilarConnected } from '../content/actors/SimilarConnected.tsx';

const Page = styled.div.withConfig({ componentId: 'site-performer' })`
  width: 100%;
  max-width: 1432px;
  margin: 0 auto;
  padding: 0 var(--kit-page-margin) var(--kit-space-7);
  > [data-part='columns'] > div > section,
  > section {
    scroll-margin-top: 88px;
  }
  > [data-part='chat'] {
    margin-top: var(--kit-space-4);
  }
  > [data-part='columns'] {
    margin-top: 40px;
  }
  > [data-part='columns'] > div > section + section,
  > section {
    margin-top: 40px;
  }
  > [data-part='columns'] > div > section > [data-part='all'] {
    margin-top: 20px;
  }
  > [data-part='columns'] > aside {
    display: grid;
    gap: 14px;
    align-content: start;
    margin-top: 36px;
  }
  @media (min-width: 768px) {
    > [data-part='chat'] {
      margin-top: 28px;
    }
    > section {
      margin-top: 56px;
    }
  }
  @media (min-width: 992px) {
    > [data-part='columns'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 320px;
      gap: 36px;
    }
    > [data-part='columns'] > div > section + section {
      margin-top: 48px;
    }
    > [data-part='columns'] > aside {
      margin-top: 0;
      gap: 20px;
    }
  }
  @media (min-width: 1200px) {
    > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 372px;
      gap: 48px;
    }
  }
`;

/** A performer's page. @spec screen:performer.overview, screen:mobile.performer-overview, feature:performers.profile */
export const PerformerScreen = observer(() => {
  const { actorName = '' } = useParams();
  const performer = usePerformers().open(actorName);
  const { hasAnalyticsConsent } = useConsent();
  useEffect(() => {
    if (hasAnalyticsConsent) void performer.countVisit();
  }, [performer, hasAnalyticsConsent]);
  const actor = performer.actor.value;
  const livePreview = useLivePreview(actor);
  if (actor === null) return null;
  return (
    <>
      <PerformerHeaderConnected performer={performer} actor={actor} onWatch={livePreview.watch} />
      <Page>
        {livePreview.slot}
        <div data-part="chat">
          <ChatButtonsConnected actor={actor} />
        </div>
        <div data-part="columns">
          <div>
            <AlbumsConnected performer={performer} />
            <VideosConnected performer={performer} />
          </div>
          <aside>
            <PerformerSideConnected performer={performer} actor={actor} />
          </aside>
        </div>
        <SimilarConnected performer={performer} />
      </Page>
    </>
  );
});
