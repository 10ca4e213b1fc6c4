import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from '../actors/Performer.messages.ts';
import { VideoCard } from './VideoCard.tsx';

/** Whole rows of three, two at most. */
const wholeRows = <T,>(all: readonly T[]): readonly T[] => all.slice(0, all.length >= 6 ? 6 : 3);

/** The performer's videos: the promoted one first, then the best rated. */
const videosOf = ({ promoted, videos }: Performer) => {
  const first = promoted.value?.video ?? null;
  const others = (videos.value?.videos ?? []).filter(({ id }) => id !== first?.id);
  return wholeRows(first === null ? others : [first, ...others]);
};

/** Videos of the performer. @spec rest:actor.top-videos.get, rest:actor.promoted-video.get */
export const VideosConnected = observer(({ performer }: { performer: Performer }) => {
  const intl = useIntl();
  const { state, value } = performer.videos;
  const items = videosOf(performer);
  return (
    <section id="videos" aria-labelledby="videos-heading">
      <SectionHeading
        headingId="videos-heading"
        title={intl.formatMessage(messages.videos)}
        note={value === null ? undefined : intl.formatNumber(value.total)}
      />
      {state === 'failed' && (
        <StatePanel
          kind="error"
          level={3}
          title={intl.formatMessage(messages.notLoaded)}
          step={{ onAct: () => void performer.load() }}
        />
      )}
      {state === 'ready' && items.length === 0 && (
        <StatePanel kind="empty" level={3} title={intl.formatMessage(messages.noVideos)} />
      )}
      <TileGrid kind="videos" columns={3} aria-labelledby="videos-heading">
        {items.map((item) => (
          <VideoCard key={item.id} item={item} />
        ))}
      </TileGrid>
    </section>
  );
});
