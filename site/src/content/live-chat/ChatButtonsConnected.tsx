import { ChatButton, ChatButtonRow, possibleFirst, type ChatKind, type ChatObstacle } from '@lounge/kit/chat-button';
import type { PriceContent } from '@lounge/kit/price';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import { messages } from '../actors/Performer.messages.ts';
import { messengerPath } from '../messenger/messenger-links.ts';
import { priceOfKind } from './price-of-kind.ts';
import { useStartChat, type PressedChat } from './use-start-chat.ts';
import { useTicketShow } from '../tickets/use-ticket-show.ts';

interface Offer {
  readonly kind: ChatKind;
  readonly price?: PriceContent;
  readonly note?: string;
  readonly voucher?: string;
}

const perMinute = (amount: number | null, was?: number | null): Pick<Offer, 'price'> =>
  amount === null ? {} : { price: { amount, per: 'minute', was: was ?? undefined } };

/** The kinds of chat that a performer offers, the main one first. */
const offersOf = (actor: ActorData, intl: IntlShape, hasShow: boolean): Offer[] => {
  const { prices } = actor;
  const free = prices.freeMessages;
  return [
    {
      kind: 'videoChat',
      ...perMinute(prices.video, prices.basePriceVideo),
      ...(actor.voucherChatMinutes > 0
        ? { voucher: intl.formatMessage(messages.minutesFree, { count: actor.voucherChatMinutes }) }
        : {}),
    },
    ...(actor.freeChat ? [{ kind: 'freeChat' as const }] : []),
    ...(actor.isVoyeurChatAvailable ? [{ kind: 'voyeurChat' as const, ...perMinute(prices.voyeur) }] : []),
    ...(actor.isVoiceCallAvailable ? [{ kind: 'voiceCall' as const, ...perMinute(prices.voiceCall) }] : []),
    {
      kind: 'message',
      ...(prices.message === null ? {} : { price: { amount: prices.message, per: 'each' as const } }),
      ...(free > 0 ? { voucher: intl.formatMessage(messages.freeLeft, { count: free }) } : {}),
    },
    ...(actor.isToyControlAvailable ? [{ kind: 'toyControl' as const, ...perMinute(prices.toyControl) }] : []),
    ...(hasShow ? [{ kind: 'ticketShow' as const }] : []),
  ];
};

/** Why a chat is not possible beside what the performer does now. */
const companyObstacle = (
  kind: ChatKind,
  { isVoyeurMode, isCurrentlyTicketShow }: ActorData,
): ChatObstacle | undefined => {
  if (!needsPresence(kind)) return undefined;
  if (kind === 'voyeurChat') return isVoyeurMode ? undefined : 'nobodyInChat';
  if (isCurrentlyTicketShow) return 'inShow';
  return isVoyeurMode ? 'inChat' : undefined;
};

/** Whether the performer must be online; a message and a ticket to a later show do not need it. */
const needsPresence = (kind: ChatKind): boolean => kind !== 'message' && kind !== 'ticketShow';

/**
 * The row of chat buttons with prices per minute, available kinds first. A message opens the messenger, or the log-in for
 * anonymous visitors. Kinds without an entry in `starts` are not built yet, and their buttons say so.
 * @spec feature:performers.profile, feature:account.locked
 */
export const ChatButtonsConnected = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { stores, config, paymentDialog } = useApp();
  const navigate = useNavigate();
  const { language } = config;
  const { isLoggedIn, isLocked } = stores.guest;
  const ticketShow = useTicketShow(actor);
  const startChat = useStartChat();
  const start = (kind: PressedChat['kind']) => () =>
    startChat({ slug: actor.slug, actorId: actor.id, kind, price: priceOfKind(actor, kind, false) });
  const starts: Partial<Record<ChatKind, () => void>> = {
    videoChat: start('videoChat'),
    voyeurChat: start('voyeurChat'),
    freeChat: start('freeChat'),
    message: () => (isLoggedIn ? void navigate(messengerPath(language, actor.id)) : paymentDialog.open('log-in')),
  };
  const obstacleOf = (kind: ChatKind): ChatObstacle | undefined => {
    if (isLocked) return 'locked';
    if (needsPresence(kind) && !actor.isOnline) return 'offline';
    return starts[kind] === undefined ? 'notYet' : companyObstacle(kind, actor);
  };
  const chats = offersOf(actor, intl, ticketShow !== null).map((offer) => {
    if (offer.kind === 'ticketShow' && ticketShow !== null && !isLocked) return { ...offer, ...ticketShow };
    const obstacle = obstacleOf(offer.kind);
    return { ...offer, obstacle, state: obstacle === undefined ? ('available' as const) : ('unavailable' as const) };
  });
  return (
    <ChatButtonRow label={intl.formatMessage(messages.talk, { name: actor.name })}>
      {possibleFirst(chats).map((chat, at) => (
        <ChatButton key={chat.kind} onStart={starts[chat.kind]} {...chat} primary={at === 0} />
      ))}
    </ChatButtonRow>
  );
});
