import { chatBookingMs, limitExit, textChatLimitsMs, wholeMinutes } from '@lounge/protocol/content/live-chat';
import { publishVouchers, takeSeconds } from '../../foundation/vouchers/index.ts';
import {
  afterCharge,
  balanceOf,
  continueTransfer,
  guestAccount,
  latestTransfer,
  revenueEntriesOfPart,
  serverKeys,
  transferOnce,
} from '../../foundation/wallet/index.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { updateChat, type ChatRow } from './chat-statements.ts';
import { writeSystemMessage } from '../messenger/index.ts';
import { noteEntry } from '../tickets/index.ts';
import { withDelivered } from './delivery.ts';
import { chargeOf, secondsOf } from './map-chat.ts';
import { countBeat, type Beat } from './played-pages.ts';
import { isOver } from './terms.ts';
import { giveWaitingRunsBack, publishToy } from './toy-runs.ts';

/** Stores a chat. */
const storeChat = async ({ tx }: Pick<World, 'tx'>, row: ChatRow): Promise<void> => {
  await updateChat.all(tx, {
    id: row.id,
    status: row.status,
    firstPictureAt: row.first_picture_at,
    beatAt: row.beat_at,
    movedAt: row.moved_at,
    pages: row.pages,
    countedMs: row.counted_ms,
    deliveredMs: row.delivered_ms,
    bookedMs: row.booked_ms,
    voucherSeconds: row.voucher_seconds,
    voucherId: row.voucher_id,
    vouchersOver: row.vouchers_over,
    booked: row.booked,
    transfers: row.transfers,
    transferId: row.transfer_id,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    exitCode: row.exit_code,
  });
};

/** A server's transfer for a chat: the next of its kind. */
const newTransfer = (row: ChatRow, kind: 'chat' | 'voucher', key: string, at: string) => ({
  guestId: row.guest_id,
  key: `chat ${row.key} ${key}`,
  owner: serverKeys(row.guest_id),
  kind,
  bodyHash: fingerprint('chat', { chat: row.key, key }),
  at,
});

const referenceOf = ({ key, kind, actor_id: actorId }: ChatRow) => ({ chatId: key, chatKind: kind, actorId });

/**
 * Takes the seconds that were counted from vouchers. When none is left, coins pay the rest of the chat, and the statement gets a line
 * for what vouchers paid.
 */
const coverByVouchers = async (row: ChatRow, world: World): Promise<ChatRow> => {
  const missing = secondsOf(row) - row.voucher_seconds;
  if (row.vouchers_over === 1 || missing <= 0) return row;
  const hasVouchers = row.kind === 'videoChat';
  const none = { seconds: 0, voucherId: null };
  const taken = hasVouchers ? await takeSeconds(world, row.guest_id, row.actor_id, missing) : none;
  const covered: ChatRow = {
    ...row,
    voucher_seconds: row.voucher_seconds + taken.seconds,
    voucher_id: taken.voucherId ?? row.voucher_id,
    vouchers_over: taken.seconds < missing ? 1 : 0,
  };
  if (covered.vouchers_over === 1) await noteVouchers(covered, world);
  return covered;
};

/** Writes what vouchers paid to the statement, once. */
const noteVouchers = async (row: ChatRow, world: World): Promise<void> => {
  const { voucher_id: voucherId, voucher_seconds: seconds } = row;
  if (voucherId === null) return;
  const minutes = wholeMinutes(seconds);
  const reference = { ...referenceOf(row), voucherId, minutes, seconds };
  await transferOnce(world.tx, newTransfer(row, 'voucher', 'vouchers', nowIso(world)), async () => ({
    entries: [],
    reference,
    answer: () => ({ minutes }),
  }));
  await publishVouchers(world, row.guest_id);
};

/** Books coins of a chat. */
const book = async (row: ChatRow, amount: number, world: World): Promise<ChatRow> => {
  const at = nowIso(world);
  const entries = revenueEntriesOfPart(row.guest_id, row.actor_id, amount, row.booked);
  const booked = { ...row, booked: row.booked + amount, booked_ms: row.counted_ms };
  const part = { guestId: row.guest_id, transferId: row.transfer_id ?? 0, at };
  if (row.transfer_id !== null && (await continueTransfer(world.tx, part, entries))) return booked;
  const transfers = row.transfers + 1;
  await transferOnce(world.tx, newTransfer(row, 'chat', String(transfers), at), async () => ({
    entries,
    reference: referenceOf(row),
    answer: () => ({ amount }),
  }));
  return { ...booked, transfers, transfer_id: await latestTransfer(world.tx, row.guest_id) };
};

