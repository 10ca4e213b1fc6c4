import { ChatButton, ChatButtonRow, possibleFirst, type ChatKind, type ChatObstacle } from '@lounge/kit/chat-button';
import type { PriceContent } from '@lounge/kit/price';
import { formatWeekdayTime } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import { messages } from '../actors/Performer.messages.ts';
import { messengerPath } from '../messenger/messenger-links.ts';

interface Offer {
  readonly kind: ChatKind;
  readonly price?: PriceContent;
  readonly note?: string;
  readonly voucher?: string;
}

const perMinute = (amount: number | null, was?: number | null): Pick<Offer, 'price'> =>
  amount === null ? {} : { price: { amount, per: 'minute', was: was ?? undefined } };

/** The ways to talk that a performer offers, the main one first. */
const offersOf = (actor: ActorData, intl: IntlShape, showAt: string | null): Offer[] => {
  const { prices } = actor;
  const free = prices.freeMessages;
  return [
    { kind: 'videoChat', ...perMinute(prices.video, prices.basePriceVideo) },
    ...(actor.freeChat ? [{ kind: 'freeChat' as const }] : []),
    ...(actor.isVoyeurChatAvailable ? [{ kind: 'voyeurChat' as const, ...perMinute(prices.voyeur) }] : []),
    ...(actor.isVoiceCallAvailable ? [{ kind: 'voiceCall' as const, ...perMinute(prices.voiceCall) }] : []),
    {
      kind: 'message',
      ...(prices.message === null ? {} : { price: { amount: prices.message, per: 'each' as const } }),
      ...(free > 0 ? { voucher: intl.formatMessage(messages.freeLeft, { count: free }) } : {}),
    },
    ...(actor.isToyControlAvailable ? [{ kind: 'toyControl' as const, ...perMinute(prices.toyControl) }] : []),
    ...(showAt === null ? [] : [{ kind: 'ticketShow' as const, note: showAt }]),
  ];
};

/** Nobody has to be here for a message or for a ticket to a later show. */
const needsPresence = (kind: ChatKind): boolean => kind !== 'message' && kind !== 'ticketShow';

/**
 * The row of chat buttons with prices per minute, what is possible now first. A message leads to the messenger, anonymous
 * visitors to the log-in. A way that has no start here does not exist yet and says so.
 * @spec feature:performers.profile, feature:account.locked
 */
export const ChatButtonsConnected = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { stores, config, paymentDialog: door } = useApp();
  const navigate = useNavigate();
  const { language } = config;
  const { isLoggedIn, isLocked } = stores.guest;
  const showAt = actor.nextShowAt === null ? null : formatWeekdayTime(actor.nextShowAt, language);
  const starts: Partial<Record<ChatKind, () => void>> = {
    message: () => (isLoggedIn ? void navigate(messengerPath(language, actor.id)) : door.open('log-in')),
  };
  const obstacleOf = (kind: ChatKind): ChatObstacle | undefined => {
    if (isLocked) return 'locked';
    if (needsPresence(kind) && !actor.isOnline) return 'offline';
    return starts[kind] === undefined ? 'notYet' : undefined;
  };
  const ways = offersOf(actor, intl, showAt).map((offer) => {
    const obstacle = obstacleOf(offer.kind);
    return { ...offer, obstacle, state: obstacle === undefined ? ('available' as const) : ('unavailable' as const) };
  });
  return (
    <ChatButtonRow label={intl.formatMessage(messages.talk, { name: actor.name })}>
      {possibleFirst(ways).map((way, at) => (
        <ChatButton key={way.kind} {...way} primary={at === 0} onStart={starts[way.kind]} />
      ))}
    </ChatButtonRow>
  );
});
