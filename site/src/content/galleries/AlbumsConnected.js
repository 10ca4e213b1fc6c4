import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { AlbumTile } from '@lounge/kit/album-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from '../actors/Performer.messages.js';
import { pictureContent } from '../../foundation/page/picture-content.js';
/** The performer's albums; they lead nowhere until albums have pages of their own. @spec rest:actor.sedcard-albums.get */
export const AlbumsConnected = observer(({ performer }) => {
  const intl = useIntl();
  const { state, value } = performer.albums;
  const albums = value?.albums ?? [];
  return _jsxs('section', {
    id: 'albums',
    'aria-labelledby': 'albums-heading',
    children: [
      _jsx(SectionHeading, {
        headingId: 'albums-heading',
        title: intl.formatMessage(messages.albums),
        note: value === null ? undefined : intl.formatNumber(value.total),
      }),
      state === 'failed' &&
        _jsx(StatePanel, { kind: 'error', level: 3, title: intl.formatMessage(messages.notLoaded) }),
      state === 'ready' &&
        albums.length === 0 &&
        _jsx(StatePanel, { kind: 'empty', level: 3, title: intl.formatMessage(messages.noAlbums) }),
      _jsx(TileGrid, {
        kind: 'albums',
        children: albums.map((album) => {
          const [cover] = album.previews;
          if (cover === undefined) return null;
          return _jsx(
            AlbumTile,
            {
              title: album.title,
              picture: pictureContent(cover),
              count: album.pictureCount,
              price: { amount: album.prices.album?.value ?? 0 },
              withVip: album.isVipContent,
              bought: album.guestInfo.bought,
            },
            album.id,
          );
        }),
      }),
    ],
  });
});
//# sourceMappingURL=AlbumsConnected.js.map
