import { Select } from '@lounge/kit/select';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from './Pages.messages.ts';
import type { SearchPageState } from './use-search-page.ts';

/** The order of the results, where there is a place to be near to. */
export const OrderConnected = observer(({ page: { search, query, go } }: { page: SearchPageState }) => {
  const intl = useIntl();
  if (search.searchType === 'location' || query.zip === null) return null;
  const options = [
    { value: 'rank', text: intl.formatMessage(messages.byRank) },
    { value: 'distance', text: intl.formatMessage(messages.byDistance) },
  ];
  return (
    <Select
      input={{ 'aria-label': intl.formatMessage(messages.sort), name: 'sort', value: query.sort ?? 'distance' }}
      options={options}
      onChange={({ value }) => go({ ...query, sort: value === 'rank' ? 'rank' : null, page: 1 })}
    />
  );
});
