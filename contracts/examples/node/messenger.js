import { balanceOf, book, pageOf, publishBalance } from './wallet.js';
import { ApiError, assertMayChange, loggedIn, money, now, once } from './world.js';

/** Some of the catalogue. */
export const gifts = new Map([
  [1, { kind: 'gift', name: 'Lantern', price: 1200, isVip: false }],
  [2, { kind: 'gift', name: 'Tea', price: 800, isVip: false }],
  [9, { kind: 'gift', name: 'Night train', price: 3000, isVip: true }],
  [101, { kind: 'toyControl', name: 'Gentle wave', price: 400, isVip: false }],
]);
const maxWaitingToys = 5;
const maxQuantity = 99;
const maxTextLength = 2000;
const pageSize = 10;

/** The price of a message, null if messages cost nothing. */
const messagePriceOf = ({ messagePrice }) => ({
  messagePrice: messagePrice === null ? null : money(messagePrice),
  isMessagingFree: messagePrice === null,
});

/** The channel as lists show it. */
const channelItem = (world, channel) => {
  const { id, actorId, guestId, unreadCount, archived, blocked, freeMessages } = channel;
  const actor = world.actors.get(actorId);
  const last = channel.messages.at(-1);
  const portrait = `/pictures/actors/${actorId}`;
  return {
    id,
    actorId,
    guestId,
    unreadCount,
    archived,
    blocked,
    actorName: actor.name,
    actorSlug: actor.name.toLowerCase().replaceAll(' ', '-'),
    actorAge: actor.age,
    isActorOnline: actor.isOnline,
    subject: last.text ?? '',
    lastMessageId: last.messageId,
    lastMessageAt: last.date,
    lastMessageType: last.messageType,
    lastSenderType: last.senderType,
    unread: unreadCount > 0,
    freeMessagesAmount: freeMessages,
    ...messagePriceOf(actor),
    multiChatPrice: money(actor.price),
    canVoyeurChat: false,
    isVoyeurInSingleChatAllowed: false,
    isDildocontrolAvailable: actor.hasToy,
    freeChat: false,
    previewPictureUrl: `${portrait}/w160.webp`,
    portrait: { url: portrait, kind: 'portrait', tint: 0 },
    sentDiffForHumans: 'now',
  };
};

export const channelsOf = (world, guest) => [...world.channels.values()].filter((each) => each.guestId === guest.id);

const filters = {
  newest: ({ archived, blocked }) => !archived && !blocked,
  unread: ({ archived, blocked, unreadCount }) => !archived && !blocked && unreadCount > 0,
  archived: ({ archived }) => archived,
  blocked: ({ blocked }) => blocked,
};

export const messengerChannels = ({ world, guest, args }) => {
  const found = channelsOf(world, loggedIn(guest))
    .filter(filters[args.filter ?? 'newest'])
    .filter(({ messages }) => messages.length > 0)
    .filter(({ actorId }) => args.online !== true || world.actors.get(actorId).isOnline)
    .toSorted((one, other) => other.messages.at(-1).messageId - one.messages.at(-1).messageId);
  const { items, total } = pageOf(found, args, pageSize);
  return { items: items.map((channel) => channelItem(world, channel)), total };
};

const unreadTotal = (world, guest) =>
  channelsOf(world, guest)
    .filter(filters.newest)
    .reduce((total, { unreadCount }) => total + unreadCount, 0);

export const messengerUnreadCount = ({ world, guest }) => ({ unreadCount: unreadTotal(world, loggedIn(guest)) });

/** The counts of a channel and of all; of all alone without a channel. */
export const unreadNotice = (world, guest, channel) => ({
  type: 'channelUnreadNotice',
  channelId: channel?.id ?? null,
  unreadCount: channel?.unreadCount ?? 0,
  total: unreadTotal(world, guest),
});

export const channelsMarkAllSeen = ({ world, guest, socket }) => {
  for (const channel of channelsOf(world, loggedIn(guest))) channel.unreadCount = 0;
  return world.publish(guest.id, unreadNotice(world, guest, null), socket);
};

const emptyMessage = { key: null, text: null, media: null, chatId: null, data: null, deliveredAt: null, readAt: null };

/** Adds a message to a channel; the fields replace the defaults. */
export const addMessage = (world, channel, fields) => {
  const { id, name } = world.actors.get(channel.actorId);
  const message = {
    ...emptyMessage,
    messageId: ++world.lastMessageId,
    channelId: channel.id,
    messageType: 'text',
    date: now(),
    model: { id, name },
    includedGifts: [],
    price: money(0),
    ...fields,
  };
  channel.messages.push(message);
  return message;
};

