import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/StoresContext.js';
import { VideoCard } from '../../content/videos/VideoCard.js';
import { messages } from '../../foundation/session/Home.messages.js';
/** The newest videos; the section is left out where there are none. */
export const NewVideosConnected = observer(() => {
  const { newVideos } = useApp().stores;
  const intl = useIntl();
  const videos = newVideos.tiles.flatMap((tile) => (tile.kind === 'video' ? [tile.video] : []));
  if (videos.length === 0) return null;
  return _jsxs('section', {
    id: 'videos',
    'aria-labelledby': 'videos-heading',
    children: [
      _jsx(SectionHeading, {
        headingId: 'videos-heading',
        title: intl.formatMessage(messages.newVideos),
        note: intl.formatMessage(messages.thisWeek),
      }),
      _jsx(ScrollRow, {
        item: 'video',
        label: intl.formatMessage(messages.newVideos),
        children: videos.map((item) => _jsx(VideoCard, { item: item, away: true }, item.id)),
      }),
    ],
  });
});
//# sourceMappingURL=NewVideosConnected.js.map
