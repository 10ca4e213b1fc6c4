import { TileGrid } from '@lounge/kit/tile-grid';
import type { TvListing, TvVideoData } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { listIn, useTvVideoLists } from './library-stores.ts';
import { messages } from './TvLibrary.messages.ts';
import { TvVideoCard } from './TvVideoCard.tsx';

/** Videos as tiles. */
export const TvVideoGrid = ({
  videos,
  labelledBy,
}: {
  videos: readonly TvVideoData[];
  labelledBy?: string | undefined;
}) => (
  <TileGrid kind="videos" stacked aria-labelledby={labelledBy}>
    {videos.map((video) => (
      <TvVideoCard key={video.id} video={video} />
    ))}
  </TileGrid>
);

/** A list of videos, thirty at a time. @spec feature:tv.mediathek 3 */
export const TvVideoListConnected = observer(
  ({ listing, labelledBy }: { listing: TvListing; labelledBy?: string | undefined }) => {
    const intl = useIntl();
    const list = listIn(useTvVideoLists(), listing);
    return (
      <ListFrame
        list={list}
        pending={<PendingTiles kind="videos" />}
        empty={
          <ErrorPanel
            kind="empty"
            level={3}
            title={intl.formatMessage(messages.noVideos)}
            text={intl.formatMessage(messages.noVideosText)}
          />
        }
      >
        <TvVideoGrid videos={list.items} labelledBy={labelledBy} />
      </ListFrame>
    );
  },
);
