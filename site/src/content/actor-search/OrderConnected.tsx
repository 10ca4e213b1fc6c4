import { Button } from '@lounge/kit/button';
import { Select } from '@lounge/kit/select';
import { isOneOf } from '@lounge/protocol';
import { actorSearchSort } from '@lounge/protocol/content/actor-search';
import type { SearchSort } from '@lounge/stores/content/actor-search';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from './Pages.messages.ts';
import { searchOf } from './search-address.ts';
import type { SearchPageState } from './use-search-page.ts';

const Form = styled.form.withConfig({ componentId: 'site-search-order' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--kit-text-muted);
`;

/** The texts of the orders, in the order in which they are offered. */
const names = {
  rank: messages.byRank,
  distance: messages.byDistance,
  rating: messages.byRating,
  price: messages.byPrice,
  newest: messages.byNewest,
} as const satisfies Record<SearchSort, unknown>;

/** The order of the results; by distance where there is a place to be near to. Without a script it is a form with a button. */
export const OrderConnected = observer(({ page: { search, query, go } }: { page: SearchPageState }) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const isPlaced = search.searchType === 'location' || query.zip !== null;
  const usual = isPlaced ? 'distance' : 'rank';
  const shown = query.sort ?? usual;
  const offered = (Object.keys(names) as SearchSort[]).filter((sort) => isPlaced || sort !== 'distance');
  const choose = (value: string): void =>
    go({ ...query, sort: value !== usual && isOneOf(actorSearchSort, value) ? value : null, page: 1 });
  return (
    <Form action={pathname} noValidate>
      {[...new URLSearchParams(searchOf({ ...query, sort: null, page: 1 }))].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        key={shown}
        input={{ 'aria-label': intl.formatMessage(messages.sort), name: 'sort', defaultValue: shown }}
        options={offered.map((value) => ({ value, text: intl.formatMessage(names[value]) }))}
        onChange={({ value }) => choose(value)}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {intl.formatMessage(messages.sortNow)}
        </Button>
      </noscript>
    </Form>
  );
});
