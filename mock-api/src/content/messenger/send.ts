import type { PayloadOf } from '@lounge/protocol';
import {
  channelMessage,
  channelMessagePriceNotice,
  longestMessage,
  messageSend,
  mostOfAGift,
} from '@lounge/protocol/content/messenger';
import {
  fingerprint,
  sharesOf,
  publishBalance,
  transferOnce,
  type LedgerTransaction,
} from '../../foundation/wallet/index.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { addOwned, ownedOf, publishOwnedGifts } from '../gifts/index.ts';
import { giftById } from '../gifts/statements.ts';
import { archive, ownChannel } from './channels.ts';
import { imageExists, insertMessage, messageById } from './message-statements.ts';
import { messageFrom, writingPrice } from './map-message.ts';
import { guestStanding, noteMessage, noteWriting, type ChannelRow } from './statements.ts';
import { toJson } from '../../world/json.ts';

type Sent = PayloadOf<typeof messageSend>;

/** Kinds of gifts in one message at most. @assumed The documents state no limit. */
const mostGifts = 12;

/** The text that is sent: without blanks around it, null where nothing is left. */
const textOf = ({ data }: Sent): string | null => data.text?.trim() || null;

/** Refuses what no guest can send, by its field. */
const checkForm = (sent: Sent): void => {
  const { messageType, senderType, data, includedGifts } = sent;
  if (senderType !== 'guest') reject('malformed', 'senderType');
  if (!['text', 'image', 'gift'].includes(messageType)) reject('malformed', 'messageType');
  if ((data.text ?? '').length > longestMessage) reject('malformed', 'data.text');
  if (messageType === 'text' && textOf(sent) === null) reject('malformed', 'data.text');
  if ((messageType === 'image') !== (data.imageId !== null)) reject('malformed', 'data.imageId');
  const kinds = new Set(includedGifts.map(({ giftId }) => giftId));
  const isWrong = includedGifts.some(({ quantity }) => quantity < 1 || quantity > mostOfAGift);
  if (isWrong || kinds.size !== includedGifts.length || kinds.size > mostGifts) reject('malformed', 'includedGifts');
  if (messageType === 'gift' && kinds.size === 0) reject('malformed', 'includedGifts');
};

/** What a message costs and uses up, in hundredths of a coin. */
interface Bill {
  readonly price: number;
  readonly freeMessages: number;
  readonly owned: readonly { readonly giftId: number; readonly quantity: number }[];
}

/** A gift that is owned costs nothing; of the rest each has its price, and some are for VIPs alone. @spec rule:gift-price-beyond-owned */
const billGifts = async (
  gifts: Sent['includedGifts'],
  guestId: number,
  isVip: boolean,
  world: World,
): Promise<Pick<Bill, 'price' | 'owned'>> => {
  let price = 0;
  const owned: { giftId: number; quantity: number }[] = [];
  for (const { giftId, quantity } of gifts) {
    const gift = await giftById.first(world.tx, { id: giftId });
    const has = await ownedOf(world, guestId, giftId);
    const used = Math.min(has, quantity);
    if (gift === null || (gift.is_active === 0 && used < quantity)) return reject('unknown', 'includedGifts');
    // @assumed A VIP gift that is owned can be sent without VIP, because it was given.
    if (gift.is_vip === 1 && used < quantity && !isVip) reject('needAbo', 'includedGifts');
    if (used > 0) owned.push({ giftId, quantity: used });
    price += gift.price * (quantity - used);
  }
  return { price, owned };
};

/** Free messages count down before coins do. @assumed A message of gifts alone costs its gifts only. */
const bill = async (sent: Sent, row: ChannelRow, isVip: boolean, world: World): Promise<Bill> => {
  const gifts = await billGifts(sent.includedGifts, row.guest_id, isVip, world);
  const isWriting = textOf(sent) !== null || sent.data.imageId !== null;
  const { isMessagingFree } = writingPrice(row);
  const isOwed = isWriting && !isMessagingFree;
  const isFree = isOwed && row.free_messages > 0;
  return {
    price: gifts.price + (isOwed && !isFree ? (row.price_message ?? 0) : 0),
    freeMessages: row.free_messages - (isFree ? 1 : 0),
    owned: gifts.owned,
  };
};

interface Done {
  readonly messageId: number;
}

/** Writes the message and what it uses up; answers what the ledger moves for it. */
const write = async (
  sent: Sent,
  row: ChannelRow,
  owed: Bill,
  caller: Caller,
  world: World,
): Promise<LedgerTransaction<Done>> => {
  const { tx } = world;
  const at = nowIso(world);
  const made = await insertMessage.first(tx, {
    channelId: row.id,
    key: sent.key,
    type: sent.messageType,
    sender: 'guest',
    text: textOf(sent),
    imageId: sent.data.imageId,
    gifts: toJson(sent.includedGifts),
    price: owed.price,
    at,
  });
  if (made === null) throw new Error('The message was not written.');
  await noteMessage.all(tx, { id: row.id, messageId: made.id, at, unread: 0 });
  await noteWriting.all(tx, { id: row.id, free: owed.freeMessages, language: caller.language });
  if (row.is_archived === 1) await archive(row, false, world);
  for (const { giftId, quantity } of owed.owned) await addOwned(world, row.guest_id, giftId, -quantity);
  return {
    entries: owed.price === 0 ? [] : sharesOf(row.guest_id, row.actor_id, owed.price),
    reference: { messageId: made.id, channelId: row.id, actorId: row.actor_id },
    answer: () => ({ messageId: made.id }),
  };
};

/** Tells the guest's pages what sending changed besides the message. */
const tellChanges = async (row: ChannelRow, owed: Bill, caller: Caller, world: World): Promise<void> => {
  const { guest_id: guestId, id: channelId } = row;
  if (owed.freeMessages !== row.free_messages) {
    const price = writingPrice({ ...row, free_messages: owed.freeMessages });
    publish(world.bus, channelMessagePriceNotice, { guestId }, { channelId, ...price });
  }
  if (owed.owned.length > 0) await publishOwnedGifts(world, guestId);
  if (owed.price > 0) await publishBalance(world, guestId, caller.language);
};

/**
 * Sends a message once per key: checks, bills, writes and charges in one change, then tells the guest's pages. A repeat
 * of a key is answered with the same message and charges nothing.
 */
export const send = async (sent: Sent, caller: Caller, world: World): Promise<void> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', 'key');
  checkForm(sent);
  const { key: _, ...body } = sent;
  const kind = sent.messageType === 'gift' ? ('gift' as const) : ('message' as const);
  const terms = { guestId, key, kind, bodyHash: fingerprint(messageSend.id, body), at: nowIso(world) };
  let after: (() => Promise<void>) | null = null;
  const { messageId } = await transferOnce(world.tx, terms, async () => {
    const row = await ownChannel(sent.channelId, caller, world);
    const guest = await guestStanding.first(world.tx, { id: guestId });
    if (guest?.is_locked === 1 || row.is_blocked === 1) reject('locked');
    const { imageId } = sent.data;
    if (imageId !== null && (await imageExists.first(world.tx, { key: imageId, guestId })) === null) {
      reject('unknown', 'data.imageId');
    }
    const owed = await bill(sent, row, guest?.is_vip === 1, world);
    after = () => tellChanges(row, owed, caller, world);
    return write(sent, row, owed, caller, world);
  });
  const message = await messageById.first(world.tx, { id: messageId });
  if (message !== null) publish(world.bus, channelMessage, { guestId }, { message: messageFrom(message) });
  // The compiler does not see that the deed sets it.
  await (after as (() => Promise<void>) | null)?.();
};
