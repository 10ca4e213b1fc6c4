import { chatBeatMs, chatBookingMs, chatLimitsMs, limitExit } from '@lounge/protocol/content/live-chat';
import { takeMinute } from '../../foundation/vouchers/index.ts';
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
import { chargeOf, secondsOf } from './map-chat.ts';
import { isOver, textChatMs } from './terms.ts';
import { giveWaitingRunsBack, publishToy } from './toy-runs.ts';

const minuteMs = 60_000;

/** Stores a chat. */
const storeChat = async ({ tx }: Pick<World, 'tx'>, row: ChatRow): Promise<void> => {
  await updateChat.all(tx, {
    id: row.id,
    status: row.status,
    firstPictureAt: row.first_picture_at,
    beatAt: row.beat_at,
    movedAt: row.moved_at,
    playedMs: row.played_ms,
    countedMs: row.counted_ms,
    bookedMs: row.booked_ms,
    voucherMinutes: row.voucher_minutes,
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
 * Takes the voucher minutes that have begun. When none is left, coins pay the rest of the chat, and the statement gets a line for
 * what vouchers paid.
 */
const coverByVouchers = async (row: ChatRow, world: World): Promise<ChatRow> => {
  let covered = row;
  while (covered.vouchers_over === 0 && covered.counted_ms > covered.voucher_minutes * minuteMs) {
    const voucherId = row.kind === 'videoChat' ? await takeMinute(world, row.guest_id, row.actor_id) : null;
    covered =
      voucherId === null
        ? { ...covered, vouchers_over: 1 }
        : { ...covered, voucher_id: voucherId, voucher_minutes: covered.voucher_minutes + 1 };
  }
  if (covered.vouchers_over === 1 && row.vouchers_over === 0) await noteVouchers(covered, world);
  return covered;
};

/** Writes what vouchers paid to the statement, once. */
const noteVouchers = async (row: ChatRow, world: World): Promise<void> => {
  const { voucher_id: voucherId, voucher_minutes: minutes } = row;
  if (voucherId === null) return;
  const reference = { ...referenceOf(row), voucherId, minutes };
  await transferOnce(world.tx, newTransfer(row, 'voucher', 'vouchers', nowIso(world)), async () => ({
    entries: [],
    reference,
    answer: () => ({ minutes }),
  }));
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

/** Writes the end of a chat to the conversation. */
const noteEnd = (row: ChatRow, world: World): Promise<unknown> =>
  writeSystemMessage(world, {
    ...aboutChat(row),
    type: 'chat_end',
    data: {
      mode: row.kind,
      coins: row.booked,
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
    ...booked,
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

/**
 * When a picture last moved, as a heartbeat tells: it stands still once it moved for less than half of the time by thirty seconds. So a
 * moment of movement here and there does not keep a chat.
 */
const movedAt = (row: ChatRow, elapsed: number, added: number, now: number): string => {
  const before = Date.parse(row.beat_at ?? '') - Date.parse(row.moved_at ?? '');
  const stoodMs = Math.max(0, before + Math.min(elapsed, chatLimitsMs.beat) - 2 * added);
  return new Date(now - stoodMs).toISOString();
};

/**
 * Adds what a heartbeat proves: the smaller of what the page claims and of the server's time since the last one. What is claimed beyond that
 * time stays claimed up to the length of one heartbeat, as the one before may have been delayed.
 */
const count = (row: ChatRow, playedMs: number, world: World): ChatRow => {
  const [now, at] = [world.clock.now(), nowIso(world)];
  if (row.first_picture_at === null) {
    const ends_at = row.kind === 'textChat' ? new Date(now + textChatMs).toISOString() : row.ends_at;
    return { ...row, first_picture_at: at, beat_at: at, moved_at: at, played_ms: playedMs, ends_at };
  }
  const elapsed = Math.max(0, now - Date.parse(row.beat_at ?? row.first_picture_at));
  // A page that is loaded again counts from its own beginning.
  const claimed = Math.max(0, playedMs - row.played_ms);
  const added = Math.min(claimed, elapsed, chatLimitsMs.beat);
  return {
    ...row,
    beat_at: at,
    played_ms: playedMs - Math.min(claimed - added, chatBeatMs),
    counted_ms: row.counted_ms + added,
    moved_at: movedAt(row, elapsed, added, now),
  };
};

/**
 * Applies a heartbeat to a running chat: counts, takes voucher minutes, books, and ends it without coins (501) or at its time limit
 * (502, 503). Inside a change.
 */
export const applyBeat = async (row: ChatRow, playedMs: number, world: World): Promise<ChatRow> => {
  const counted = await coverByVouchers(count(row, playedMs, world), world);
  if (row.first_picture_at === null) {
    await noteStart(row, world);
    if (row.show_id !== null) await noteEntry(world, row.guest_id, row.show_id);
  }
  const { row: booked, isOut } = await bookDue(counted, false, world);
  if (isOut) return endChat(booked, limitExit.noMoney, world);
  if (isOver(booked, world)) {
    return endChat(booked, booked.kind === 'textChat' ? limitExit.textTimeLimit : limitExit.timeLimit, world);
  }
  await storeChat(world, booked);
  return booked;
};
