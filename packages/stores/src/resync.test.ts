import {
  aChannelOfGuest,
  aMessageInChannel,
  anAlbumOfPerformer,
  aNotificationOfGuest,
  aPerformer,
  aVideoOfPerformer,
  guestHasPoints,
  guestHasVoucher,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestOwnsGifts,
  performerWritesToGuest,
  setPresence,
  setUpState,
  testStores,
  type ProviderState,
  type TestStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { LiveRow, Performers, Presence } from './content/actors/index.ts';
import { Favourites } from './content/favourites/index.ts';
import { Gallery } from './content/galleries/index.ts';
import { Gifts } from './content/gifts/index.ts';
import { Channels, Conversation, Outbox, UnreadMessages } from './content/messenger/index.ts';
import { NotificationHistory, Notifications } from './content/notifications/index.ts';
import { Video } from './content/videos/index.ts';
import { Loyalty } from './engagement/loyalty/index.ts';
import { SpinWheel } from './engagement/spin-wheel/index.ts';
import { AgeCheck } from './foundation/age-check/index.ts';
import { Guest, GuestUpdates } from './foundation/guest/index.ts';
import { StatusItems } from './foundation/page/index.ts';
import { Vouchers } from './foundation/vouchers/index.ts';
import { Wallet } from './foundation/wallet/index.ts';
import type { PushSource } from './ports.ts';
import { storedTextInMemory } from './reactive/stored-text.ts';

interface Row {
  readonly name: string;
  readonly open: (stores: TestStores) => { readonly load: () => unknown; readonly shown: () => unknown };
  readonly missed: (stores: TestStores) => Promise<unknown>;
  /** The calls that a resync makes, sorted. */
  readonly calls: readonly string[];
  /** The values that the store shows before and after it. */
  readonly shows: readonly [before: unknown, after: unknown];
}

const states = (...all: readonly ProviderState[]) => {
  return async ({ world }: TestStores): Promise<void> => {
    for (const each of all) await setUpState(each, world);
  };
};
const goesOffline = ({ world }: TestStores) => setPresence(world, 9101, false);
/** Subscribes a store to pushes. */
const listening = <S extends { listen(source: PushSource): void }>(store: S, { pushSource }: TestStores): S => {
  store.listen(pushSource);
  return store;
};

// Not in the table, because no push changes what they have read: TileGrid and Jumbotron (the presence on their tiles is that of
// Presence), Statement (its screen reads it with every new balance), GuestCounts and PinnedPhotos. LivePreview does not read:
// starting it again would use up another preview, and the player reports a stream that has ended.
const rows: readonly Row[] = [
  {
    name: 'LiveRow',
    open: (stores) => {
      const row = listening(new LiveRow(stores.context), stores);
      return { load: row.load, shown: () => row.models.some(({ id }) => id === 101) };
    },
    missed: ({ world }) => setPresence(world, 101, false),
    calls: ['onlineModels'],
    shows: [true, false],
  },
  {
    name: 'Presence',
    open: (stores) => {
      const presence = listening(new Presence(stores.context), stores);
      return { load: () => presence.isOnline(9101, true), shown: () => presence.isOnline(9101, true) };
    },
    missed: goesOffline,
    calls: ['onlineModels'],
    shows: [true, false],
  },
  {
    name: 'Performers',
    open: (stores) => {
      const performers = listening(new Performers(stores.context), stores);
      const performer = performers.open('noor-vega');
      return { load: performer.load, shown: () => performer.actor.value?.isOnline };
    },
    missed: goesOffline,
    calls: ['getActorByName', 'recommendedModels'],
    shows: [true, false],
  },
  {
    name: 'Favourites',
    open: (stores) => {
      const favourites = listening(new Favourites(stores.context, stores.socket), stores);
      return { load: favourites.request, shown: () => favourites.actors.map(({ id }) => id) };
    },
    missed: ({ run }) =>
      run(`insert into pin values ('7 actor 9101', 7, 'actor', 9101, 0, 0, null, null, '2026-11-20T19:00:00.000Z')`),
    calls: ['favouriteActorsRequest'],
    shows: [[], [9101]],
  },
  {
    name: 'Notifications',
    open: (stores) => {
      const notifications = listening(new Notifications(stores.context, stores.socket), stores);
      return { load: notifications.request, shown: () => notifications.items.map(({ id }) => id) };
    },
    missed: async (stores) => {
      await stores.run('delete from notification where id = 1');
      await states(aNotificationOfGuest({ id: 2, guestId: 7, type: 1, actorId: 9101 }))(stores);
    },
    calls: ['notificationsNavbarRequest'],
    shows: [[1], [2]],
  },
  {
    name: 'NotificationHistory',
    open: (stores) => {
      const history = new NotificationHistory(stores.context);
      history.listen(stores.socket);
      return { load: () => history.list.load(), shown: () => history.list.items.map(({ id }) => id) };
    },
    missed: async (stores) => {
      await stores.run('delete from notification where id = 1');
      await states(aNotificationOfGuest({ id: 2, guestId: 7, type: 1, actorId: 9101 }))(stores);
    },
    calls: ['/rest/v1/notifications'],
    shows: [[1], [2]],
  },
  {
    name: 'UnreadMessages',
    open: (stores) => {
      const unread = listening(new UnreadMessages(stores.context), stores);
      return { load: unread.load, shown: () => unread.total };
    },
    missed: states(performerWritesToGuest({ guestId: 7, actorId: 9101, text: 'Missed' })),
    calls: ['messengerUnreadCount'],
    shows: [1, 2],
  },
  {
    name: 'Channels',
    open: (stores) => {
      const channels = listening(new Channels(stores.context, stores.socket, storedTextInMemory()), stores);
      return { load: channels.load, shown: () => channels.items.map(({ isActorOnline }) => isActorOnline) };
    },
    missed: async (stores) => {
      await goesOffline(stores);
      stores.clock.advance(1_000);
    },
    calls: ['messengerChannels'],
    shows: [[true], [false]],
  },
  {
    name: 'Conversation',
    open: (stores) => {
      const { context, socket } = stores;
      const outbox = new Outbox(context, socket, { storedText: storedTextInMemory() });
      const conversation = listening(new Conversation(501, context, socket, outbox), stores);
      return { load: conversation.load, shown: () => conversation.messages.map(({ text }) => text) };
    },
    missed: states(aMessageInChannel({ id: 2, channelId: 501, senderType: 'actor', text: 'Missed' })),
    calls: ['messengerContent'],
    shows: [['Hello'], ['Hello', 'Missed']],
  },
  {
    name: 'Gifts',
    open: (stores) => {
      const gifts = listening(new Gifts(stores.context), stores);
      return { load: gifts.load, shown: () => gifts.owned.get(2) };
    },
    missed: states(guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 5 })),
    calls: ['boughtGifts', 'messengerGifts'],
    shows: [3, 5],
  },
  {
    name: 'Vouchers',
    open: (stores) => {
      const vouchers = listening(new Vouchers(stores.context), stores);
      return { load: vouchers.load, shown: () => vouchers.amountOf(5) };
    },
    missed: states(guestHasVoucher({ guestId: 7, type: 5, amount: 2 })),
    calls: ['getGuestVouchers'],
    shows: [3, 5],
  },
  {
    name: 'GuestUpdates, also for AgeCheck and StatusItems,',
    open: (stores) => {
      const { context, clock, socket } = stores;
      const guest = new Guest(context);
      const ageCheck = listening(new AgeCheck(guest), stores);
      const status = listening(new StatusItems({ ...context, today: { now: clock.now() } }, guest, socket), stores);
      listening(new GuestUpdates(guest), stores);
      return { load: guest.load, shown: () => [ageCheck.status, status.items.map(({ type }) => type)] };
    },
    missed: ({ run }) => run(`update guest set "avsStatus" = 'pending'`),
    calls: ['guestInitData'],
    shows: [
      ['accepted', []],
      ['pending', ['ageCheckStatus']],
    ],
  },
  {
    name: 'Wallet',
    open: (stores) => {
      const guest = new Guest(stores.context);
      const wallet = listening(new Wallet(stores.context, guest), stores);
      return { load: guest.load, shown: () => wallet.balance };
    },
    missed: states(guestOwnsCoins({ guestId: 7, amount: 900 })),
    calls: ['getGuestBalance'],
    shows: [2500, 900],
  },
  {
    name: 'SpinWheel and Loyalty',
    open: (stores) => {
      const wheel = new SpinWheel('monthly', stores.context);
      const loyalty = listening(new Loyalty(wheel, stores.context), stores);
      return { load: wheel.load, shown: () => loyalty.points };
    },
    missed: states(guestHasPoints({ guestId: 7, points: 800 })),
    calls: ['getSpinWheel'],
    shows: [490, 800],
  },
  {
    name: 'Gallery',
    open: (stores) => {
      const gallery = listening(new Gallery(91001, stores.context), stores);
      return { load: gallery.load, shown: () => gallery.data.value?.isBought };
    },
    missed: ({ context }) => new Gallery(91001, context).buy(),
    calls: ['getGallery'],
    shows: [false, true],
  },
  {
    name: 'Video',
    open: (stores) => {
      const video = listening(new Video(95001, stores.context), stores);
      return { load: video.load, shown: () => video.data.value?.restriction };
    },
    missed: ({ context }) => new Video(95001, context).buy(),
    calls: ['getVideoPlayback'],
    shows: ['needPurchase', null],
  },
];

