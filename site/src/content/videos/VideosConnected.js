import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from '../actors/Performer.messages.js';
import { VideoCard } from './VideoCard.js';
const shown = 6;
/** The performer's videos: the promoted one first, then the best rated. */
const videosOf = ({ promoted, videos }) => {
  const first = promoted.value?.video ?? null;
  const others = (videos.value?.videos ?? []).filter(({ id }) => id !== first?.id);
  return (first === null ? others : [first, ...others]).slice(0, shown);
};
/** Videos of the performer. @spec rest:actor.top-videos.get, rest:actor.promoted-video.get */
export const VideosConnected = observer(({ performer }) => {
  const intl = useIntl();
  const { state, value } = performer.videos;
  const items = videosOf(performer);
  return _jsxs('section', {
    id: 'videos',
    'aria-labelledby': 'videos-heading',
    children: [
      _jsx(SectionHeading, {
        headingId: 'videos-heading',
        title: intl.formatMessage(messages.videos),
        note: value === null ? undefined : intl.formatNumber(value.total),
      }),
      state === 'failed' &&
        _jsx(StatePanel, { kind: 'error', level: 3, title: intl.formatMessage(messages.notLoaded) }),
      state === 'ready' &&
        items.length === 0 &&
        _jsx(StatePanel, { kind: 'empty', level: 3, title: intl.formatMessage(messages.noVideos) }),
      _jsx(TileGrid, {
        kind: 'videos',
        columns: 3,
        children: items.map((item) => _jsx(VideoCard, { item: item }, item.id)),
      }),
    ],
  });
});
//# sourceMappingURL=VideosConnected.js.map
