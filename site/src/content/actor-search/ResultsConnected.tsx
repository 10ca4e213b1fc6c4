import { ButtonLink } from '@lounge/kit/button';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { FoundActorData } from '@lounge/stores/content/actor-search';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { ModelTile } from '../actors/ModelTile.tsx';
import { filterText } from './filter-text.ts';
import { messages } from './Pages.messages.ts';
import { withFilter } from './search-address.ts';
import { useActorSearches } from './search-stores.ts';
import { usePlace } from './use-place.ts';
import type { SearchPageState } from './use-search-page.ts';

/** Number of tiles whose pictures load eagerly: about the first row. */
const eagerTiles = 4;

/** A tile whose place is pointed at on the map. */
const Pointed = styled.div.withConfig({ componentId: 'site-pointed-tile' })`
  border-radius: var(--kit-radius-2);
  &[data-pointed] {
    box-shadow:
      0 0 0 4px var(--kit-canvas),
      0 0 0 7px var(--kit-text);
  }
`;

type TileProps = { found: FoundActorData; isEager: boolean; isFree: boolean; hasMap: boolean };

const FoundTile = observer(({ found: { model, distance, watching }, isEager, isFree, hasMap }: TileProps) => {
  const intl = useIntl();
  const { view } = useActorSearches();
  const point = (ids: readonly number[]) => () => view.pointAt(ids);
  // The number stays with its unit; the texts cannot have this space, as their extraction makes it a plain one.
  const placeAt = (km: number) =>
    intl.formatMessage(messages.distance, { km, town: model.city }).replace(' ', '\u00a0');
  const tile = (
    <ModelTile
      model={model}
      lazy={!isEager}
      watching={watching}
      {...(isFree ? { freeChat: true } : {})}
      {...(distance === null ? {} : { place: placeAt(distance), rating: undefined })}
    />
  );
  if (!hasMap) return tile;
  return (
    <Pointed
      data-pointed={view.pointedAt.includes(model.id) || undefined}
      onPointerEnter={point([model.id])}
      onPointerLeave={point([])}
      onFocus={point([model.id])}
      onBlur={point([])}
    >
      {tile}
    </Pointed>
  );
});

/** Nobody fits: the filter that costs most is named and can be taken off. */
const NobodyFits = observer(({ page }: { page: SearchPageState }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { search, query, cleared, hrefOf } = page;
  const costly = search.costliest;
  if (query.radius !== null && costly === null)
    return (
      <ErrorPanel
        kind="empty"
        title={intl.formatMessage(messages.nobodyWithin, { km: query.radius })}
        text={intl.formatMessage(messages.farther)}
        step={{ label: intl.formatMessage(messages.anywhere), href: hrefOf({ ...query, radius: null, page: 1 }) }}
      />
    );
  const clear = {
    label: intl.formatMessage(messages.clearAll),
    href: hrefOf(cleared ?? query),
  };
  const label = costly === null ? '' : filterText(costly.condition, language, intl);
  const count = query.conditions.length + (query.mood === null ? 0 : 1);
  return (
    <ErrorPanel
      kind="empty"
      title={intl.formatMessage(messages.nobodyFits, { count })}
      text={
        costly === null
          ? intl.formatMessage(messages.fewerFilters)
          : intl.formatMessage(messages.without, { label, count: costly.hits })
      }
      step={
        costly === null
          ? clear
          : {
              label: intl.formatMessage(messages.takeOff, { label }),
              href: hrefOf(withFilter(query, costly.condition, false)),
            }
      }
      second={costly === null ? undefined : clear}
    />
  );
});

/** A place that nobody knows: nobody is near it, filtered or not. */
const UnknownPlace = () => {
  const intl = useIntl();
  return (
    <ErrorPanel
      kind="empty"
      title={intl.formatMessage(messages.unknownPlace)}
      text={intl.formatMessage(messages.unknownPlaceText)}
    />
  );
};

/** Props of ResultsConnected. */
export interface ResultsConnectedProps {
  page: SearchPageState;
  /** In place of the list where nobody is there without any filter. */
  empty: ReactNode;
  /** Whether everybody in the list has a free chat. @default false */
  isFree?: boolean;
  /** Whether a map shows the same performers. @default false */
  hasMap?: boolean;
}

/** The performers who were found, page by page, or why there is nobody. */
export const ResultsConnected = observer(({ page, empty, isFree = false, hasMap = false }: ResultsConnectedProps) => {
  const intl = useIntl();
  const { search, query } = page;
  const { items, hasMore } = search.list;
  const isFiltered = query.conditions.length > 0 || query.mood !== null || query.radius !== null;
  const { isUnknown } = usePlace(page);
  const nobody = isFiltered ? <NobodyFits page={page} /> : empty;
  return (
    <ListFrame
      list={search.list}
      total={search.totalHits}
      isWaiting={page.isNavigating}
      onMore={() => void page.showMore()}
      pending={<PendingTiles label={intl.formatMessage(messages.searching)} />}
      empty={isUnknown ? <UnknownPlace /> : nobody}
    >
      <TileGrid isPending={search.list.state === 'loading'}>
        {items.map((found, at) => (
          <FoundTile key={found.model.id} found={found} isEager={at < eagerTiles} isFree={isFree} hasMap={hasMap} />
        ))}
      </TileGrid>
      {hasMore && (
        <noscript>
          <ButtonLink variant="outline" href={page.hrefOf({ ...query, page: search.pages + 1 })}>
            {intl.formatMessage(messages.nextPage)}
          </ButtonLink>
        </noscript>
      )}
    </ListFrame>
  );
});
