import { formatMinutes } from '@lounge/locale';
import type { ChatButtonState, ChatKind, ChatObstacle } from '../chat-button/chat-state.ts';

/** The smallest balance with which a chat that costs coins starts, in hundredths of a coin. */
const minBalance = 50;

/** The seconds of vouchers that are enough without it. */
const minVoucherSeconds = 30;

/** Current offers of a performer; prices in hundredths of a coin, null where it is not offered. */
export interface PerformerOffers {
  /** Where the performer is now. @default 'here' */
  presence?: 'here' | 'offline' | 'inChat' | 'inShow' | undefined;
  /** Whether the guest's country is banned. @default false */
  isBanned?: boolean | undefined;
  videoPrice?: number | null | undefined;
  /** The regular price of a video chat, struck through. */
  videoPriceBefore?: number | null | undefined;
  voyeurPrice?: number | null | undefined;
  toyPrice?: number | null | undefined;
  /** The state of the toy. @default 'ready' */
  toy?: 'ready' | 'notConnected' | 'running' | 'failed' | undefined;
  /** 0 for a call that costs nothing, which needs no account. */
  voicePrice?: number | null | undefined;
  /**
   * A free text chat: its minutes with picture, within how many hours there is one, and from when on the guest can start the next one,
   * as text such as "Sat 21:04", where it was used. @default none
   */
  textChat?: { minutes: number; hours: number; next?: string | undefined } | null | undefined;
  messagePrice?: number | null | undefined;
  /**
   * A running free chat: for how long, as text such as "22:40", if that is known, and whether it is for registered guests only.
   * @default none
   */
  freeChat?: { until?: string | undefined; needsLogin?: boolean | undefined } | null | undefined;
  /** The next ticket show; without a price until that is known. @default none */
  show?:
    | {
        price?: number | undefined;
        at: string;
        state: 'open' | 'owned' | 'running' | 'entered' | 'soldOut' | 'closed' | 'over';
      }
    | null
    | undefined;
  /** Why chats are not possible for reasons of the page, by kind. @default none */
  obstacles?: Partial<Readonly<Record<ChatKind, ChatObstacle>>> | undefined;
}

/** The facts about the guest. */
export interface ChatGuest {
  isLoggedIn: boolean;
  /** Whether the account is locked. @default false */
  isLocked?: boolean | undefined;
  /** The part of chatting that a restriction forbids: messages alone, or chats too; anonymous calls cost nothing and stay. @default nothing */
  barredFrom?: 'writing' | 'spending' | undefined;
  /** Whether the age check that chats for one guest alone and looking in need is missing. @default false */
  needsAgeCheck?: boolean | undefined;
  /** Whether the conversation with the performer is blocked: no messages and no chats. @default false */
  isBlocked?: boolean | undefined;
  /** The balance in hundredths of a coin. */
  balance: number;
  /** The seconds that vouchers pay. @default 0 */
  voucherSeconds?: number | undefined;
  /** The messages that are free. @default 0 */
  freeMessages?: number | undefined;
  /** Whether all messages are free. @default false */
  isMessagingFree?: boolean | undefined;
  /**
   * The welcome chat: what is left of the offer, or that the guest could get it or switched it off; null if it is not for this guest.
   * @default null
   */
  welcome?: { state: 'eligible' | 'candidate' | 'switchedOff'; minutes: number; timeLeft?: string } | null | undefined;
}

/** The state of a guest's chats with a performer. */
export interface ChatProgress {
  kind: ChatKind;
  state: 'starting' | 'running' | 'failed';
  /** The time that a running chat lasts, such as "4:12". */
  time?: string | undefined;
}

/** The note of an offer, for its text. */
export type OfferNote =
  | { kind: 'freeUntil' | 'at' | 'left' | 'freeFrom'; text: string }
  | { kind: 'onceFree'; minutes: number; hours: number }
  | { kind: 'firstFree'; minutes: number }
  | { kind: 'minutesFree'; time: string }
  | { kind: 'messagesFree'; count: number };

