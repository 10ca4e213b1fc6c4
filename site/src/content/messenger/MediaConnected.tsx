import { Button } from '@lounge/kit/button';
import { IconButton } from '@lounge/kit/icon-button';
import { x } from '@lounge/kit/icons';
import { useKit } from '@lounge/kit/kit-provider';
import { MessageContentTile } from '@lounge/kit/message-content-tile';
import { envelopeParameters } from '@lounge/protocol';
import type { ConversationMedia, MediaMessage } from '@lounge/stores/content/messenger';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { shortWhen } from './listed-channels.ts';
import { MediaPane } from './MediaPane.ts';
import { messages } from './Messenger.messages.ts';
import type { MessengerStores } from './MessengerStores.ts';

type ListProps = { media: ConversationMedia; srcOf: (message: MediaMessage) => string; onOpen: (id: number) => void };

const MediaList = observer(({ media, srcOf, onOpen }: ListProps) => {
  const intl = useIntl();
  const now = useNow();
  const { language } = useApp().config;
  const { timeZone } = useKit();
  const { items, state } = media.list;
  useRead(media.list);
  const isLoading = state === 'loading' || state === 'idle';
  const isFirst = isLoading && items.length === 0;
  if (!isLoading && items.length === 0) {
    return <p role="status">{intl.formatMessage(state === 'failed' ? messages.mediaFailed : messages.noMedia)}</p>;
  }
  return (
    <>
      <ul>
        {items.map((message) => (
          <li key={message.messageId}>
            <MessageContentTile
              content={{
                id: message.messageId,
                kind: 'photo',
                src: srcOf(message),
                text: message.text,
                when: shortWhen(message.date, now, language, timeZone),
                from: message.senderType === 'guest' ? intl.formatMessage(messages.you) : message.model.name,
              }}
              onOpen={({ content }) => onOpen(content.id)}
            />
          </li>
        ))}
        {isFirst &&
          Array.from({ length: 6 }, (_, at) => (
            <li key={at}>
              <MessageContentTile content={null} />
            </li>
          ))}
      </ul>
      {media.list.hasMoreFailed && <p role="status">{intl.formatMessage(messages.mediaFailed)}</p>}
      {media.list.hasMore && (
        <Button variant="outline" isPending={media.list.isLoadingMore} onClick={() => void media.list.loadMore()}>
          {intl.formatMessage(messages.moreMedia)}
        </Button>
      )}
    </>
  );
});

/** The pictures of the open conversation; one opens above the others. @spec feature:messenger.media, component:MessageContentTile */
export const MediaConnected = observer(
  ({ messenger, channelId, onClose }: { messenger: MessengerStores; channelId: number; onClose: () => void }) => {
    const intl = useIntl();
    const { token } = useApp().config;
    const [opened, setOpened] = useState<number | null>(null);
    const [media, setMedia] = useState<ConversationMedia | null>(null);
    useEffect(() => {
      const { store, end } = messenger.openMedia(channelId);
      setMedia(store);
      return end;
    }, [messenger, channelId]);
    const srcOf = (message: MediaMessage) =>
      `${message.media?.url ?? ''}?${envelopeParameters.token}=${encodeURIComponent(token)}`;
    const shown = media?.list.items.find(({ messageId }) => messageId === opened);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    return (
      <MediaPane data-part="media" aria-label={intl.formatMessage(messages.media)} onKeyDown={closeOnEscape}>
        <div data-part="head">
          <h2>{intl.formatMessage(messages.media)}</h2>
          <IconButton icon={x} variant="filled" label={intl.formatMessage(messages.closeMedia)} onClick={onClose} />
        </div>
        {shown && <img data-part="opened" src={srcOf(shown)} alt={intl.formatMessage(messages.picture)} />}
        {media && <MediaList media={media} srcOf={srcOf} onOpen={setOpened} />}
      </MediaPane>
    );
  },
);
