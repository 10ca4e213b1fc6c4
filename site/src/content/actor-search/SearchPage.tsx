import { Button, ButtonLink } from '@lounge/kit/button';
import { slidersHorizontal, squaresFour } from '@lounge/kit/icons';
import { FilterChips } from '@lounge/kit/performer-filter';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { chosenTexts } from './filter-text.ts';
import { FilterConnected } from './FilterConnected.tsx';
import { FilterSheetConnected } from './FilterSheetConnected.tsx';
import { OrderConnected } from './OrderConnected.tsx';
import { messages } from './Pages.messages.ts';
import { searchPageStyles } from './SearchPage.styles.ts';
import { hasUnknownFilter, isOfEverybody } from './search-address.ts';
import { useActorSearches } from './search-stores.ts';
import { SearchTabs } from './SearchTabs.tsx';
import { useChosenFocus } from './use-chosen-focus.ts';
import type { SearchPageState } from './use-search-page.ts';

/** Props of SearchPage. */
export interface SearchPageProps {
  page: SearchPageState;
  title: string;
  /** A number or a sentence beside the title. */
  note?: string | undefined;
  /** How many are in the list where nothing is chosen. @default how many its search found */
  total?: number | undefined;
  /** A sentence below the title. */
  lead?: string | undefined;
  /** Content between the tabs and the list, such as the place of a search. */
  before?: ReactNode;
  /** Content beside the list in place of the filter, which is behind its button then. */
  aside?: ReactNode;
  /** Whether the page itself asks for a place, so that the filter does not. @default false */
  hasPlace?: boolean;
  /** The list. */
  children: ReactNode;
}

const Page = styled.div.withConfig({ componentId: 'site-search-page' })`
  ${searchPageStyles}
`;

/** The number that was found, announced when it changes. */
const Found = observer(({ page: { search, query }, total }: Pick<SearchPageProps, 'page' | 'total'>) => {
  const intl = useIntl();
  const isSearching = search.list.state === 'loading';
  // Next door nobody has been looked for before there is a place.
  const isPlaceless = search.searchType === 'location' && query.zip === null && search.position === null;
  const count = isOfEverybody(query) && total !== undefined ? total : search.totalHits;
  return (
    <span role="status">
      {isSearching && search.isInitialised
        ? intl.formatMessage(messages.searching)
        : search.isInitialised && !isPlaceless && intl.formatMessage(messages.found, { count })}
    </span>
  );
});

type BarProps = Pick<SearchPageProps, 'page' | 'total'> & { onOpen: () => void; count: number };

const Bar = observer(({ page, total, onOpen, count }: BarProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { view } = useActorSearches();
  return (
    <div data-part="bar">
      <Found page={page} total={total} />
      <ButtonLink
        data-part="categories"
        variant="outline"
        icon={squaresFour}
        href={pathTo('category.overview', language)}
        data-menu="categoryFilter"
      >
        {intl.formatMessage(messages.categoriesTitle)}
      </ButtonLink>
      <Button
        data-part="sheet-toggle"
        icon={slidersHorizontal}
        aria-haspopup="dialog"
        data-menu="cameraFilter"
        onClick={onOpen}
      >
        {intl.formatMessage(messages.filters, { count })}
      </Button>
      <OrderConnected page={page} />
      <Button
        data-part="panel-toggle"
        variant="text"
        aria-expanded={!view.isFilterHidden}
        onClick={() => view.toggleFilter()}
      >
        {intl.formatMessage(view.isFilterHidden ? messages.showFilter : messages.hideFilter)}
      </Button>
    </div>
  );
});

/** A page with a search: its title, the other lists, the filter beside or behind a button, what is chosen, and the list. */
export const SearchPage = observer((props: SearchPageProps) => {
  const { page, title, note, total, lead, before, aside, hasPlace = false, children } = props;
  const intl = useIntl();
  const { language } = useApp().config;
  const { view } = useActorSearches();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { query, cleared, hrefOf } = page;
  const isPartly = hasUnknownFilter(new URLSearchParams(useLocation().search));
  const chosen = chosenTexts(query, { hasPlace, language, intl });
  const [chosenProps, results] = useChosenFocus(chosen.length);
  return (
    <Page>
      <header>
        <h1>{title}</h1>
        {note !== undefined && <span>{note}</span>}
        {lead !== undefined && <p>{lead}</p>}
      </header>
      <SearchTabs />
      {before}
      <div data-part="columns" data-beside={aside ? 'aside' : view.isFilterHidden ? undefined : 'filter'}>
        <div data-part={aside ? 'aside' : 'filter'}>
          {aside ?? <FilterConnected page={page} hasPlace={!hasPlace} />}
        </div>
        <div data-part="results" ref={results} tabIndex={-1}>
          <Bar page={page} total={total} count={chosen.length} onOpen={() => setSheetOpen(true)} />
          {chosen.length > 0 && (
            <div data-part="chosen" {...chosenProps}>
              <FilterChips
                chosen={chosen.map(({ label, without }) => ({ label, href: hrefOf(without) }))}
                clearHref={hrefOf(cleared ?? query)}
              />
            </div>
          )}
          {aside !== undefined && (
            <noscript>
              <details data-part="plain-filter">
                <summary>{intl.formatMessage(messages.filters, { count: chosen.length })}</summary>
                <FilterConnected page={page} hasPlace={!hasPlace} untitled />
              </details>
            </noscript>
          )}
          {isPartly && <p data-part="unknown">{intl.formatMessage(messages.unknownFilter)}</p>}
          {children}
        </div>
      </div>
      {isSheetOpen && <FilterSheetConnected page={page} hasPlace={!hasPlace} onClose={() => setSheetOpen(false)} />}
    </Page>
  );
});
