import { chatBeatMs, chatBookingMs, limitExit, wholeMinutes } from '@lounge/protocol/content/live-chat';
import { publishVouchers, takeSeconds } from '../../foundation/vouchers/index.ts';
import { afterCharge, continueTransfer, latestTransfer, revenueEntriesOfPart } from '../../foundation/wallet/index.ts';
import { balanceOf, guestAccount, serverKeys, transferOnce } from '../../foundation/wallet/ledger.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { chatByKey, updateChat, type ChatRow } from './chat-statements.ts';
import { writeSystemMessage } from '../messenger/index.ts';
import { noteEntry } from '../tickets/index.ts';
import { chatEnded } from './events.ts';
import { withDelivered } from './delivery.ts';
import { chargeOf, secondsOf } from './map-chat.ts';
import { countBeat, type Beat } from './played-pages.ts';
import { publishChanged, publishEnd } from './publish-chat.ts';
import { closeUsedOffer, endFromFirstPicture, isOver } from './terms.ts';
import { giveWaitingRunsBack, publishToy } from './toy-runs.ts';

/** Stores a chat. */
const storeChat = async ({ tx }: Pick<World, 'tx'>, row: ChatRow): Promise<void> => {
  await updateChat.all(tx, {
    id: row.id,
    status: row.status,
    firstPictureAt: row.firstPictureAt,
    beatAt: row.beatAt,
    movedAt: row.movedAt,
    pages: row.pages,
    countedMs: row.countedMs,
    deliveredMs: row.deliveredMs,
    bookedMs: row.bookedMs,
    voucherSeconds: row.voucherSeconds,
    voucherId: row.voucherId,
    vouchersOver: row.vouchersOver,
    booked: row.booked,
    transfers: row.transfers,
    transferId: row.transferId,
    endsAt: row.endsAt,
    endedAt: row.endedAt,
    exitCode: row.exitCode,
  });
};

/** A server's transfer for a chat: the next of its kind. */
const newTransfer = (row: ChatRow, kind: 'chat' | 'voucher', key: string, at: string) => ({
  guestId: row.guestId,
  key: `chat ${row.key} ${key}`,
  owner: serverKeys(row.guestId),
  kind,
  bodyHash: fingerprint('chat', { chat: row.key, key }),
  at,
});

const referenceOf = ({ key, kind, actorId }: ChatRow) => ({ chatId: key, chatKind: kind, actorId });

/**
 * Takes the seconds that were counted from vouchers. When none is left, coins pay the rest of the chat, and the statement gets a line
 * for what vouchers paid.
 */
const coverByVouchers = async (row: ChatRow, world: World): Promise<ChatRow> => {
  const missing = secondsOf(row) - row.voucherSeconds;
  if (row.vouchersOver === 1 || missing <= 0) return row;
  const hasVouchers = row.kind === 'videoChat';
  const none = { seconds: 0, voucherId: null };
  const taken = hasVouchers ? await takeSeconds(row.guestId, row.actorId, missing, world) : none;
  const covered: ChatRow = {
    ...row,
    voucherSeconds: row.voucherSeconds + taken.seconds,
    voucherId: taken.voucherId ?? row.voucherId,
    vouchersOver: taken.seconds < missing ? 1 : 0,
  };
  if (covered.vouchersOver === 1) await noteVouchers(covered, world);
  return covered;
};

/** Writes what vouchers paid to the statement, once. */
const noteVouchers = async (row: ChatRow, world: World): Promise<void> => {
  const { voucherId, voucherSeconds: seconds } = row;
  if (voucherId === null) return;
  const minutes = wholeMinutes(seconds);
  const reference = { ...referenceOf(row), voucherId, minutes, seconds };
  await transferOnce(world.tx, newTransfer(row, 'voucher', 'vouchers', nowIso(world)), async () => ({
    entries: [],
    reference,
    answer: () => ({ minutes }),
  }));
  await publishVouchers(row.guestId, world);
};

/** Books coins of a chat. */
const book = async (row: ChatRow, amount: number, world: World): Promise<ChatRow> => {
  const at = nowIso(world);
  const entries = revenueEntriesOfPart(row.guestId, row.actorId, amount, row.booked);
  const booked = { ...row, booked: row.booked + amount, bookedMs: row.countedMs };
  const part = { guestId: row.guestId, transferId: row.transferId ?? 0, at };
  if (row.transferId !== null && (await continueTransfer(world.tx, part, entries))) return booked;
  const transfers = row.transfers + 1;
  await transferOnce(world.tx, newTransfer(row, 'chat', String(transfers), at), async () => ({
    entries,
    reference: referenceOf(row),
    answer: () => ({ amount }),
  }));
  return { ...booked, transfers, transferId: await latestTransfer(world.tx, row.guestId) };
};

/** When what is due is booked: after `chatBookingMs`, at once, or at once as the last of the chat. */
type BookingTime = 'due' | 'now' | 'end';

/** Books what is due, at most what the guest owns, and publishes the balance. Returns whether coins are out. */
const bookDue = async (row: ChatRow, time: BookingTime, world: World): Promise<{ row: ChatRow; isOut: boolean }> => {
  const due = chargeOf(row) - row.booked;
  const balance = await balanceOf(world.tx, guestAccount(row.guestId));
  const isPaid = row.price !== null && row.price > 0 && row.vouchersOver === 1;
  const isUsedUp = isPaid && due >= balance;
  const isDue = time !== 'due' || isUsedUp || row.countedMs - row.bookedMs >= chatBookingMs;
  const amount = Math.min(due, balance);
  if (!isDue || (amount <= 0 && (time === 'end' || !isUsedUp))) return { row, isOut: isUsedUp };
  // An empty account, as after vouchers, has nothing to book and may be recharged.
  const booked = amount > 0 ? await book(row, amount, world) : row;
  await afterCharge(row.guestId, row.language, world);
  // An automatic recharge may have followed.
  const left = isUsedUp ? await balanceOf(world.tx, guestAccount(row.guestId)) : 1;
  return { row: booked, isOut: left <= 0 };
};

