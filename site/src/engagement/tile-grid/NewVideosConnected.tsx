import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { VideoCard } from '../../content/videos/VideoCard.tsx';
import { useHome } from '../../home/home-stores.ts';
import { messages } from '../../home/Home.messages.ts';

/** The newest videos; the section is left out where there are none. */
export const NewVideosConnected = observer(() => {
  const { newVideos } = useHome();
  const intl = useIntl();
  const videos = newVideos.list.items.flatMap((tile) => (tile.kind === 'video' ? [tile.video] : []));
  if (videos.length === 0) return null;
  return (
    <section id="videos" aria-labelledby="videos-heading">
      <SectionHeading
        headingId="videos-heading"
        title={intl.formatMessage(messages.newVideos)}
        note={intl.formatMessage(messages.thisWeek)}
      />
      <ScrollRow item="video" label={intl.formatMessage(messages.newVideos)}>
        {videos.map((item) => (
          <VideoCard key={item.id} item={item} away />
        ))}
      </ScrollRow>
    </section>
  );
});
