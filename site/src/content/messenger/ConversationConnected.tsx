import { chatReasonOf } from '@lounge/kit/chat-button';
import type { ChatOffer } from '@lounge/kit/chat-button-group';
import { Conversation } from '@lounge/kit/conversation';
import { ConversationHeader } from '@lounge/kit/conversation-header';
import { IconButton } from '@lounge/kit/icon-button';
import { archive, eye, images, videoCamera, waveform } from '@lounge/kit/icons';
import { pathTo } from '@lounge/locale';
import type { Channel, Conversation as ConversationStore } from '@lounge/stores/content/messenger';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { useVouchers } from '../../foundation/vouchers/voucher-stores.ts';
import { kinds } from '../live-chat/LiveChat.messages.ts';
import { useStartChat } from '../live-chat/use-start-chat.ts';
import { wantedChatPath } from '../live-chat/wanted-chat.ts';
import { BerlinTime } from '../../foundation/page/BerlinTime.tsx';
import { useNow } from '../../foundation/page/use-now.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { itemsWith } from './conversation-items.tsx';
import { earlierOf, readEarlier } from './earlier-messages.ts';
import { messages } from './Messenger.messages.ts';
import { messengerPath } from './messenger-links.ts';
import type { MessengerStores } from './MessengerStores.ts';
import { useChannelOffers } from './use-channel-offers.ts';

const markOf = ({ archived, blocked, freeChat }: Channel) =>
  blocked ? 'blocked' : archived ? 'archived' : freeChat ? 'freeChat' : undefined;

/** The chats that stand beside the video chat; that one too, with its reason, while it is not possible. */
const icons = { videoChat: videoCamera, voyeurChat: eye, toyControl: waveform } as const;

const isFurther = (kind: ChatOffer['kind']): kind is keyof typeof icons => kind in icons;

interface HeaderProps {
  messenger: MessengerStores;
  channel: Channel;
  mediaOpen: boolean;
  onMedia: () => void;
}

/**
 * Who the open conversation is with, the video chat at its price, the way to further chats, and the archive.
 * @spec feature:chat.video
 */
export const ConversationHeaderConnected = observer(({ messenger, channel, mediaOpen, onMedia }: HeaderProps) => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { language } = config;
  const { vouchers } = useVouchers();
  const startChat = useStartChat();
  const { actorId, actorName: name, actorSlug: slug, archived, blocked, multiChatPrice, isActorOnline } = channel;
  const canChat = isActorOnline && !blocked && !stores.guest.isLocked;
  const livePage = pathTo('performer.live-show', language, { actorName: slug });
  const start = (price: number): void => {
    const voucherSeconds = vouchers.secondsWith(actorId);
    startChat({ slug, actorId, kind: 'videoChat', price, voucherSeconds });
  };
  const offers = useChannelOffers(channel, canChat);
  const video = offers.find(({ kind }) => kind === 'videoChat');
  const isVideoPossible = video === undefined || chatReasonOf(video, intl) === undefined;
  const more = offers.flatMap((offer) => {
    const { kind, state, price } = offer;
    if (!isFurther(kind) || (kind === 'videoChat' && isVideoPossible)) return [];
    // The performer's page asks before the start, at the price of that moment.
    const href = kind === 'videoChat' || state === 'running' ? livePage : wantedChatPath(language, slug, kind);
    const reason = chatReasonOf(offer, intl);
    return [{ href, label: intl.formatMessage(kinds[kind]), icon: icons[kind], price, reason }];
  });
  const page = pathTo('performer.overview', language, { actorName: channel.actorSlug });
  return (
    <ConversationHeader
      name={name}
      age={channel.actorAge}
      href={page}
      picture={pictureContent(channel.portrait)}
      online={isActorOnline}
      backHref={messengerPath(language)}
      mark={markOf(channel)}
      chat={
        canChat && multiChatPrice !== null && isVideoPossible
          ? {
              href: livePage,
              label: intl.formatMessage(kinds.videoChat),
              price: video?.price ?? { amount: multiChatPrice.value },
              // The guest's own chat is where the link leads.
              onStart:
                video?.state === 'running' ? undefined : () => start(video?.price?.amount ?? multiChatPrice.value),
            }
          : undefined
      }
      moreChats={more}
    >
      <IconButton
        icon={images}
        variant="filled"
        pressed={mediaOpen}
        label={intl.formatMessage(messages.media)}
        onClick={onMedia}
      />
      <IconButton
        icon={archive}
        variant="filled"
        pressed={archived}
        label={intl.formatMessage(archived ? messages.unarchive : messages.archive)}
        onClick={() => messenger.channels.archive(channel.id, !archived)}
      />
    </ConversationHeader>
  );
});

interface ConversationConnectedProps {
  messenger: MessengerStores;
  conversation: ConversationStore;
  name: string;
  /** Whether the performer is online. */
  isOnline: boolean;
}

/** The messages of the open conversation. @spec screen:messenger.channel */
export const ConversationConnected = observer(
  ({ messenger, conversation, name, isOnline }: ConversationConnectedProps) => {
    const intl = useIntl();
    const now = useNow();
    const { config, stores } = useApp();
    const { outbox, pictureOf, includable: catalogue } = messenger;
    const { state } = conversation.page;
    const { language, token } = config;
    const itemsOf = useMemo(
      () => itemsWith({ catalogue, intl, pictureOf, language, token }),
      [catalogue, intl, pictureOf, language, token],
    );
    const newest = conversation.messages.at(-1);
    return (
      <>
        <Conversation
          name={name}
          online={isOnline}
          items={itemsOf(conversation)}
          now={now}
          isPending={state === 'idle' || state === 'loading'}
          failed={state === 'failed'}
          typing={conversation.isTyping}
          empty={stores.guest.isLocked ? <h2>{intl.formatMessage(messages.nothingYet)}</h2> : undefined}
          earlier={earlierOf(conversation)}
          onEarlier={() => readEarlier(conversation)}
          onReload={() => void conversation.load()}
          onRetry={({ item }) => outbox.retry(item.id)}
          onRemove={({ item }) => outbox.remove(item.id)}
        />
        {newest && <BerlinTime instant={newest.date} />}
      </>
    );
  },
);