const aboutChat = ({ guestId, actorId, key: chatId, language }: ChatRow) => ({
  guestId,
  actorId,
  chatId,
  language,
});

/** Writes the beginning of a chat to the conversation. */
const noteStart = (row: ChatRow, world: World): Promise<unknown> =>
  writeSystemMessage(
    {
      ...aboutChat(row),
      type: row.kind === 'voyeurChat' ? 'voyeur_info' : 'chat_start',
      data: { mode: row.kind, ...(row.price === null ? {} : { pricePerMinute: row.price }) },
    },
    world,
  );

/** Writes the end of a chat to the conversation, with what it cost together with its gifts, as the bill and the history say it. */
const noteEnd = (row: ChatRow, world: World): Promise<unknown> =>
  writeSystemMessage(
    {
      ...aboutChat(row),
      type: 'chat_end',
      data: {
        mode: row.kind,
        ...(row.price === null && row.giftsSpent === 0 ? {} : { coins: row.booked + row.giftsSpent }),
        seconds: secondsOf(row),
        ...(row.exitCode === null ? {} : { exitCode: row.exitCode }),
      },
    },
    world,
  );

/** Ends a chat: gives back what never ran of a toy, which may pay what is due, books the rest and stores the exit code. Inside a change. */
export const endChat = async (row: ChatRow, exitCode: number, world: World): Promise<ChatRow> => {
  const isCounted = row.firstPictureAt !== null;
  const givenBack = await giveWaitingRunsBack(row.key, row.guestId, world);
  const booked = isCounted ? (await bookDue(row, 'end', world)).row : row;
  if (isCounted && booked.vouchersOver === 0) await noteVouchers(booked, world);
  const ended: ChatRow = {
    ...withDelivered(booked, world),
    giftsSpent: booked.giftsSpent - givenBack.amount,
    status: 'ended',
    endedAt: nowIso(world),
    exitCode,
  };
  await storeChat(world, ended);
  if (givenBack.count > 0) await publishToy(row.actorId, world);
  if (isCounted) await noteEnd(ended, world);
  await closeUsedOffer(ended, world);
  if (isCounted) {
    const { key, guestId, actorId, kind } = ended;
    raise(world, chatEnded, { key, guestId, actorId, kind, seconds: secondsOf(ended) });
  }
  // For what is published now, without seconds of vouchers that are left; the row keeps whether coins paid.
  return { ...ended, vouchersOver: 1 };
};

/** Counts a heartbeat; the first one begins the chat. */
const count = (row: ChatRow, beat: Beat, world: World): ChatRow => {
  const now = world.clock.now();
  const counted = countBeat(withDelivered(row, world), beat, now);
  if (row.firstPictureAt !== null) return counted;
  return { ...counted, firstPictureAt: nowIso(world), endsAt: endFromFirstPicture(row, now) };
};

/**
 * Applies a heartbeat to a running chat: counts, takes from vouchers, books, and ends it without coins (501) or at its time limit
 * (502, 503). What a page that is left has counted is booked at once. Inside a change.
 */
export const applyBeat = async (
  row: ChatRow,
  { isLeaving = false, ...beat }: Beat & { readonly isLeaving?: boolean | undefined },
  world: World,
): Promise<ChatRow> => {
  const counted = await coverByVouchers(count(row, beat, world), world);
  if (row.firstPictureAt === null) {
    await noteStart(row, world);
    if (row.showId !== null) await noteEntry(row.guestId, { showId: row.showId, actorId: row.actorId }, world);
  }
  const { row: booked, isOut } = await bookDue(counted, isLeaving ? 'now' : 'due', world);
  if (isOut) return endChat(booked, limitExit.noMoney, world);
  if (isOver(booked, world)) {
    return endChat(booked, booked.kind === 'textChat' ? limitExit.textTimeLimit : limitExit.timeLimit, world);
  }
  await storeChat(world, booked);
  return booked;
};

/**
 * Whether a chat's page has been silent for so long that it may be gone, while counted time is not booked. Its guest sees balance and
 * statement elsewhere by then.
 */
export const isUnbooked = (row: ChatRow, { clock }: Pick<World, 'clock'>): boolean =>
  row.status === 'running' &&
  row.beatAt !== null &&
  clock.now() - Date.parse(row.beatAt) >= 2 * chatBeatMs &&
  chargeOf(row) > row.booked;

/** Books what a chat has counted, and publishes it. Inside a change. */
export const bookNow = async (row: ChatRow, world: World): Promise<void> => {
  const { row: booked, isOut } = await bookDue(row, 'now', world);
  if (isOut) return publishEnd(await endChat(booked, limitExit.noMoney, world), world);
  await storeChat(world, booked);
  await publishChanged(booked, world);
};

/** Ends a chat with a code and publishes its bill; a chat that is over is left as it is. Returns false if it was. */
export const endAndPublish = async (key: string, exitCode: number, world: World): Promise<boolean> => {
  const row = await chatByKey.first(world.tx, { key });
  if (row === null || row.status === 'ended') return false;
  await publishEnd(await endChat(row, exitCode, world), world);
  return true;
};
