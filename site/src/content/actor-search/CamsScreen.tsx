import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { NobodyLive } from '../actors/NobodyLive.tsx';
import { messages } from './Cams.messages.ts';
import { messages as pages } from './Pages.messages.ts';
import { ResultsConnected } from './ResultsConnected.tsx';
import { SearchPage } from './SearchPage.tsx';
import { useActorSearches } from './search-stores.ts';
import { SoonConnected } from './SoonConnected.tsx';
import { useSearchPage } from './use-search-page.ts';

/**
 * Everybody who is live, with the number of all who are online; while nothing is chosen, also who starts soon.
 * @spec screen:cams, feature:performers.cams, feature:shell.online-count
 * @deviates screen:cams 5, feature:performers.cams 3 docs/decisions/0165
 */
export const CamsScreen = observer(() => {
  const intl = useIntl();
  const { amount } = useActorSearches();
  const page = useSearchPage('cams');
  const online = amount.value?.amount;
  return (
    <SearchPage
      page={page}
      title={intl.formatMessage(messages.title)}
      total={online}
      note={online === undefined ? undefined : intl.formatMessage(pages.online, { count: online })}
    >
      <ResultsConnected page={page} empty={<NobodyLive />} />
      <SoonConnected page={page} />
    </SearchPage>
  );
});