/** A chat in the row of a performer. */
export interface ChatOffer {
  kind: ChatKind;
  state: ChatButtonState;
  price?: { amount: number; was?: number | undefined; per?: 'minute' | 'each' | undefined } | undefined;
  obstacle?: ChatObstacle | undefined;
  note?: OfferNote | undefined;
  voucher?: OfferNote | undefined;
  /** Why it is not possible, in more words than the obstacle has. */
  reason?: OfferNote | undefined;
  /** The time of a running chat. */
  time?: string | undefined;
}

type Known = Pick<ChatOffer, 'kind'> & Partial<ChatOffer>;

const perMinute = (amount: number, was?: number | null) => ({
  amount,
  per: 'minute' as const,
  ...(was ? { was } : {}),
});

/** Why a chat is not possible now, besides what its own offer says. */
const obstacleOf = (kind: ChatKind, { presence = 'here', isBanned, obstacles }: PerformerOffers, guest: ChatGuest) => {
  if (guest.isLocked) return 'locked';
  const isKept = kind === 'message' ? guest.barredFrom !== undefined : guest.barredFrom === 'spending';
  if (isKept && kind !== 'voiceCall') return 'restricted';
  if (isBanned) return 'banned';
  if (guest.isBlocked) return 'blocked';
  if (kind === 'message') return undefined;
  if (kind === 'ticketShow') return obstacles?.[kind];
  if (presence === 'offline') return 'offline';
  if (obstacles?.[kind] !== undefined) return obstacles[kind];
  if (kind === 'voyeurChat') return presence === 'inChat' ? undefined : 'nobodyInChat';
  if (presence === 'inShow') return 'inShow';
  return presence === 'inChat' ? 'inChat' : undefined;
};

/** The chats that need the age check: those with the performer for one guest alone, and looking in. */
const adultKinds: ReadonlySet<ChatKind> = new Set(['voyeurChat', 'toyControl']);

/** A chat that costs coins by the minute starts with half a minute of a voucher, or with at least half a coin. */
const needOf = (
  { kind, price, voucher }: Known,
  { isLoggedIn, needsAgeCheck, balance, voucherSeconds = 0 }: ChatGuest,
): ChatButtonState | undefined => {
  const isOpenToAll = kind === 'freeChat' || (kind === 'voiceCall' && price?.amount === 0);
  if (!isLoggedIn && !isOpenToAll) return 'needLogin';
  if (needsAgeCheck && adultKinds.has(kind)) return 'needAgeCheck';
  const isByVoucher = voucher?.kind === 'minutesFree' ? voucherSeconds >= minVoucherSeconds : voucher !== undefined;
  const isPaid = price !== undefined && price.amount > 0 && !isByVoucher;
  const needed = kind === 'ticketShow' || kind === 'message' ? (price?.amount ?? 0) : minBalance;
  return isPaid && balance < needed ? 'needCoins' : undefined;
};

const withState = (offer: Known, performer: PerformerOffers, guest: ChatGuest, progress?: ChatProgress): ChatOffer => {
  if (progress?.kind === offer.kind) return { ...offer, state: progress.state, time: progress.time };
  const obstacle = obstacleOf(offer.kind, performer, guest) ?? offer.obstacle;
  if (obstacle !== undefined) {
    const { reason, ...known } = offer;
    const isOwn = obstacle === offer.obstacle && reason !== undefined;
    return { ...known, state: 'unavailable', obstacle, ...(isOwn ? { reason } : {}) };
  }
  return { ...offer, state: offer.state ?? needOf(offer, guest) ?? 'available' };
};

const showOffer = (show: NonNullable<PerformerOffers['show']>): Known => {
  const price = show.price === undefined ? {} : { price: { amount: show.price } };
  const base = { kind: 'ticketShow', ...price, note: { kind: 'at', text: show.at } } as const;
  if (show.state === 'owned') return { ...base, state: 'owned' };
  if (show.state === 'running') return { ...base, state: 'enter' };
  if (show.state === 'entered') return { ...base, state: 'back' };
  return show.state === 'open' ? base : { ...base, obstacle: show.state };
};