const assertGifts = (guest, actor, included) => {
  for (const { giftId, quantity } of included) {
    const isRepeated = included.filter((each) => each.giftId === giftId).length > 1;
    const gift = gifts.get(giftId);
    const reject = (code) => {
      throw new ApiError(code, 'includedGifts');
    };
    if (!(quantity >= 1 && quantity <= maxQuantity) || isRepeated) reject('malformed');
    if (gift === undefined) reject('unknown');
    if (gift.isVip && !guest.isVip) reject('needAbo');
    if (gift.kind === 'toyControl' && !actor.hasToy) reject('notPossible');
    if (gift.kind === 'toyControl' && actor.waitingToys >= maxWaitingToys) reject('tooMany');
  }
};

/** Takes a gift from those that the guest owns, and begins a toy control. */
export const takeGift = (guest, actor, giftId, quantity) => {
  guest.gifts.set(giftId, Math.max(0, (guest.gifts.get(giftId) ?? 0) - quantity));
  if (gifts.get(giftId).kind === 'toyControl') actor.waitingToys += 1;
};

const giftCharge = (guest, { giftId, quantity }) => {
  const { kind, name, price } = gifts.get(giftId);
  return { kind, detail: name, price: price * Math.max(0, quantity - (guest.gifts.get(giftId) ?? 0)) };
};

/** Books the charges of a message; the sum. */
const charge = (guest, charges, details) => {
  const total = charges.reduce((sum, { price }) => sum + price, 0);
  if (balanceOf(guest) < total) throw new ApiError('needPurchase');
  for (const { kind, detail, price } of charges) {
    if (price > 0) book(guest, kind, -price, { ...details, detail });
  }
  return total;
};

const takeFreeMessage = (world, guest, channel, actor) => {
  channel.freeMessages -= 1;
  if (channel.freeMessages > 0) return;
  world.publish(guest.id, {
    type: 'channelMessagePriceNotice',
    channelId: channel.id,
    actorId: actor.id,
    freeMessagesAmount: 0,
    ...messagePriceOf(actor),
  });
};

/** Rejects what the schema of a message allows, and its description excludes. */
const assertConditions = ({ isVideochat, chatId, messageType, data: { text, imageId }, includedGifts }) => {
  const assert = (holds, field) => {
    if (!holds) throw new ApiError('malformed', field);
  };
  assert(isVideochat === (chatId !== null), 'chatId');
  assert(Array.from(text ?? '').length <= maxTextLength && (messageType !== 'text' || text), 'data.text');
  assert((messageType === 'image') === (imageId !== null), 'data.imageId');
  assert(messageType !== 'gift' || includedGifts.length > 0, 'includedGifts');
};

export const messageSend = ({ world, guest, args, socket, language }) => {
  assertMayChange(loggedIn(guest), 1);
  const { key, channelId, chatId, isFreechat, messageType, data, includedGifts } = args;
  const channel = world.channels.get(channelId);
  if (channel?.guestId !== guest.id) throw new ApiError('unknown', 'channelId');
  if (guest.blocked.has(channel.actorId)) throw new ApiError('locked');
  assertConditions(args);
  const chat = chatId === null ? channel : world.chats.get(chatId);
  if (chat?.guestId !== guest.id || chat.actorId !== channel.actorId) throw new ApiError('unknown', 'chatId');
  if (isFreechat && chat.kind !== 'freeChat') throw new ApiError('malformed', 'isFreechat');
  const { text } = data;
  return once(guest, { key, field: 'key' }, [channelId, chatId, messageType, data, includedGifts], () => {
    const actor = world.actors.get(channel.actorId);
    assertGifts(guest, actor, includedGifts);
    const isPriced = text !== null && chatId === null;
    const isFree = isPriced && channel.freeMessages > 0;
    const textCharge = { kind: 'message', detail: null, price: isPriced && !isFree ? (actor.messagePrice ?? 0) : 0 };
    const charges = [textCharge, ...includedGifts.map((each) => giftCharge(guest, each))];
    const total = charge(guest, charges, { subject: actor.name, chatId });
    for (const { giftId, quantity } of includedGifts) takeGift(guest, actor, giftId, quantity);
    if (isFree) takeFreeMessage(world, guest, channel, actor);
    const fields = { senderType: 'guest', key, text, messageType, chatId, includedGifts, price: money(total) };
    const message = addMessage(world, channel, fields);
    if (total > 0) publishBalance(world, guest, language);
    // The reply is sent last, so its number is the last, too.
    return world.publish(guest.id, { type: 'channelMessage', message }, socket);
  });
};
