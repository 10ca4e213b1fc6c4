import { isOneOf } from '@lounge/protocol';
import { actorSearchSort } from '@lounge/protocol/content/actor-search';
import type { SearchSort } from '@lounge/stores/content/actor-search';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { OrderForm } from '../../foundation/page/OrderForm.tsx';
import { messages } from './Pages.messages.ts';
import { searchOf } from './search-address.ts';
import type { SearchPageState } from './use-search-page.ts';

/** The texts of the orders, in the order in which they are offered. */
const names = {
  rank: messages.byRank,
  distance: messages.byDistance,
  rating: messages.byRating,
  price: messages.byPrice,
  newest: messages.byNewest,
} as const satisfies Record<SearchSort, unknown>;

/** The order of the results; by distance where there is a place to be near to. */
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
    <OrderForm
      action={pathname}
      fields={[...new URLSearchParams(searchOf({ ...query, sort: null, page: 1 }))]}
      label={intl.formatMessage(messages.sort)}
      value={shown}
      options={offered.map((value) => ({ value, text: intl.formatMessage(names[value]) }))}
      onChoose={choose}
    />
  );
});
