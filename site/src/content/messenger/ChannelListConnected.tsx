import { ButtonLink } from '@lounge/kit/button';
import { ChannelList } from '@lounge/kit/channel-list';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { inboxRoom } from './inbox-room.ts';
import { listedChannel } from './listed-channels.ts';
import { messages } from './Messenger.messages.ts';
import type { MessengerRoom } from './messenger-room.ts';

/** The guest's conversations. */
export const ChannelListConnected = observer(({ room, actorId }: { room: MessengerRoom; actorId: number | null }) => {
  const intl = useIntl();
  const now = useNow();
  const { stores, config } = useApp();
  const { channels } = room;
  const { unread } = inboxRoom(stores);
  const { language } = config;
  const { state } = channels.page;
  return (
    <ChannelList
      data-part="list"
      channels={channels.items.map((channel) => listedChannel(channel, { now, language, intl }))}
      filter={channels.filter}
      onlineOnly={channels.onlineOnly}
      selectedId={actorId === null ? null : channels.selectedId}
      unread={unread.total}
      busy={state === 'idle' || state === 'loading'}
      failed={state === 'failed'}
      hasMore={channels.hasMore}
      loadingMore={channels.isLoadingMore}
      empty={
        <ButtonLink variant="primary" href={`${pathTo('home', language)}?scrollTo=live`}>
          {intl.formatMessage(messages.whoIsLive)}
        </ButtonLink>
      }
      onNarrow={(to) => void channels.narrow(to)}
      onMore={() => void channels.loadMore()}
      onReload={() => void channels.load()}
      onMarkAll={() => channels.markAllSeen()}
    />
  );
});
