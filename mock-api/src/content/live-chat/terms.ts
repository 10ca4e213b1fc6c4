import {
  chatLimitsMs,
  clientExit,
  minChatBalance,
  minVoucherSeconds,
  textChatLimitsMs,
} from '@lounge/protocol/content/live-chat';
import { conversionChatTerms } from '@lounge/protocol/foundation/conversion';
import { endConversionOffer, isConversionChatOpen } from '../../foundation/conversion/index.ts';
import { balanceOf, guestAccount } from '../../foundation/wallet/ledger.ts';
import { isOldEnough } from '../../foundation/wallet/restriction.ts';
import { reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import {
  chatsWithoutPicture,
  conversionMsOf,
  lastEndedChatOf,
  textChatSince,
  uncountedSince,
  type CalledPerformer,
  type ChatRow,
} from './chat-statements.ts';
import { mayEnter } from '../tickets/index.ts';
import { actorShowsOf } from '../tickets/map-actor-shows.ts';
import { aheadMs } from './delivery.ts';
import { privacyOf, isExclusive, stageOf } from './stage.ts';
import { voucherSecondsFor } from './voucher-seconds.ts';

/** A kind of chat, with cameras on both sides or not. */
export type RequestedChat = Pick<ChatRow, 'kind' | 'withCamera' | 'showId'>;

/**
 * The price of a chat per minute in hundredths; null if its time costs nothing. Rejects kinds that a performer does not offer.
 * @spec rule:chat-price-per-minute
 */
export const priceOfChat = (performer: CalledPerformer, { kind, withCamera }: RequestedChat): number | null => {
  const offered = (price: number | null, isOffered = 1): number =>
    price === null || isOffered === 0 ? reject('notPossible', 'kind') : price;
  switch (kind) {
    case 'videoChat':
      return offered(withCamera === 1 ? performer.priceSingle : performer.priceVideo);
    case 'voyeurChat':
      return offered(performer.priceVoyeur, performer.isVoyeur);
    case 'toyControl':
      return offered(performer.priceToy, performer.isToy);
    case 'voiceCall':
      return offered(performer.priceVoice, performer.isVoice);
    case 'freeChat':
      return performer.freeChat === 1 ? null : reject('notPossible', 'kind');
    case 'textChat':
    case 'ticketShow':
      return null;
    case 'conversionChat':
      return performer.freeMessages > 0 ? null : reject('notPossible', 'kind');
  }
};

/** The age rating of a kind of chat. @assumed What is for one guest alone, or watches one, needs the age check; the rest does not. */
const ratingOf = (requested: RequestedChat): number =>
  isExclusive(requested) || requested.kind === 'voyeurChat' ? 18 : 16;

/** When a chat ends by itself; null without a fixed end. */
export const endOf = async (
  { kind, showId }: RequestedChat,
  actorId: number,
  guestId: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<string | null> => {
  if (kind === 'ticketShow') {
    const entry = await mayEnter(world, guestId, showId ?? 0);
    return entry.ok ? entry.show.endAt : null;
  }
  if (kind === 'freeChat') return (await stageOf(world, actorId)).freeUntil;
  // From the latest instant at which the picture can begin; the first picture moves it.
  if (kind !== 'textChat' && kind !== 'conversionChat') return null;
  const ms = kind === 'textChat' ? textChatLimitsMs.chat : conversionChatTerms.freeMs;
  return new Date(world.clock.now() + ms + beforePictureMs).toISOString();
};

/** The time that a chat has at most before its picture begins, in milliseconds. */
const beforePictureMs = chatLimitsMs.ring + chatLimitsMs.firstPicture;

/** The end of a chat of a fixed length whose picture begins now; other ends stay. */
export const endFromFirstPicture = (
  { kind, startedAt, endsAt }: Pick<ChatRow, 'kind' | 'startedAt' | 'endsAt'>,
  now: number,
): string | null => {
  if (endsAt === null || (kind !== 'textChat' && kind !== 'conversionChat')) return endsAt;
  return new Date(now + Date.parse(endsAt) - Date.parse(startedAt) - beforePictureMs).toISOString();
};

/**
 * Shorter ones were no chat, so that the offer stays, in milliseconds in all: as their pages reported it, and as it was handed out, of which
 * a browser gets some seconds ahead. @assumed
 */
const leastConversionMs = { counted: 10_000, delivered: 20_000 } as const;

/** Rejects a conversion chat that is not offered to the guest, or was switched off. */
const checkConversion = async (guestId: number, world: Pick<World, 'tx' | 'clock'>): Promise<void> => {
  if (!(await isConversionChatOpen(guestId, world))) reject('notPossible', 'kind');
};

/** Ends the guest's offer after the first chat. Inside a change. */
export const closeUsedOffer = async ({ kind, guestId }: ChatRow, world: World): Promise<void> => {
  if (kind !== 'conversionChat') return;
  const had = (await conversionMsOf.first(world.tx, { guestId })) ?? { counted: 0, delivered: 0 };
  const isUsed = had.counted >= leastConversionMs.counted || had.delivered >= leastConversionMs.delivered;
  if (isUsed) await endConversionOffer(guestId, world);
};

/** How long after a voyeur chat its guest is admitted, in milliseconds. */
const admittedForMs = 30_000;

/**
 * Whether a performer leaves her private chat with an invented guest for a voyeur who changes into the video chat. With a real guest
 * she stays.
 * @assumed The documents name the exit "upgrade" (103), and not what becomes of the other guest.
 */
const isAdmitted = async (guestId: number, actorId: number, world: Pick<World, 'tx' | 'clock'>): Promise<boolean> => {
  const last = await lastEndedChatOf.first(world.tx, { guestId });
  if (last?.actorId !== actorId || last.kind !== 'voyeurChat' || last.exitCode !== clientExit.upgrade) return false;
  if (world.clock.now() - Date.parse(last.endedAt ?? '') > admittedForMs) return false;
  const { chats } = await privacyOf(actorId, world);
  return !chats.some(isExclusive);
};

/**
 * Rejects a guest without a ticket to the performer's show, one who comes before its door opens, and one who comes after its end. Before
 * the show begins, it interrupts no private chat.
 */
const checkTicket = async (
  guestId: number,
  actorId: number,
  showId: number | null,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<void> => {
  const entry = await mayEnter(world, guestId, showId ?? reject('malformed', 'showId'));
  if (!entry.ok) {
    if (entry.reason === 'unknownShow') reject('unknown', 'showId');
    reject(entry.reason === 'noTicket' ? 'needPurchase' : 'notPossible', 'showId');
  } else if (entry.show.actorId !== actorId) reject('unknown', 'showId');
  if (!(await isInShow(actorId, world)) && (await privacyOf(actorId, world)).isPrivate) reject('actorBusy');
};

/**
 * The limits of chats whose picture was not counted, within a time in milliseconds: for each performer those that show none, in all also
 * those that get much more than counted or billed. Together they get at most `sumMs` beyond.
 * @assumed Decision 0052.
 */
const withoutPicture = {
  ms: 3_600_000,
  mostWithActor: 3,
  most: 10,
  uncountedMs: 10_000,
  lateMs: 16_000,
  sumMs: 60_000,
};

/**
 * Rejects a guest whose page fetched the picture of several chats and never said so: nothing of them is charged, and so nothing limits
 * them.
 */
const checkPictures = async (
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
  guestId: number,
  actorId: number,
): Promise<void> => {
  const since = new Date(clock.now() - withoutPicture.ms).toISOString();
  const { uncountedMs, mostWithActor, most, lateMs, sumMs } = withoutPicture;
  const counts = await chatsWithoutPicture.first(tx, { guestId, actorId, since, uncountedMs });
  if (counts !== null && (counts.withActor >= mostWithActor || counts.total >= most)) reject('tooMany');
  // The chat that starts may get all that is handed out ahead.
  const beyond = (await uncountedSince.first(tx, { guestId, since, lateMs }))?.ms ?? 0;
  if (beyond + aheadMs > sumMs) reject('tooMany');
};

/** Rejects a text chat within a day of the last one with the performer that she answered. */
const checkTextChat = async (
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
  guestId: number,
  actorId: number,
): Promise<void> => {
  const since = new Date(clock.now() - textChatLimitsMs.next).toISOString();
  if ((await textChatSince.first(tx, { guestId, actorId, since })) !== null) reject('tooMany', 'kind');
};

/** Whether a performer is in a ticket show now. */
export const isInShow = async (actorId: number, world: Pick<World, 'tx' | 'clock'>): Promise<boolean> =>
  (await actorShowsOf(actorId, { guestId: null }, world)).isCurrentlyTicketShow;

/**
 * Rejects a start by name: the age check is missing, somebody else has the performer, coins are missing.
 * @spec rule:chat-min-balance, constant:chat.minBalance
 */
export const checkTerms = async (
  requested: RequestedChat,
  guestId: number,
  performer: CalledPerformer,
  price: number | null,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<void> => {
  if (!(await isOldEnough(guestId, ratingOf(requested), world))) reject('needAgeCheck');
  await checkPictures(world, guestId, performer.id);
  if (requested.kind === 'ticketShow') return checkTicket(guestId, performer.id, requested.showId, world);
  if (requested.kind === 'conversionChat') await checkConversion(guestId, world);
  if (requested.kind === 'textChat') await checkTextChat(world, guestId, performer.id);
  if (await isInShow(performer.id, world)) reject('actorBusy');
  const { isPrivate, chats } = await privacyOf(performer.id, world);
  if (requested.kind === 'voyeurChat') {
    if (!isPrivate) reject('notPossible', 'kind');
  } else if (isExclusive(requested) ? isPrivate || chats.length > 0 : isPrivate) {
    const mayBeAdmitted = requested.kind === 'videoChat' && requested.withCamera === 0;
    if (!mayBeAdmitted || !(await isAdmitted(guestId, performer.id, world))) reject('actorBusy');
  }
  if (price === null || price <= 0) return;
  const chat = { guestId, actorId: performer.id, kind: requested.kind };
  if ((await voucherSecondsFor(chat, world)) >= minVoucherSeconds) return;
  if ((await balanceOf(world.tx, guestAccount(guestId))) < minChatBalance) reject('needPurchase');
};

/** Whether the fixed end of a chat has come; a chat without one is never over by it. */
export const isOver = ({ endsAt }: Pick<ChatRow, 'endsAt'>, world: Pick<World, 'clock'>): boolean =>
  endsAt !== null && endsAt <= nowIso(world);
