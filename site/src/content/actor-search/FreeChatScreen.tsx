import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { messages } from './Pages.messages.ts';
import { ResultsConnected } from './ResultsConnected.tsx';
import { SearchPage } from './SearchPage.tsx';
import { useSearchPage } from './use-search-page.ts';

/**
 * Who offers a free chat now; who ends it or goes offline leaves the list.
 * @spec screen:performers.free-chat, feature:performers.free-chat-list
 * @deviates screen:performers.free-chat 1 docs/decisions/0165
 */
export const FreeChatScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const page = useSearchPage('free');
  return (
    <SearchPage
      page={page}
      title={intl.formatMessage(messages.freeTitle)}
      lead={intl.formatMessage(messages.freeDescription)}
    >
      <ResultsConnected
        page={page}
        isFree
        empty={
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(messages.noFreeChat)}
            text={intl.formatMessage(messages.noFreeChatText)}
            step={{ label: intl.formatMessage(messages.seeLive), href: pathTo('cams', language) }}
          />
        }
      />
    </SearchPage>
  );
});
