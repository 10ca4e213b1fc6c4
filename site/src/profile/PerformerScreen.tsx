import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { AlbumsConnected } from '../content/galleries/AlbumsConnected.tsx';
import { ProfileFeedRowConnected } from '../engagement/feed/ProfileFeedRowConnected.tsx';
import { useConsent } from '../foundation/legal/consent-stores.ts';
import { VideosConnected } from '../content/videos/VideosConnected.tsx';
import { usePerformers } from '../content/actors/performers-stores.ts';
import { PerformerSideConnected } from './PerformerSideConnected.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { ShowDatesConnected } from '../content/tickets/ShowDatesConnected.tsx';
import { SimilarConnected } from '../content/actors/SimilarConnected.tsx';

/** A performer's page. @spec screen:performer.overview, screen:mobile.performer-overview, feature:performers.profile */
export const PerformerScreen = observer(() => {
  const { actorName = '' } = useParams();
  const performer = usePerformers().open(actorName);
  const { hasAnalyticsConsent } = useConsent();
  useEffect(() => {
    if (hasAnalyticsConsent) void performer.countVisit();
  }, [performer, hasAnalyticsConsent]);
  const actor = performer.actor.value;
  if (actor === null) return null;
  return (
    <ProfileFrame performer={performer} actor={actor} current="performer.overview">
      <div data-part="columns">
        <div>
          <AlbumsConnected performer={performer} />
          <VideosConnected performer={performer} />
          <ProfileFeedRowConnected actor={actor} />
          <ShowDatesConnected actor={actor} />
        </div>
        <aside>
          <PerformerSideConnected performer={performer} actor={actor} />
        </aside>
      </div>
      <SimilarConnected performer={performer} layout="grid" />
    </ProfileFrame>
  );
});
