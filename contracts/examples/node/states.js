import { addMessage, channelsOf, gifts, takeGift, unreadNotice } from './messenger.js';
import { balanceOf, book, publishBalance } from './wallet.js';
import { money } from './world.js';

const ignored = () => undefined;

const newGuest = (id) => ({
  id,
  isPayingCustomer: true,
  isLocked: false,
  level: 0,
  ledger: [],
  card: null,
  bought: new Set(),
  blocked: new Set(),
  vouchers: new Map(),
  gifts: new Map(),
  keys: new Map(),
});

const setBalance = (guest, amount) => {
  const change = amount - balanceOf(guest);
  if (change !== 0) book(guest, change > 0 ? 'topUp' : 'correction', change);
};

const addChannel = (world, params) => {
  const defaults = { unreadCount: 0, freeMessages: 3, archived: false, blocked: false, messages: [] };
  const channel = { ...defaults, ...params };
  world.channels.set(channel.id, channel);
  if (channel.blocked) world.guests.get(channel.guestId).blocked.add(channel.actorId);
  return channel;
};

const spendGift = ({ world, guest, actor }, giftId) => {
  const { kind, name, price } = gifts.get(giftId);
  const chat = [...world.chats.values()].findLast((each) => each.guestId === guest.id && each.actorId === actor.id);
  book(guest, kind, -price, { subject: actor.name, detail: name, chatId: chat?.chatId ?? null });
  takeGift(guest, actor, giftId, 1);
};

/** The effect of each state. The guest and the performer are those of `guestId` and `actorId`. */
const states = {
  'the visitor is anonymous': ({ world, params }) => world.sessions.set(params.token, null),
  // The same guest again keeps what was set up between.
  'the guest is logged in': ({ world, params: { guestId, token, isVip, avsStatus } }) => {
    world.sessions.set(token, guestId);
    if (!world.guests.has(guestId)) world.guests.set(guestId, newGuest(guestId));
    Object.assign(world.guests.get(guestId), { isVip: isVip ?? false, avsStatus: avsStatus ?? 'accepted' });
  },
  'the token is invalid': ({ world, params }) => world.sessions.delete(params.token),
  'the server numbers its pushes': ({ world, params }) => {
    world.epoch = params.epoch;
    world.streams.clear();
  },
  'the guest’s account is locked': ({ guest }) => (guest.isLocked = true),
  'the guest’s account is restricted': ({ guest, params }) => (guest.level = params.level ?? 0),
  'the guest’s balance is {amount}': ({ guest, params }) => setBalance(guest, params.amount),
  'the guest paid in the payment window': ({ guest, params: { cents, paymentId, bySavedMethod, at } }) => {
    const method = bySavedMethod === true ? guest.card : null;
    const instant = at === undefined ? {} : { at };
    book(guest, 'topUp', 4 * cents, { paid: money(cents, 'EUR'), receiptId: paymentId, method, ...instant });
  },
  'the guest saved a payment method': ({ guest, params }) => (guest.card = { kind: params.kind, label: '··4417' }),
  'the idempotency key was used for another purchase': ({ guest, params }) =>
    guest.keys.set(params.key, { fingerprint: 'another purchase' }),
  'a performer exists': ({ world, params }) => {
    const defaults = { age: 30, isOnline: false, hasToy: true, waitingToys: 0, price: 3600, messagePrice: 300 };
    world.actors.set(params.id, { ...defaults, ...params });
    for (const album of world.albums.values()) if (album.actorId === params.id) world.albums.delete(album.id);
  },
  'the performer came online while nobody was connected': ({ world, params }) => {
    const actor = world.actors.get(params.id);
    actor.isOnline = true;
    world.publish(null, { type: 'actorOnline', actorId: actor.id, actorName: actor.name });
  },
  'the guest has blocked the performer': ({ guest, params }) => guest.blocked.add(params.actorId),
  'the performer has an album': ({ world, params }) => {
    const texts = { title: 'From the garden', description: '' };
    const defaults = { price: 0, ageRating: 12, pictureCount: 4, isVip: false, isSedcard: false };
    // The pact of a liked album expects the rating 99, so others have rated it before.
    const earlier = { likes: 67, dislikes: 1 };
    world.albums.set(params.id, { ...texts, ...defaults, ...earlier, ...params, ratings: new Map(), tags: [] });
  },
  'no album has the id': ({ world, params }) => world.albums.delete(params.id),
  // No claimed call reads videos.
  'the performer has a video': ignored,
  'the guest bought the album': ({ guest, params }) => guest.bought.add(params.albumId),
  'the guest rated the album': ({ world, params }) =>
    world.albums.get(params.albumId).ratings.set(params.guestId, params.rating),
  'videos have these tags only': ({ world, params }) =>
    (world.tags = new Map(params.tags.map(({ id, name }) => [id, name]))),
  'the album has the tag': ({ world, params }) => world.albums.get(params.albumId).tags.push(params.tag),
  // Perhaps the voucher of a guest whom no state has set up.
  'the voucher {id} is the guest’s': ({ guest, params }) => guest?.vouchers.set(params.id, params),
  'the guest has a voucher': ({ guest, params }) => guest.vouchers.set(`v${guest.vouchers.size}`, params),
  'the guest owns {quantity} of the gift': ({ guest, params }) => guest.gifts.set(params.giftId, params.quantity),
  'the guest has sent the gift': (context) => spendGift(context, context.params.giftId),
  'the guest has sent the toy control': (context) => spendGift(context, context.params.toyControlId),
  'the performer’s toy is connected': ({ actor, params }) => (actor.hasToy = params.isConnected),
  'the performer’s chat is free': ignored, // A chat says itself whether it is free.
  'the guest is in a chat': ({ world, params }) => world.chats.set(params.chatId, params),
  // Minutes of vouchers (type 2) pay before coins.
  'the guest’s chat is over': ({ guest, actor, params: { chatId, seconds, price } }) => {
    const details = { subject: actor.name, chatId };
    const hasVoucher = [...guest.vouchers.values()].some(({ type }) => type === 2);
    if (hasVoucher) book(guest, 'voucher', 0, { ...details, voucherSeconds: seconds });
    else book(guest, 'chat', -Math.floor(((price ?? 0) * seconds) / 60), details);
  },
  'the guest has a channel with the performer': ({ world, params }) => addChannel(world, params),
  'no channel has the id': ({ world, params }) => world.channels.delete(params.id),
  'the channel has a message': ({ world, params: { id, channelId, senderType, text, messageType } }) => {
    world.lastMessageId = Math.max(world.lastMessageId, id);
    const fields = { messageId: id, senderType, text, messageType: messageType ?? 'text' };
    addMessage(world, world.channels.get(channelId), fields);
  },
};

