import { ChannelList } from '@lounge/kit/channel-list';
import { useKit } from '@lounge/kit/kit-provider';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useInbox } from './inbox-stores.ts';
import { listedChannel } from './listed-channels.ts';
import type { MessengerStores } from './MessengerStores.ts';

/** The guest's conversations. */
export const ChannelListConnected = observer(
  ({ messenger, actorId }: { messenger: MessengerStores; actorId: number | null }) => {
    const intl = useIntl();
    const now = useNow();
    const { config } = useApp();
    const { channels } = messenger;
    const { unread } = useInbox();
    const { language } = config;
    const { timeZone } = useKit();
    const { state } = channels.list;
    return (
      <ChannelList
        data-part="list"
        channels={channels.items.map((channel) => listedChannel(channel, { now, language, timeZone, intl }))}
        filter={channels.filter}
        onlineOnly={channels.onlineOnly}
        selectedId={actorId === null ? null : channels.selectedId}
        unread={unread.total}
        isPending={state === 'idle' || state === 'loading'}
        failed={state === 'failed'}
        hasMore={channels.list.hasMore}
        loadingMore={channels.list.isLoadingMore}
        moreFailed={channels.list.hasMoreFailed}
        onFilterChange={(to) => void channels.setFilter(to)}
        onMore={() => void channels.list.loadMore()}
        onReload={() => void channels.load()}
        onMarkAll={() => channels.markAllSeen()}
      />
    );
  },
);