/** Books what is due, at most what the guest owns, and publishes the balance. Returns whether coins are out. */
const bookDue = async (row: ChatRow, isEnd: boolean, world: World): Promise<{ row: ChatRow; isOut: boolean }> => {
  const due = chargeOf(row) - row.booked;
  const balance = await balanceOf(world.tx, guestAccount(row.guest_id));
  const isPaid = row.price !== null && row.price > 0 && row.vouchers_over === 1;
  const isUsedUp = isPaid && due >= balance;
  const isDue = isEnd || isUsedUp || row.counted_ms - row.booked_ms >= chatBookingMs;
  const amount = Math.min(due, balance);
  if (!isDue || (amount <= 0 && (isEnd || !isUsedUp))) return { row, isOut: isUsedUp };
  // An empty account, as after vouchers, has nothing to book and may be recharged.
  const booked = amount > 0 ? await book(row, amount, world) : row;
  await afterCharge(world, row.guest_id, row.language);
  // An automatic recharge may have followed.
  const left = isUsedUp ? await balanceOf(world.tx, guestAccount(row.guest_id)) : 1;
  return { row: booked, isOut: left <= 0 };
};

const aboutChat = ({ guest_id: guestId, actor_id: actorId, key: chatId, language }: ChatRow) => ({
  guestId,
  actorId,
  chatId,
  language,
});

/** Writes the beginning of a chat to the conversation. */
const noteStart = (row: ChatRow, world: World): Promise<unknown> =>
  writeSystemMessage(world, {
    ...aboutChat(row),
    type: row.kind === 'voyeurChat' ? 'voyeur_info' : 'chat_start',
    data: { mode: row.kind, ...(row.price === null ? {} : { pricePerMinute: row.price }) },
  });

/** Writes the end of a chat to the conversation, with what it cost together with its gifts, as the bill and the history say it. */
const noteEnd = (row: ChatRow, world: World): Promise<unknown> =>
  writeSystemMessage(world, {
    ...aboutChat(row),
    type: 'chat_end',
    data: {
      mode: row.kind,
      ...(row.price === null && row.gifts_spent === 0 ? {} : { coins: row.booked + row.gifts_spent }),
      seconds: secondsOf(row),
      ...(row.exit_code === null ? {} : { exitCode: row.exit_code }),
    },
  });

/** Ends a chat: gives back what never ran of a toy, which may pay what is due, books the rest and stores the exit code. Inside a change. */
export const endChat = async (row: ChatRow, exitCode: number, world: World): Promise<ChatRow> => {
  const isCounted = row.first_picture_at !== null;
  const givenBack = await giveWaitingRunsBack(row.key, row.guest_id, world);
  const booked = isCounted ? (await bookDue(row, true, world)).row : row;
  if (isCounted && booked.vouchers_over === 0) await noteVouchers(booked, world);
  const ended: ChatRow = {
    ...withDelivered(booked, world),
    gifts_spent: booked.gifts_spent - givenBack.amount,
    status: 'ended',
    ended_at: nowIso(world),
    exit_code: exitCode,
  };
  await storeChat(world, ended);
  if (givenBack.count > 0) await publishToy(row.actor_id, world);
  if (isCounted) await noteEnd(ended, world);
  return { ...ended, vouchers_over: 1 };
};

/** Counts a heartbeat; the first one begins the chat. */
const count = (row: ChatRow, beat: Beat, world: World): ChatRow => {
  const now = world.clock.now();
  const counted = countBeat(withDelivered(row, world), beat, now);
  if (row.first_picture_at !== null) return counted;
  const ends_at = row.kind === 'textChat' ? new Date(now + textChatLimitsMs.chat).toISOString() : row.ends_at;
  return { ...counted, first_picture_at: nowIso(world), ends_at };
};

/**
 * Applies a heartbeat to a running chat: counts, takes from vouchers, books, and ends it without coins (501) or at its time limit
 * (502, 503). Inside a change.
 */
export const applyBeat = async (row: ChatRow, beat: Beat, world: World): Promise<ChatRow> => {
  const counted = await coverByVouchers(count(row, beat, world), world);
  if (row.first_picture_at === null) {
    await noteStart(row, world);
    if (row.show_id !== null) await noteEntry(world, row.guest_id, { showId: row.show_id, actorId: row.actor_id });
  }
  const { row: booked, isOut } = await bookDue(counted, false, world);
  if (isOut) return endChat(booked, limitExit.noMoney, world);
  if (isOver(booked, world)) {
    return endChat(booked, booked.kind === 'textChat' ? limitExit.textTimeLimit : limitExit.timeLimit, world);
  }
  await storeChat(world, booked);
  return booked;
};
