import { ButtonLink } from '@lounge/kit/button';
import { squaresFour } from '@lounge/kit/icons';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { FilteredList } from '../../foundation/page/FilteredList.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { useApp } from '../../shared/app-context.ts';
import { chosenTexts } from './filter-text.ts';
import { FilterConnected } from './FilterConnected.tsx';
import { FilterSheetConnected } from './FilterSheetConnected.tsx';
import { OrderConnected } from './OrderConnected.tsx';
import { messages } from './Pages.messages.ts';
import { hasUnknownFilter, isOfEverybody } from './search-address.ts';
import { useActorSearches } from './search-stores.ts';
import { SearchTabs } from './SearchTabs.tsx';
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

const CategoriesLink = () => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <ButtonLink
      variant="outline"
      icon={squaresFour}
      href={pathTo('category.overview', language)}
      data-menu="categoryFilter"
    >
      {intl.formatMessage(messages.categoriesTitle)}
    </ButtonLink>
  );
};

/** A page with a search: its title, the other lists, the filter beside or behind a button, what is chosen, and the list. */
export const SearchPage = observer((props: SearchPageProps) => {
  const { page, title, note, total, lead, before, aside, hasPlace = false, children } = props;
  const intl = useIntl();
  const { language } = useApp().config;
  const { view } = useActorSearches();
  const { query, cleared, hrefOf } = page;
  const isPartly = hasUnknownFilter(new URLSearchParams(useLocation().search));
  const chosen = chosenTexts(query, { hasPlace, language, intl });
  return (
    <ListPage title={title} note={note} lead={lead} tabs={<SearchTabs />}>
      {before}
      <FilteredList
        filter={<FilterConnected page={page} hasPlace={!hasPlace} untitled={Boolean(aside)} />}
        aside={aside}
        visibility={view}
        sheet={(close) => <FilterSheetConnected page={page} hasPlace={!hasPlace} onClose={close} />}
        chosen={chosen.map(({ label, without }) => ({ label, href: hrefOf(without) }))}
        clearHref={hrefOf(cleared ?? query)}
        hasUnknown={isPartly}
        found={<Found page={page} total={total} />}
        links={<CategoriesLink />}
        order={<OrderConnected page={page} />}
        menu="cameraFilter"
      >
        {children}
      </FilteredList>
    </ListPage>
  );
});
