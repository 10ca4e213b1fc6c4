import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { favouriteActors, favouriteEvents } from '@lounge/protocol/content/favourites';
import { boughtGiftsUpdate } from '@lounge/protocol/content/gifts';
import { actorStateChanged, freeShowStart } from '@lounge/protocol/content/live-chat';
import {
  channelArchiveNotice,
  channelMessage,
  channelMessagePriceNotice,
  channelMessageProgress,
  channelOnlineStateNotice,
  channelsList,
  channelTyping,
  channelUnreadNotice,
} from '@lounge/protocol/content/messenger';
import { notificationsList, notificationsMarkedAll } from '@lounge/protocol/content/notifications';
import { loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import { avsPending, avsRejected, avsRevoked, avsSet } from '@lounge/protocol/foundation/age-check';
import { emailVerified, guestLocked } from '@lounge/protocol/foundation/guest';
import { statusBarRemoved } from '@lounge/protocol/foundation/page';
import { guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { aPinEvent, favouritesOfGuest } from '@lounge/testing/content/favourites';
import { aChannel, aMessage } from '@lounge/testing/content/messenger';
import { aNotification } from '@lounge/testing/content/notifications';
import { anActorState } from '@lounge/testing/content/actors';
import { aPointsPush } from '@lounge/testing/engagement/loyalty';
import { aVoucherPush } from '@lounge/testing/foundation/vouchers';
import { aBalancePush } from '@lounge/testing/foundation/wallet';
import * as given from '@lounge/testing/stores';
import type { FakeSocket } from '@lounge/transport/fakes';
import type { Infer, Push, Schema } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { LiveRow, Performers, Presence } from './content/actors/index.ts';
import { Favourites } from './content/favourites/index.ts';
import { Gifts } from './content/gifts/index.ts';
import { LivePreview } from './content/live-chat/index.ts';
import { Channels, Conversation, Outbox, UnreadMessages } from './content/messenger/index.ts';
import { NotificationHistory, Notifications } from './content/notifications/index.ts';
import { Loyalty } from './engagement/loyalty/index.ts';
import { SpinWheel } from './engagement/spin-wheel/index.ts';
import { AgeCheck } from './foundation/age-check/index.ts';
import { Guest, GuestUpdates } from './foundation/guest/index.ts';
import { StatusItems } from './foundation/page/index.ts';
import { Vouchers } from './foundation/vouchers/index.ts';
import { Wallet } from './foundation/wallet/index.ts';
import { storedTextInMemory } from './reactive/stored-text.ts';

/** Opens a store, subscribes it to pushes and loads it. Returns a function that reads what it shows. */
type Open = (stores: given.TestStores) => Promise<() => unknown>;

const performer = { actorId: 9101, actorName: 'Noor Vega' };
const inRow = { actorId: 101, actorName: 'Mirela' };
const unknown = { actorId: 4_001, actorName: 'Wanda' };
const channel = { channelId: 501, actorId: 9101 };
const message = aMessage({ messageId: 2, channelId: 501, senderType: 'actor', text: 'Again' });

const open = {
  LiveRow: async ({ context, pushSource }) => {
    const row = new LiveRow(context);
    row.listen(pushSource);
    await row.load();
    return () => [row.models.map(({ id }) => id), row.total];
  },
  Presence: async ({ context, pushSource }) => {
    const presence = new Presence(context);
    presence.listen(pushSource);
    return () => [true, false].map((fallback) => presence.isOnline(9101, fallback));
  },
  Performers: async ({ context, pushSource }) => {
    const performers = new Performers(context);
    performers.listen(pushSource);
    const opened = performers.open('noor-vega');
    await opened.load();
    return () => [opened.actor.value, opened.recommended.value];
  },
  Favourites: async ({ context, socket }) => {
    const favourites = new Favourites(context, socket);
    favourites.listen();
    await favourites.load();
    return () => [favourites.actors, favourites.onlineCount, favourites.isPinned('album', 91001)];
  },
  LivePreview: async ({ context, pushSource }) => {
    const preview = new LivePreview(9101, context);
    preview.listen(pushSource);
    void preview.start();
    return () => [preview.state, preview.exitCode, preview.failure];
  },
  Gifts: async ({ context, pushSource }) => {
    const gifts = new Gifts(context);
    gifts.listen(pushSource);
    await gifts.load();
    return () => [...gifts.owned];
  },
  Notifications: async ({ context, socket }) => {
    const notifications = new Notifications(context, socket);
    notifications.listen();
    await notifications.request();
    return () => [notifications.items, notifications.unseenCount];
  },
  NotificationHistory: async ({ context, socket }) => {
    const history = new NotificationHistory(context);
    history.listen(socket);
    await history.list.load();
    return () => [history.list.items, history.list.total];
  },
  UnreadMessages: async ({ context, pushSource }) => {
    const unread = new UnreadMessages(context);
    unread.listen(pushSource);
    await unread.load();
    return () => unread.total;
  },
  Channels: async ({ context, socket }) => {
    const channels = new Channels(context, socket, storedTextInMemory());
    channels.listen();
    await channels.load();
    return () => [channels.items, channels.list.total, channels.navbarItems];
  },
  Conversation: async ({ context, socket }) => {
    const outbox = new Outbox(context, socket, { storedText: storedTextInMemory() });
    const conversation = new Conversation(501, context, socket, outbox);
    conversation.listen();
    await conversation.load();
    return () => [conversation.messages, conversation.isTyping, conversation.hasEarlier];
  },
  Loyalty: async ({ context, pushSource }) => {
    const wheel = new SpinWheel('monthly', context);
    const loyalty = new Loyalty(wheel, context);
    loyalty.listen(pushSource);
    await wheel.load();
    return () => [loyalty.points, loyalty.rewards, wheel.spins];
  },
  Guest: async ({ context, pushSource, socket, clock }) => {
    const guest = new Guest(context);
    const status = new StatusItems({ ...context, today: { now: clock.now() } }, guest, socket);
    for (const store of [new GuestUpdates(guest), new AgeCheck(guest)]) store.listen(pushSource);
    status.listen();
    await guest.load();
    return () => [guest.data.value, status.items];
  },
  Vouchers: async ({ context, pushSource }) => {
    const vouchers = new Vouchers(context);
    vouchers.listen(pushSource);
    await vouchers.load();
    return () => vouchers.amountOf(5);
  },
  Wallet: async ({ context, pushSource }) => {
    const guest = new Guest(context);
    const wallet = new Wallet(context, guest);
    wallet.listen(pushSource);
    await guest.load();
    return () => wallet.coins;
  },
} satisfies Record<string, Open>;

const row = <P extends Schema>(store: keyof typeof open, push: Push<P>, payload: Infer<P>) => ({
  store,
  type: push.type,
  receive: (socket: FakeSocket) => socket.receive(push, payload),
});

const coins = { freeMessagesAmount: 2, messagePrice: null, isMessagingFree: true };
const page = { online: false, offset: 0, items: [aChannel({ subject: 'Again' })], total: 1 };
const favourites = favouritesOfGuest();
const listed = { notifications: [aNotification({ id: 2 })], removedIds: [3], markedAsReadIds: [1] };
const unreadCount = { channelId: 501, unreadCount: 4, total: 4 };
const progress = { channelId: 501, upToMessageId: 1, progress: 'read', at: '2026-11-20T19:30:00.000Z' } as const;

const rows = [
  row('LiveRow', actorOnline, unknown),
  row('LiveRow', actorOffline, inRow),
  row('LiveRow', actorOffline, unknown),
  row('Presence', actorOnline, performer),
  row('Presence', actorOffline, performer),
  row('Performers', actorOnline, performer),
  row('Performers', actorOffline, performer),
  row('Performers', actorStateChanged, anActorState({ isInChat: true })),
  row('Favourites', favouriteEvents, aPinEvent()),
  row('Favourites', favouriteActors, favourites),
  row('Favourites', actorOnline, performer),
  row('Favourites', actorOffline, performer),
  row('LivePreview', actorOffline, performer),
  row('LivePreview', actorStateChanged, anActorState({ isInChat: true })),
  row('Gifts', boughtGiftsUpdate, { gifts: [{ giftId: 2, quantity: 9 }] }),
  row('Notifications', notificationsList, listed),
  row('Notifications', notificationsMarkedAll, { upToId: 2 }),
  row('NotificationHistory', notificationsList, listed),
  row('NotificationHistory', notificationsMarkedAll, { upToId: 2 }),
  row('UnreadMessages', channelUnreadNotice, unreadCount),
  row('Channels', channelsList, { filter: 'newest', ...page }),
  row('Channels', channelMessage, { message }),
  row('Channels', channelUnreadNotice, unreadCount),
  row('Channels', channelMessagePriceNotice, { channelId: 501, actorId: 9101, ...coins }),
  row('Channels', freeShowStart, { actorId: 9101, isFree: true, endsAt: null, secondsLeft: 0 }),
  row('Channels', channelOnlineStateNotice, { ...channel, isActorOnline: false }),
  row('Channels', channelArchiveNotice, { ...channel, archived: true }),
  row('Conversation', channelMessage, { message }),
  row('Conversation', channelMessageProgress, progress),
  row('Conversation', channelTyping, { channelId: 501, isTyping: true }),
  row('Loyalty', loyaltyPointsChanged, aPointsPush()),
  row('Guest', avsSet, {}),
  row('Guest', avsPending, {}),
  row('Guest', avsRejected, { message: 'Too dark' }),
  row('Guest', avsRevoked, {}),
  row('Guest', emailVerified, {}),
  row('Guest', guestLocked, {}),
  row('Guest', statusBarRemoved, { item: 'mailNotVerified' }),
  // The amount of the state below: a shown list is read again upon a push.
  row(
    'Vouchers',
    guestVouchers,
    aVoucherPush({ guestVouchers: [{ type: 5, amount: 3, seconds: null, actorId: null }] }),
  ),
  row('Wallet', guestBalance, aBalancePush()),
];

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

// Not in the table: `Gallery` and `Video` read upon a push, `PageReloads` ends the page.
test.each(rows)('$store shows the same if $type is repeated', async ({ store, receive }) => {
  const stores = given.testStores({ guestId: 7 });
  const { world, socket, unexpectedErrors } = stores;
  for (const state of [
    given.guestIsLoggedIn({ guestId: 7, token: 'test-token', loyaltyPoints: 490 }),
    given.guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 3 }),
    given.guestHasVoucher({ guestId: 7, type: 5, amount: 3 }),
    given.aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
    given.guestHasPinned({ guestId: 7, kind: 'actor', id: 9101 }),
    given.aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, unreadCount: 1 }),
    given.aMessageInChannel({ id: 1, channelId: 501, senderType: 'guest', text: 'Hello' }),
    given.aNotificationOfGuest({ id: 1, guestId: 7, type: 1, actorId: 9101 }),
  ])
    await given.setUpState(state, world);
  socket.setState('ready');
  const shown = await open[store](stores);
  const show = () => JSON.stringify(shown());
  receive(socket);
  await settle();
  const once = show();
  receive(socket);
  expect(show()).toBe(once);
  await settle();
  expect(show()).toBe(once);
  expect(unexpectedErrors).toEqual([]);
});