const freeOffer = (
  { until, needsLogin = false }: NonNullable<PerformerOffers['freeChat']>,
  guest: ChatGuest,
): Known => ({
  kind: 'freeChat',
  ...(until === undefined ? { price: { amount: 0 } } : { note: { kind: 'freeUntil' as const, text: until } }),
  ...(needsLogin && !guest.isLoggedIn ? { state: 'needLogin' as const } : {}),
});

const toyOffer = (price: number, { toy = 'ready' }: PerformerOffers): Known => ({
  kind: 'toyControl',
  price: perMinute(price),
  ...(toy === 'notConnected' ? { obstacle: 'notConnected' as const } : {}),
  ...(toy === 'running' || toy === 'failed' ? { state: toy } : {}),
});

const textOffer = ({ minutes, hours, next }: NonNullable<PerformerOffers['textChat']>): Known => ({
  kind: 'textChat',
  note: { kind: 'onceFree', minutes, hours },
  ...(next === undefined ? {} : { obstacle: 'used', reason: { kind: 'freeFrom', text: next } }),
});

const messageOffer = (price: number | null | undefined, { freeMessages = 0, isMessagingFree }: ChatGuest): Known => {
  if (isMessagingFree || price === null || price === undefined) return { kind: 'message', price: { amount: 0 } };
  const voucher = { kind: 'messagesFree', count: freeMessages } as const;
  return { kind: 'message', price: { amount: price, per: 'each' }, ...(freeMessages > 0 ? { voucher } : {}) };
};

const welcomeOffer = ({ state, minutes, timeLeft }: NonNullable<ChatGuest['welcome']>): Known => ({
  kind: 'welcomeChat',
  note: timeLeft === undefined ? { kind: 'firstFree', minutes } : { kind: 'left', text: timeLeft },
  ...(state === 'switchedOff' ? { obstacle: 'switchedOff' as const } : {}),
  ...(state === 'candidate' ? { obstacle: 'unverified' as const } : {}),
});

/**
 * The chats that a performer offers a guest, each with its state. A voucher pays before coins; offline only messages and tickets are
 * left, the other chats say why they are not possible.
 */
export const chatOffersOf = (
  performer: PerformerOffers,
  guest: ChatGuest,
  progress?: ChatProgress,
): readonly ChatOffer[] => {
  const { videoPrice, videoPriceBefore, voyeurPrice, toyPrice, voicePrice, messagePrice, freeChat, show } = performer;
  const seconds = guest.voucherSeconds ?? 0;
  const voucher = seconds > 0 ? { voucher: { kind: 'minutesFree', time: formatMinutes(seconds) } as const } : {};
  const isOffered = (price: number | null | undefined): price is number => price !== null && price !== undefined;
  const offers: Known[] = [
    ...(isOffered(videoPrice)
      ? [{ kind: 'videoChat' as const, price: perMinute(videoPrice, videoPriceBefore), ...voucher }]
      : []),
    ...(guest.welcome ? [welcomeOffer(guest.welcome)] : []),
    ...(freeChat ? [freeOffer(freeChat, guest)] : []),
    ...(isOffered(voyeurPrice) ? [{ kind: 'voyeurChat' as const, price: perMinute(voyeurPrice) }] : []),
    ...(isOffered(voicePrice)
      ? [{ kind: 'voiceCall' as const, price: voicePrice === 0 ? { amount: 0 } : perMinute(voicePrice) }]
      : []),
    messageOffer(messagePrice, guest),
    ...(isOffered(toyPrice) ? [toyOffer(toyPrice, performer)] : []),
    ...(performer.textChat ? [textOffer(performer.textChat)] : []),
    ...(show ? [showOffer(show)] : []),
  ];
  return offers.map((offer) => withState(offer, performer, guest, progress));
};