/** The effect of each event, which is sent while a socket is open. */
const events = {
  'the guest’s balance changes': ({ world, guest, params }) => {
    setBalance(guest, params.amount);
    publishBalance(world, guest, 'en');
  },
  'spent coins are given back': ({ world, guest, params }) => {
    const { kind, amount } = guest.ledger.findLast((entry) => entry.amount < 0);
    book(guest, 'refund', -amount, { refundedKind: kind, detail: params.reason });
    publishBalance(world, guest, 'en');
  },
  'the token’s session ends': ({ world, params }) => world.endSession(params.token),
  'the performer writes to the guest': ({ world, guest, params: { actorId, text } }) => {
    const found = channelsOf(world, guest).find((each) => each.actorId === actorId);
    const channel = found ?? addChannel(world, { id: world.channels.size + 1, guestId: guest.id, actorId });
    channel.unreadCount += 1;
    const message = addMessage(world, channel, { senderType: 'actor', text });
    world.publish(guest.id, { type: 'channelMessage', message });
    world.publish(guest.id, unreadNotice(world, guest, channel));
  },
};

const known = { ...states, ...events };

/** The sentences that this server knows. The verification proposes one in place of an unknown one. */
export const knownStates = Object.keys(known);

/** Sets a state up, or causes an event. Returns false for one that this server does not know. */
export const setState = (world, state, params) => {
  if (!Object.hasOwn(known, state)) return false;
  const guest = world.guests.get(params.guestId);
  known[state]({ world, guest, actor: world.actors.get(params.actorId), params });
  return true;
};
