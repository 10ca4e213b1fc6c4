import type { ChatKind, ChatObstacle } from '@lounge/kit/chat-button';
import type { PriceContent } from '@lounge/kit/price';
import type { ActorData } from '@lounge/stores/content/actors';
import type { IntlShape } from 'react-intl';
import { messages } from '../actors/Performer.messages.ts';

/** A kind of chat that a performer offers, with what its button shows. */
export interface Offer {
  readonly kind: ChatKind;
  readonly price?: PriceContent;
  readonly note?: string;
  readonly voucher?: string;
}

const perMinute = (amount: number | null, was?: number | null): Pick<Offer, 'price'> =>
  amount === null ? {} : { price: { amount, per: 'minute', was: was ?? undefined } };

/** The label of a price of zero says that it is free. */
const free: Pick<Offer, 'price'> = { price: { amount: 0 } };

/** The kinds of chat that a performer offers, the main one first. */
export const offersOf = (actor: ActorData, intl: IntlShape, hasShow: boolean): readonly Offer[] => {
  const { prices } = actor;
  const freeMessages = prices.freeMessages;
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
    ...(actor.isVoiceCallAvailable ? [{ kind: 'voiceCall' as const, ...free }] : []),
    {
      kind: 'message',
      ...(prices.message === null ? {} : { price: { amount: prices.message, per: 'each' as const } }),
      ...(freeMessages > 0 ? { voucher: intl.formatMessage(messages.freeLeft, { count: freeMessages }) } : {}),
    },
    ...(prices.toyControl === null ? [] : [{ kind: 'toyControl' as const, ...perMinute(prices.toyControl) }]),
    { kind: 'textChat', ...free },
    ...(hasShow ? [{ kind: 'ticketShow' as const }] : []),
  ];
};

/** Whether the performer must be online; a message and a ticket to a later show do not need it. */
const needsPresence = (kind: ChatKind): boolean => kind !== 'message' && kind !== 'ticketShow';

/** Why a chat is not possible beside what the performer does now; undefined if it is. @spec component:ToyControlButton */
export const obstacleOf = (kind: ChatKind, actor: ActorData, isLocked: boolean): ChatObstacle | undefined => {
  if (isLocked) return 'locked';
  if (!needsPresence(kind)) return undefined;
  if (!actor.isOnline) return 'offline';
  if (kind === 'voyeurChat') return actor.isVoyeurMode ? undefined : 'nobodyInChat';
  if (actor.isCurrentlyTicketShow) return 'inShow';
  if (actor.isVoyeurMode) return 'inChat';
  return kind === 'toyControl' && !actor.isToyControlAvailable ? 'notConnected' : undefined;
};
