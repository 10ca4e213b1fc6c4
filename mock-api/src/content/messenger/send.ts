import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  channelMessagePriceNotice,
  maxMessageLength,
  messageSend,
  maxGiftQuantity,
} from '@lounge/protocol/content/messenger';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { fittingVouchers, publishVouchers, takeFrom } from '../../foundation/vouchers/index.ts';
import { afterCharge, revenueEntries } from '../../foundation/wallet/index.ts';
import { transferOnce, type LedgerTransaction } from '../../foundation/wallet/ledger.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyField } from '../../wire/idempotency-key.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { addOwned, ownedOf, publishOwnedGifts } from '../gifts/index.ts';
import { giftById } from '../gifts/statements.ts';
import { ownChannel, restore } from './channels.ts';
import { imageIsSent, imageOfGuest } from './image-statements.ts';
import { messageSent } from './events.ts';
import { insertMessage, messageById } from './message-statements.ts';
import { messageFrom, writingPrice } from './map-message.ts';
import type { MessengerPorts, OrderedToy } from './ports.ts';
import { guestStatus, setLastMessage, setFreeMessages, type ChannelRow } from './statements.ts';
import { toJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';

type Sent = InputOf<typeof messageSend>;

/** Maximum number of kinds of gifts in a message. @assumed The documents state no limit. */
const maxGiftKinds = 12;

/** The trimmed text, null if it is empty. */
const textOf = ({ data }: Sent): string | null => data.text?.trim() || null;

/** Rejects messages that guests cannot send, with the field. */
const checkMessage = (sent: Sent): void => {
  const { messageType, data, includedGifts } = sent;
  if (sent.isVideochat !== (sent.chatId !== null)) reject('malformed', 'chatId');
  if (sent.isFreechat && !sent.isVideochat) reject('malformed', 'isFreechat');
  if (Array.from(data.text ?? '').length > maxMessageLength) reject('malformed', 'data.text');
  if (messageType === 'text' && textOf(sent) === null) reject('malformed', 'data.text');
  if ((messageType === 'image') !== (data.imageId !== null)) reject('malformed', 'data.imageId');
  const kinds = new Set(includedGifts.map(({ giftId }) => giftId));
  const isInvalid = includedGifts.some(({ quantity }) => quantity < 1 || quantity > maxGiftQuantity);
  if (isInvalid || kinds.size !== includedGifts.length || kinds.size > maxGiftKinds)
    reject('malformed', 'includedGifts');
  if (messageType === 'gift' && kinds.size === 0) reject('malformed', 'includedGifts');
};

/** The cost of a message: coins in hundredths, free messages that remain, owned gifts that are used. */
interface Charge {
  readonly price: number;
  readonly freeMessages: number;
  readonly owned: readonly { readonly giftId: number; readonly quantity: number }[];
  /** Vouchers that pay for the text and for gifts. */
  readonly vouchers: readonly VoucherPart[];
}

/** The amount that is taken from a voucher. */
interface VoucherPart {
  readonly row: Row<'voucher'>;
  readonly amount: number;
}

/** The vouchers that pay for gifts of one kind, at most `quantity`, those that expire first. */
const vouchersForGift = async (
  giftId: number,
  quantity: number,
  row: ChannelRow,
  taken: readonly VoucherPart[],
  world: World,
): Promise<VoucherPart[]> => {
  const use = { type: voucherTypes.messengerGift, actorId: row.actorId, subject: String(giftId) };
  const parts: VoucherPart[] = [];
  let missing = quantity;
  for (const voucher of await fittingVouchers(row.guestId, use, world)) {
    const earlier = taken.reduce((sum, part) => sum + (part.row.id === voucher.id ? part.amount : 0), 0);
    const amount = Math.min(voucher.amount - earlier, missing);
    if (amount > 0) parts.push({ row: voucher, amount });
    missing -= Math.max(0, amount);
  }
  return parts;
};

const amountOf = (parts: readonly VoucherPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Owned gifts are free, then those of vouchers, others have their price, and some are for VIPs only.
 * @spec rule:gift-price-beyond-owned
 */
const chargeForGifts = async (
  gifts: Sent['includedGifts'],
  row: ChannelRow,
  isVip: boolean,
  world: World,
): Promise<Pick<Charge, 'price' | 'owned' | 'vouchers'>> => {
  let price = 0;
  const vouchers: VoucherPart[] = [];
  const owned: { giftId: number; quantity: number }[] = [];
  for (const { giftId, quantity } of gifts) {
    const gift = await giftById.first(world.tx, { id: giftId });
    const available = await ownedOf(world, row.guestId, giftId);
    const used = Math.min(available, quantity);
    const parts = await vouchersForGift(giftId, quantity - used, row, vouchers, world);
    const given = used + amountOf(parts);
    if (gift === null || (gift.isActive === 0 && given < quantity)) return reject('unknown', 'includedGifts');
    // @assumed A VIP gift that is owned can be sent without VIP, because it was given.
    if (gift.isVip === 1 && given < quantity && !isVip) reject('needAbo', 'includedGifts');
    if (used > 0) owned.push({ giftId, quantity: used });
    vouchers.push(...parts);
    price += gift.price * (quantity - given);
  }
  return { price, owned, vouchers };
};

/**
 * Free messages of the conversation are used first, then vouchers, then coins.
 * @assumed A message with gifts only costs its gifts only. In a running chat writing is free, because its minutes are paid.
 */
const chargeFor = async (sent: Sent, row: ChannelRow, isVip: boolean, world: World): Promise<Charge> => {
  const gifts = await chargeForGifts(sent.includedGifts, row, isVip, world);
  const isWriting = sent.chatId === null && (textOf(sent) !== null || sent.data.imageId !== null);
  const { isMessagingFree } = writingPrice(row);
  const isCharged = isWriting && !isMessagingFree;
  const isFree = isCharged && row.freeMessages > 0;
  const use = { type: voucherTypes.messages, actorId: row.actorId };
  const [voucher] = isCharged && !isFree ? await fittingVouchers(row.guestId, use, world) : [];
  const isPaid = isCharged && !isFree && voucher === undefined;
  return {
    price: gifts.price + (isPaid ? (row.priceMessage ?? 0) : 0),
    freeMessages: row.freeMessages - (isFree ? 1 : 0),
    owned: gifts.owned,
    vouchers: voucher === undefined ? gifts.vouchers : [...gifts.vouchers, { row: voucher, amount: 1 }],
  };
};

/** A toy control costs its price; nobody owns one. */
const chargeForToy = ({ price }: OrderedToy, { freeMessages }: ChannelRow): Charge => ({
  price,
  freeMessages,
  owned: [],
  vouchers: [],
});

interface SendResult {
  readonly messageId: number;
}

/** Inserts the message and uses up what it costs. Returns the ledger transaction. */
const insertAndCharge = async (
  key: string,
  sent: Sent,
  row: ChannelRow,
  charge: Charge,
  caller: Caller,
  world: World,
): Promise<LedgerTransaction<SendResult>> => {
  const { tx } = world;
  const at = nowIso(world);
  const message = await insertMessage.first(tx, {
    channelId: row.id,
    key,
    type: sent.messageType,
    sender: 'guest',
    text: textOf(sent),
    imageId: sent.data.imageId,
    gifts: toJson(sent.includedGifts),
    price: charge.price,
    chatId: sent.chatId,
    data: null,
    sentAt: at,
  });
  if (message === null) throw new Error('The message was not inserted.');
  if (sent.data.imageId !== null) await imageIsSent.all(tx, { key: sent.data.imageId });
  await setLastMessage.all(tx, { id: row.id, messageId: message.id, at, unread: 0 });
  await setFreeMessages.all(tx, { id: row.id, free: charge.freeMessages, language: caller.language });
  if (row.isArchived === 1) await restore(row, world);
  const gifts = sent.includedGifts.reduce((sum, { quantity }) => sum + quantity, 0);
  const isWritten = textOf(sent) !== null || sent.data.imageId !== null;
  raise(world, messageSent, { guestId: row.guestId, actorId: row.actorId, isWritten, gifts });
  for (const { giftId, quantity } of charge.owned) await addOwned(row.guestId, giftId, -quantity, world);
  for (const { row: voucher, amount } of charge.vouchers) await takeFrom(world, voucher, amount);
  const vouchers = charge.vouchers.map(({ row: voucher, amount }) => ({ voucherId: voucher.id, amount }));
  return {
    entries: charge.price === 0 ? [] : revenueEntries(row.guestId, row.actorId, charge.price),
    reference: {
      messageId: message.id,
      channelId: row.id,
      actorId: row.actorId,
      ...(vouchers.length > 0 ? { vouchers } : {}),
    },
    answer: () => ({ messageId: message.id }),
  };
};

/** Publishes what changed besides the message: free messages, owned gifts, balance. */
const publishChanges = async (row: ChannelRow, charge: Charge, caller: Caller, world: World): Promise<void> => {
  const { guestId, id: channelId, actorId } = row;
  if (charge.freeMessages !== row.freeMessages) {
    const price = writingPrice({ ...row, freeMessages: charge.freeMessages });
    publish(world.bus, channelMessagePriceNotice, { guestId }, { channelId, actorId, ...price });
  }
  if (charge.owned.length > 0) await publishOwnedGifts(world, guestId);
  if (charge.vouchers.length > 0) await publishVouchers(guestId, world);
  if (charge.price > 0) await afterCharge(guestId, caller.language, world);
};

/** The kind of what a message costs, by which the statement names it. */
const kindOf = ({ messageType }: Sent, hasToyControls: boolean): 'message' | 'gift' | 'toyControl' => {
  if (messageType !== 'gift') return 'message';
  return hasToyControls ? 'toyControl' : 'gift';
};

/** Publishes after a message was paid; in a chat that includes its bill. */
const publishPaid = async (
  { row, charge, toy }: Paid,
  { chatId }: Sent,
  key: string,
  caller: Caller,
  { chats }: MessengerPorts,
  world: World,
): Promise<void> => {
  await publishChanges(row, charge, caller, world);
  if (chatId === null) return;
  if (toy !== null) await toy.enqueue({ key, chatId, caller: { ...caller, guestId: row.guestId } });
  // The page's "Spent" has the gift at once, not with the next heartbeat.
  else if (charge.price > 0) await chats.publishBill(chatId, world);
};

/** A message that was written just now, and what it cost. */
interface Paid {
  readonly row: ChannelRow;
  readonly charge: Charge;
  readonly toy: OrderedToy | null;
}

/** Rejects a message into a blocked conversation, a chat that does not run or is not free as it says, or with a picture of somebody else. */
const checkSent = async (
  { chatId, isFreechat, data: { imageId } }: Sent,
  { isBlocked, guestId, actorId }: ChannelRow,
  { chats }: MessengerPorts,
  world: World,
): Promise<void> => {
  if (isBlocked === 1) reject('locked');
  if (chatId !== null && !(await chats.isRunning({ chatId, guestId, actorId }, world))) reject('unknown', 'chatId');
  // A page that knows no free chats says false in one; nobody who pays is told that the chat is free.
  if (chatId !== null && isFreechat && !(await chats.isFree(chatId, world))) reject('malformed', 'isFreechat');
  if (imageId !== null && (await imageOfGuest.first(world.tx, { key: imageId, guestId })) === null)
    reject('unknown', 'data.imageId');
};

/**
 * Sends messages once per idempotency key: checks, inserts and charges in one change. A repeat of a key
 * returns the same message and charges nothing.
 */
export const messageSender =
  (ports: MessengerPorts) =>
  async (sent: Sent, caller: Caller, world: World): Promise<AnswerOf<typeof messageSend>> => {
    const guestId = guestOf(caller);
    const key = caller.key ?? reject('malformed', keyField);
    checkMessage(sent);
    const toyOrder = await ports.toys.orderIn(sent, world);
    const kind = kindOf(sent, toyOrder !== null);
    const bodyHash = fingerprint(messageSend.id, sent);
    let paid: Paid | null = null;
    const newTransfer = { guestId, key, keyField, kind, bodyHash, at: nowIso(world) };
    const { messageId } = await transferOnce(world.tx, newTransfer, async () => {
      const row = await ownChannel(sent.channelId, caller, world);
      const guest = await guestStatus.first(world.tx, { id: guestId });
      await checkSent(sent, row, ports, world);
      const isVip = guest?.isVip === 1;
      const toy = toyOrder === null ? null : await toyOrder.check({ guestId, actorId: row.actorId, isVip });
      const charge = toy === null ? await chargeFor(sent, row, isVip, world) : chargeForToy(toy, row);
      paid = { row, charge, toy };
      const { chatId } = sent;
      if (chatId !== null && charge.price > 0) await ports.chats.billGifts(chatId, charge.price, world);
      return insertAndCharge(key, sent, row, charge, caller, world);
    });
    const message = await messageById.first(world.tx, { id: messageId });
    if (message === null) throw new Error('The message was not stored.');
    // TypeScript does not see the assignment in the callback.
    const justPaid = paid as Paid | null;
    if (justPaid !== null) await publishPaid(justPaid, sent, key, caller, ports, world);
    return { message: messageFrom(message) };
  };
