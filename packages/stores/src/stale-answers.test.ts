import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  guestHasPinned,
  guestIsLoggedIn,
  guestOwnsGifts,
  setUpState,
  testStores,
  type ProviderState,
  type TestStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Favourites } from './content/favourites/index.ts';
import { Gifts } from './content/gifts/index.ts';
import { Channels, UnreadMessages } from './content/messenger/index.ts';
import { storedTextInMemory } from './reactive/stored-text.ts';

interface Row {
  readonly name: string;
  readonly open: (stores: TestStores) => Promise<{ readonly load: () => unknown; readonly shown: () => unknown }>;
  /** The content of the missed pushes. */
  readonly missed: ProviderState;
  readonly shows: unknown;
}

const message = (id: number, text: string) => aMessageInChannel({ id, channelId: 501, senderType: 'actor', text });

const rows: readonly Row[] = [
  {
    name: 'the number of unread messages',
    open: async ({ context, pushSource }) => {
      const unread = new UnreadMessages(context);
      unread.listen(pushSource);
      return { load: unread.load, shown: () => unread.total };
    },
    missed: aChannelOfGuest({ id: 502, guestId: 7, actorId: 9102, unreadCount: 2 }),
    shows: 3,
  },
  {
    name: 'the favourites',
    open: async ({ context, socket }) => {
      const favourites = new Favourites(context, socket);
      favourites.listen();
      return { load: favourites.load, shown: () => favourites.actors.map(({ id }) => id) };
    },
    missed: guestHasPinned({ guestId: 7, kind: 'actor', id: 9101 }),
    shows: [9101],
  },
  {
    name: 'the gifts that a guest owns',
    open: async ({ context, pushSource }) => {
      const gifts = new Gifts(context);
      gifts.listen(pushSource);
      return { load: gifts.load, shown: () => gifts.owned.get(2) };
    },
    missed: guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 5 }),
    shows: 5,
  },
  {
    name: 'the selected channel',
    open: async ({ context, socket }) => {
      const channels = new Channels(context, socket, storedTextInMemory());
      channels.listen();
      await channels.load();
      return { load: () => channels.select(9101), shown: () => channels.selected?.subject };
    },
    missed: message(2, 'Missed'),
    shows: 'Missed',
  },
];

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

test.each(rows)('$name: an answer from before pushes were missed is dropped', async ({ open, missed, shows }) => {
  const stores = testStores({ guestId: 7 });
  const { world, socket, holdAnswers, unexpectedErrors } = stores;
  for (const state of [
    guestIsLoggedIn({ guestId: 7, token: 'test-token' }),
    guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 3 }),
    aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
    aPerformer({ id: 9102, name: 'Lio Maren', isOnline: true }),
    aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, unreadCount: 1 }),
    message(1, 'Hello'),
  ])
    await setUpState(state, world);
  socket.setState('ready');
  const { load, shown } = await open(stores);
  const deliverFirst = holdAnswers();
  void load();
  await settle();
  socket.setState('waiting');
  await setUpState(missed, world);
  const deliverSecond = holdAnswers();
  socket.setState('ready');
  socket.resync();
  await settle();
  deliverSecond();
  await settle();
  expect(shown()).toEqual(shows);
  deliverFirst();
  await settle();
  expect(shown()).toEqual(shows);
  expect(unexpectedErrors).toEqual([]);
});
