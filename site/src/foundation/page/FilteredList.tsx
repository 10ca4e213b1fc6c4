import { Button } from '@lounge/kit/button';
import { slidersHorizontal } from '@lounge/kit/icons';
import { FilterChips } from '@lounge/kit/performer-filter';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages } from './FilteredList.messages.ts';
import { filteredListStyles } from './FilteredList.styles.ts';
import { useChosenFocus } from './use-chosen-focus.ts';

/** Whether the filter is hidden where there is room for it, for all lists of a kind. */
export interface FilterVisibility {
  readonly isFilterHidden: boolean;
  readonly toggleFilter: () => void;
}

/** Props of FilteredList. */
export interface FilteredListProps {
  /** The filter, beside the list. */
  filter: ReactNode;
  /** Shown in place of the filter, which is then a form for pages without script, and behind its button. */
  aside?: ReactNode;
  /** Absent where the filter cannot be hidden. */
  visibility?: FilterVisibility;
  /** The filter over the page, where there is no room beside the list. */
  sheet: (close: () => void) => ReactNode;
  /** Each filter that is chosen, with the address without it. */
  chosen: readonly { readonly label: string; readonly href: string }[];
  /** The address without any filter. */
  clearHref: string;
  /** Whether the address has a filter that is left out. @default false */
  hasUnknown?: boolean;
  /** How many were found, announced when it changes. */
  found?: ReactNode;
  /** Links beside the button of the filter, where there is no room for what they lead to. */
  links?: ReactNode;
  /** The choice of an order. */
  order: ReactNode;
  /** The menu of phones that opens the sheet too. */
  menu?: string;
  /** The list. */
  children: ReactNode;
}

const Columns = styled.div.withConfig({ componentId: 'site-filtered-list' })`
  ${filteredListStyles}
`;

const besideOf = (hasAside: boolean, visibility: FilterVisibility | undefined): 'aside' | 'filter' | undefined => {
  if (hasAside) return 'aside';
  return visibility?.isFilterHidden ? undefined : 'filter';
};

/** A list with its filter beside it or behind a button, a bar with its number and order, and the filters that are chosen. */
export const FilteredList = observer((props: FilteredListProps) => {
  const { filter, aside, visibility, sheet, chosen, clearHref, hasUnknown, found, links, order, menu, children } =
    props;
  const hasAside = Boolean(aside);
  const intl = useIntl();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [chosenProps, results] = useChosenFocus(chosen.length);
  const filters = intl.formatMessage(messages.filters, { count: chosen.length });
  return (
    <>
      <Columns data-beside={besideOf(hasAside, visibility)}>
        <div data-part={hasAside ? 'aside' : 'filter'}>{hasAside ? aside : filter}</div>
        <div data-part="results" ref={results} tabIndex={-1}>
          <div data-part="bar">
            {found}
            {links}
            <Button
              data-part="sheet-toggle"
              icon={slidersHorizontal}
              aria-haspopup="dialog"
              data-menu={menu}
              onClick={() => setSheetOpen(true)}
            >
              {filters}
            </Button>
            {order}
            {visibility && (
              <Button
                data-part="panel-toggle"
                variant="text"
                aria-expanded={!visibility.isFilterHidden}
                onClick={() => visibility.toggleFilter()}
              >
                {intl.formatMessage(visibility.isFilterHidden ? messages.showFilter : messages.hideFilter)}
              </Button>
            )}
          </div>
          {chosen.length > 0 && (
            <div data-part="chosen" {...chosenProps}>
              <FilterChips chosen={chosen} clearHref={clearHref} />
            </div>
          )}
          {hasAside && (
            <noscript>
              <details data-part="plain-filter">
                <summary>{filters}</summary>
                {filter}
              </details>
            </noscript>
          )}
          {hasUnknown && <p data-part="unknown">{intl.formatMessage(messages.unknownFilter)}</p>}
          {children}
        </div>
      </Columns>
      {isSheetOpen && sheet(() => setSheetOpen(false))}
    </>
  );
});
