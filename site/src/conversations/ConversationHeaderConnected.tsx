import { chatReasonOf } from '@lounge/kit/chat-button';
import type { ChatOffer } from '@lounge/kit/chat-button-group';
import { ConversationHeader } from '@lounge/kit/conversation-header';
import { IconButton } from '@lounge/kit/icon-button';
import { archive, eye, images, videoCamera, waveform } from '@lounge/kit/icons';
import { pathTo } from '@lounge/locale';
import type { Channel } from '@lounge/stores/content/messenger';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { kinds } from '../content/live-chat/LiveChat.messages.ts';
import { useStartChat } from '../content/live-chat/use-start-chat.ts';
import { messages } from '../content/messenger/Messenger.messages.ts';
import type { MessengerStores } from '../content/messenger/MessengerStores.ts';
import { pictureContent } from '../foundation/page/picture-content.ts';
import { useVouchers } from '../foundation/vouchers/voucher-stores.ts';
import { useApp } from '../shared/app-context.ts';
import { messengerPath } from '../shared/messenger-links.ts';
import { wantedChatPath } from '../shared/wanted-chat-path.ts';
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
  const canChat = isActorOnline && !blocked && !stores.guest.isBarredFromSpending;
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
        label={intl.formatMessage(messages.archive)}
        onClick={() => messenger.channels.archive(channel.id, !archived)}
      />
    </ConversationHeader>
  );
});
