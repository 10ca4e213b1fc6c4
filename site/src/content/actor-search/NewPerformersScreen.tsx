import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { messages } from './Pages.messages.ts';
import { ResultsConnected } from './ResultsConnected.tsx';
import { SearchPage } from './SearchPage.tsx';
import { useSearchPage } from './use-search-page.ts';

/** Who is new. @spec screen:performers.new, feature:performers.new */
export const NewPerformersScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const page = useSearchPage('fresh');
  return (
    <SearchPage
      page={page}
      title={intl.formatMessage(messages.newTitle)}
      lead={intl.formatMessage(messages.newDescription)}
    >
      <ResultsConnected
        page={page}
        empty={
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(messages.nobodyNew)}
            step={{ label: intl.formatMessage(messages.seeLive), href: pathTo('cams', language) }}
          />
        }
      />
    </SearchPage>
  );
});
