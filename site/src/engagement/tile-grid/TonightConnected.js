import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { Button } from '@lounge/kit/button';
import { ChipLink } from '@lounge/kit/chip';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../app/StoresContext.js';
import { ModelTile } from '../../content/actors/ModelTile.js';
import { VideoCard } from '../../content/videos/VideoCard.js';
import { messages as home } from '../../foundation/session/Home.messages.js';
import { messages } from './TileGrid.messages.js';
/** Tiles whose pictures are fetched at once: the first row beside the big tile. */
const eagerTiles = 5;
const filters = ['online', 'freeChat', 'new', 'voiceCall', 'vip'];
const More = styled.div.withConfig({ componentId: 'site-grid-more' })`
  display: flex;
  justify-content: center;
  margin-top: var(--kit-space-6);
`;
const keyOf = (tile) => (tile.kind === 'model' ? `m${tile.model.id}` : `v${tile.video.id}`);
const TileOf = ({ tile, at, isNarrowed }) =>
  tile.kind === 'model'
    ? _jsx(ModelTile, { model: tile.model, feature: at === 0 && !isNarrowed, lazy: at >= eagerTiles })
    : _jsx(VideoCard, { item: tile.video, away: true });
const Filters = ({ current }) => {
  const intl = useIntl();
  const { config } = useApp();
  const base = pathTo('home', config.language);
  return _jsxs(ScrollRow, {
    label: intl.formatMessage(messages.filters),
    children: [
      _jsx(ChipLink, {
        href: `${base}?scrollTo=tonight`,
        selected: current === undefined,
        children: intl.formatMessage(messages.all),
      }),
      filters.map((filter) =>
        _jsx(
          ChipLink,
          {
            href: `${base}?filter=${filter}&scrollTo=tonight`,
            selected: current === filter,
            children: intl.formatMessage(messages[filter]),
          },
          filter,
        ),
      ),
    ],
  });
};
/** Everybody tonight, with the filters of the address. @spec component:TileGrid, feature:shell.tile-grid */
export const TonightConnected = observer(() => {
  const { home: grid } = useApp().stores;
  const { language } = useApp().config;
  const intl = useIntl();
  const isNarrowed = grid.wishes.filter !== undefined;
  const isEmpty = grid.page.state === 'ready' && grid.tiles.length === 0;
  return _jsxs('section', {
    id: 'tonight',
    'aria-labelledby': 'tonight-heading',
    children: [
      _jsx(SectionHeading, {
        headingId: 'tonight-heading',
        title: intl.formatMessage(home.tonight),
        note: intl.formatMessage(home.performers, { count: grid.totalCount }),
      }),
      _jsx(Filters, { current: grid.wishes.filter }),
      grid.page.state === 'failed' &&
        _jsx(StatePanel, {
          kind: 'error',
          title: intl.formatMessage(home.notLoaded),
          step: { onAct: () => void grid.load() },
        }),
      isEmpty &&
        _jsx(StatePanel, {
          kind: 'empty',
          title: intl.formatMessage(home.nothingFits),
          step: { label: intl.formatMessage(home.showAll), href: `${pathTo('home', language)}?scrollTo=tonight` },
        }),
      _jsx(TileGrid, {
        busy: grid.page.state === 'loading',
        children: grid.tiles.map((tile, at) => _jsx(TileOf, { tile, at, isNarrowed }, keyOf(tile))),
      }),
      grid.hasMore &&
        _jsx(More, {
          children: _jsx(Button, {
            variant: 'outline',
            busy: grid.isLoadingMore,
            onClick: () => void grid.loadMore(),
            children: intl.formatMessage(home.showMore),
          }),
        }),
    ],
  });
});
//# sourceMappingURL=TonightConnected.js.map
