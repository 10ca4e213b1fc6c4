import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import type { TvVideoData } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useTvRecommendations } from './library-stores.ts';
import { messages } from './TvLibrary.messages.ts';
import { TvVideoCard } from './TvVideoCard.tsx';

interface VideoRowProps {
  id: string;
  title: string;
  videos: readonly TvVideoData[];
}

/** A row of videos; nothing without any. */
export const VideoRow = ({ id, title, videos }: VideoRowProps) =>
  videos.length === 0 ? null : (
    <section aria-labelledby={id}>
      <SectionHeading headingId={id} title={title} />
      <ScrollRow label={title} item="video">
        {videos.map((video) => (
          <TvVideoCard key={video.id} video={video} />
        ))}
      </ScrollRow>
    </section>
  );

/** Videos that fit what the guest has watched. */
export const RecommendedRow = observer(() => (
  <VideoRow
    id="recommended"
    title={useIntl().formatMessage(messages.recommended)}
    videos={useTvRecommendations().value ?? []}
  />
));