const nameOf = ({ path, body }: TestStores['sent'][number]): string =>
  /\{\s*(\w+)/.exec((body as { query?: string } | null)?.query ?? '')?.[1] ?? path.split('/')[4] ?? path;
/** The names of the calls that went over HTTP or the socket. */
const callsOf = ({ sent, socket }: TestStores): readonly string[] => [
  ...sent.map(nameOf),
  ...socket.sent.map(({ type }) => type),
];

const setUp = async ({ open }: Row) => {
  const stores = testStores({ guestId: 7 });
  await states(
    guestIsLoggedIn({ guestId: 7, token: 'test-token', loyaltyPoints: 490 }),
    guestOwnsCoins({ guestId: 7, amount: 2500 }),
    guestHasVoucher({ guestId: 7, type: 5, amount: 3 }),
    guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 3 }),
    aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
    anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
    aVideoOfPerformer({ id: 95001, actorId: 9101, price: 900 }),
    aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, unreadCount: 1 }),
    aMessageInChannel({ id: 1, channelId: 501, senderType: 'actor', text: 'Hello' }),
    aNotificationOfGuest({ id: 1, guestId: 7, type: 1, actorId: 9101 }),
  )(stores);
  const store = open(stores);
  let seen = 0;
  const takeCalls = () => {
    const calls = callsOf(stores).slice(seen);
    seen += calls.length;
    return calls.toSorted();
  };
  return { ...stores, ...store, stores, takeCalls };
};

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

const cases = rows.flatMap((row) => [false, true].map((isRepeated) => ({ ...row, isRepeated })));

test.each(cases)('$name reads again after pushes were missed, and only then; repeated: $isRepeated', async (row) => {
  const { stores, socket, load, shown, takeCalls, unexpectedErrors } = await setUp(row);
  socket.setState('ready');
  socket.resync();
  expect(takeCalls()).toEqual([]);
  await load();
  await settle();
  socket.setState('waiting');
  await row.missed(stores);
  takeCalls();
  socket.setState('ready');
  await settle();
  expect([takeCalls(), shown()]).toEqual([[], row.shows[0]]);
  stores.failRequests(row.isRepeated ? /./ : null);
  socket.resync();
  if (row.isRepeated) {
    await settle();
    socket.setState('waiting');
    stores.failRequests(null);
    stores.clock.advance(1_000);
    expect([takeCalls(), shown()]).toEqual([row.calls, row.shows[0]]);
    socket.setState('ready');
  }
  await vi.waitFor(() => expect(shown()).toEqual(row.shows[1]));
  // A command that is under way is sent again with the connection.
  expect([...new Set(takeCalls())]).toEqual(row.calls);
  expect(unexpectedErrors).toEqual([]);
});
