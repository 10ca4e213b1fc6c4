import { ChipLink } from '@lounge/kit/chip';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { GridOptions, TileData, TileGrid as TileGridStore } from '@lounge/stores/engagement/tile-grid';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ModelTile } from '../../content/actors/ModelTile.tsx';
import { VideoCard } from '../../content/videos/VideoCard.tsx';
import { gridHref, gridOptionsOf } from './grid-options.ts';
import { SortSlot } from './sort-slot.tsx';
import { counts, messages } from './TileGrid.messages.ts';
import { ErrorPanel, PendingTilesSlot } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';

/** Number of tiles whose pictures load eagerly: the first row beside the big tile. */
const eagerTiles = 5;

const filters = ['online', 'freeChat', 'new', 'voiceCall', 'vip'] as const;

/** The filters and the order, side by side where both fit. */
const Choices = styled.div.withConfig({ componentId: 'site-grid-choices' })`
  display: grid;
  gap: 12px;
  margin-bottom: 20px;
  > * {
    min-width: 0;
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    margin-bottom: 24px;
  }
`;

const keyOf = (tile: TileData): string => (tile.kind === 'model' ? `m${tile.model.id}` : `v${tile.video.id}`);

const TileOf = ({ tile, index, isFiltered }: { tile: TileData; index: number; isFiltered: boolean }) =>
  tile.kind === 'model' ? (
    <ModelTile model={tile.model} feature={index === 0 && !isFiltered} lazy={index >= eagerTiles} />
  ) : (
    <VideoCard item={tile.video} away />
  );

const Filters = ({ current, sort }: { current: GridOptions['filter'] } & Pick<GridOptions, 'sort'>) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <div>
      <ScrollRow label={intl.formatMessage(messages.filters)}>
        <ChipLink href={gridHref(language, { sort })} selected={current === undefined}>
          {intl.formatMessage(messages.all)}
        </ChipLink>
        {filters.map((filter) => (
          <ChipLink key={filter} href={gridHref(language, { filter, sort })} selected={current === filter}>
            {intl.formatMessage(messages[filter])}
          </ChipLink>
        ))}
      </ScrollRow>
    </div>
  );
};

/** Everybody tonight, with the filters of the address. @spec component:TileGrid, feature:shell.tile-grid */
export const TonightConnected = observer(({ grid }: { grid: TileGridStore }) => {
  const { config } = useApp();
  const { language } = config;
  const intl = useIntl();
  const [search] = useSearchParams();
  // The router changes the address after the tiles have loaded, so the layout does not shift before.
  const { filter, sort } = gridOptionsOf(search);
  const isFiltered = filter !== undefined;
  useEffect(() => grid.adopt({ ...(filter && { filter }), ...(sort && { sort }) }), [grid, filter, sort]);
  return (
    <section id="tonight" aria-labelledby="tonight-heading">
      <SectionHeading
        headingId="tonight-heading"
        title={intl.formatMessage(messages.tonight)}
        note={grid.list.value === null ? undefined : intl.formatMessage(counts.performers, { count: grid.list.total })}
      />
      <Choices>
        <Filters current={filter} sort={sort} />
        <SortSlot grid={grid} filter={filter} />
      </Choices>
      <ListFrame
        list={grid.list}
        count={grid.list.items.length}
        onReload={() => void grid.load()}
        pending={<PendingTilesSlot label={intl.formatMessage(messages.tonight)} />}
        empty={
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(messages.nothingFits)}
            step={{ label: intl.formatMessage(messages.showAll), href: gridHref(language, { sort }) }}
          />
        }
      >
        <TileGrid isPending={grid.list.state === 'loading'}>
          {grid.list.items.map((tile, index) => (
            <TileOf key={keyOf(tile)} tile={tile} index={index} isFiltered={isFiltered} />
          ))}
        </TileGrid>
      </ListFrame>
    </section>
  );
});
