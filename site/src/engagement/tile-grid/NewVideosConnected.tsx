import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import type { TileGrid } from '@lounge/stores/engagement/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { VideoCard } from '../../content/videos/VideoCard.tsx';
import { PendingTilesSlot } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { messages } from './TileGrid.messages.ts';

/** The newest videos, and where they did not load another attempt; the section is left out where there are none. */
export const NewVideosConnected = observer(({ grid }: { grid: TileGrid }) => {
  const intl = useIntl();
  // Without its next pages: the row shows the newest only.
  const { state, value, failure } = grid.list;
  const videos = grid.list.items.flatMap((tile) => (tile.kind === 'video' ? [tile.video] : []));
  if (videos.length === 0 && state === 'ready') return null;
  return (
    <section id="videos" aria-labelledby="videos-heading">
      <SectionHeading
        headingId="videos-heading"
        title={intl.formatMessage(messages.newVideos)}
        note={intl.formatMessage(messages.thisWeek)}
      />
      <ListFrame
        list={{ state, value, failure }}
        count={videos.length}
        onReload={() => void grid.load()}
        pending={<PendingTilesSlot kind="videos" label={intl.formatMessage(messages.newVideos)} />}
      >
        <ScrollRow item="video" label={intl.formatMessage(messages.newVideos)}>
          {videos.map((item) => (
            <VideoCard key={item.id} item={item} away />
          ))}
        </ScrollRow>
      </ListFrame>
    </section>
  );
});
