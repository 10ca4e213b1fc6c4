import { PerformerFilter, type FilterGroup, type PerformerFilterProps } from '@lounge/kit/performer-filter';
import { ageRange, priceRange } from '@lounge/protocol/content/actor-search';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { filterText } from './filter-text.ts';
import { messages } from './Filters.messages.ts';
import { LocationConnected } from './LocationConnected.tsx';
import { rangesOf, withAges, withFilter, withPrice } from './search-address.ts';
import type { SearchPageState } from './use-search-page.ts';

const groupIds = ['offer', 'language', 'tag', 'gender'] as const;
const closedGroups: ReadonlySet<string> = new Set(['tag', 'gender']);

/** The filters of a search, in their groups; those that find nobody say so. */
const useGroups = ({ search, query }: SearchPageState): readonly FilterGroup[] => {
  const intl = useIntl();
  const { language } = useApp().config;
  const available = search.list.value?.availableFilters ?? [];
  const isChosen = (condition: string): boolean => query.conditions.includes(condition);
  return groupIds.flatMap((id) => {
    const options = available
      .filter(({ group }) => group === id)
      .map(({ condition, count }) => ({
        value: condition,
        label: filterText(condition, language, intl),
        count: count ?? undefined,
        selected: isChosen(condition),
      }));
    const closed = closedGroups.has(id) && !options.some(({ selected }) => selected);
    return options.length === 0 ? [] : [{ id, label: intl.formatMessage(messages[id]), options, closed }];
  });
};

/** Props of FilterConnected. */
export interface FilterConnectedProps extends Pick<PerformerFilterProps, 'look' | 'untitled'> {
  page: SearchPageState;
  /** Whether the postal code is among the filters. @default true */
  hasPlace?: boolean;
}

/** The filters of a search. Each change is a new address. @spec component:PerformerFilter */
export const FilterConnected = observer(({ page, hasPlace = true, ...rest }: FilterConnectedProps) => {
  const { pathname } = useLocation();
  const { query, cleared, go, goSoon } = page;
  const { from, to, price } = rangesOf(query);
  const groups = useGroups(page);
  const fields = [
    { name: 'sort', value: query.sort },
    // A place that is asked for elsewhere stays as it is.
    { name: 'zip', value: hasPlace ? null : query.zip },
    { name: 'radius', value: query.radius === null ? null : String(query.radius) },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  return (
    <PerformerFilter
      {...rest}
      groups={groups}
      action={pathname}
      fields={fields}
      mood={{ value: query.mood, onChange: ({ value }) => goSoon({ ...query, mood: value, page: 1 }) }}
      price={{
        to: price,
        min: priceRange.lowest,
        max: priceRange.highest,
        step: priceRange.step,
        onChange: ({ to: highest }) => goSoon(withPrice(query, highest)),
      }}
      ages={{
        from,
        to,
        min: ageRange.youngest,
        max: ageRange.oldest,
        onChange: (ages) => goSoon(withAges(query, ages.from, ages.to)),
      }}
      location={hasPlace ? <LocationConnected page={page} /> : undefined}
      onToggle={({ value, selected }) => go(withFilter(query, value, selected))}
      {...(cleared === null ? {} : { onClear: () => go(cleared) })}
    />
  );
});
