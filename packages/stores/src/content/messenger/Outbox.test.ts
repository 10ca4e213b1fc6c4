import { channelMessage } from '@lounge/protocol/content/messenger';
import {
  aChannelOfGuest,
  aPerformer,
  testStores,
  guestOwnsCoins,
  guestOwnsGifts,
  setUpState,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { callTimeoutMs } from '@lounge/transport';
import { Outbox, resendMs } from './Outbox.ts';
import { storedTextInMemory, type StoredText } from '../../reactive/stored-text.ts';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

const setUp = async ({
  isReady = true,
  freeMessages = 3,
  storedText = storedTextInMemory(),
  hasAnalyticsConsent = false,
} = {}) => {
  const stores = testStores({ guestId: 7, hasAnalyticsConsent });
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega' }), stores.world);
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, freeMessages }), stores.world);
  let keys = 0;
  const newKey = () => `k-${(keys += 1)}`;
  const openOutbox = (ownStoredText: StoredText = storedText) => {
    const outbox = new Outbox(stores.context, stores.socket, { storedText: ownStoredText, newKey });
    outbox.listen();
    return outbox;
  };
  if (!isReady) stores.socket.setState('connecting');
  const outbox = openOutbox();
  const storedMessages = () => stores.run('select key, type, text from message order by id');
  const states = () => outbox.items.map(({ state, failure }) => failure ?? state);
  return { ...stores, outbox, openOutbox, storedText, storedMessages, states };
};

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1]);

// @spec socket:message.send
test('a message is sent immediately and leaves the outbox when it is confirmed', async () => {
  const { outbox, storedMessages, unexpectedErrors, socket } = await setUp();
  expect(outbox.add(501, { text: '  Good evening ' })).toBe('k-1');
  expect(outbox.items).toMatchObject([{ key: 'k-1', state: 'sending', text: 'Good evening' }]);
  await settle();
  expect(outbox.items).toEqual([]);
  expect(await storedMessages()).toEqual([{ key: 'k-1', type: 'text', text: 'Good evening' }]);
  expect(socket.sent).toHaveLength(1);
  expect(unexpectedErrors).toEqual([]);
});

// @spec feature:messenger.send-text 1
test.each([true, false])(
  'what is written in a chat says whether that is a free one, also after a reload: %s',
  async (isFreechat) => {
    const { outbox, openOutbox, socket } = await setUp({ isReady: false });
    outbox.add(501, { text: 'Good evening', chatId: 'c-1', isFreechat });
    expect(openOutbox().items).toMatchObject([{ chatId: 'c-1', isFreechat }]);
    socket.setState('ready');
    await settle();
    expect(socket.sent).toMatchObject([{ payload: { isVideochat: true, isFreechat, chatId: 'c-1' } }]);
  },
);

// @spec feature:messenger.send-text 4
test('a message that is rejected is logged by the name of its failure, without its text', async () => {
  const { outbox, run, states } = await setUp({ freeMessages: 0 });
  outbox.add(501, { text: 'A secret' });
  await settle();
  expect(states()).toEqual(['needPurchase']);
  const logged = (await run(`select context, data from event where kind = 'log'`)) as {
    context: string;
    data: string;
  }[];
  expect(logged.map(({ context }) => context)).toEqual(['vxmessengerError']);
  expect(JSON.parse(logged[0]?.data ?? '')).toEqual({
    message: 'content/messenger/messageSend: needPurchase',
    timeDifference: 0,
    time: '2026-11-20T19:00:00.000Z',
  });
});

// @spec feature:messenger.send-text 5
test.each([
  [0, true, [{ eventContext: 'purchase', eventAction: 'paid_message' }]],
  [0, false, []],
  [3, true, []],
])(
  'with %i free messages and consent %s a message is counted as %j',
  async (freeMessages, hasAnalyticsConsent, events) => {
    const { outbox, world, sent } = await setUp({ freeMessages, hasAnalyticsConsent });
    await guestOwnsCoins.setUp({ guestId: 7, amount: 5000 }, world);
    outbox.add(501, { text: 'Hello' });
    await settle();
    const counted = sent.filter(({ path }) => path.endsWith('/tracking/track')).map(({ body }) => body);
    expect(counted).toMatchObject(
      events.map((event) => ({
        ...event,
        eventData: { currency: 'VXC', itemCategory: 'paid_message', value: expect.any(Number) as number },
      })),
    );
    expect(counted).toHaveLength(events.length);
  },
);

test('a message written offline is queued, even if the socket does not report the lost connection', async () => {
  const { outbox, storedMessages, socket, states } = await setUp();
  outbox.setOnline(false);
  outbox.add(501, { text: 'One' });
  await settle();
  expect([states(), socket.sent]).toEqual([['waiting'], []]);
  outbox.setOnline(true);
  await settle();
  expect([outbox.items.length, socket.sent.length, (await storedMessages()).length]).toEqual([0, 1, 1]);
});

test('messages written without a connection are queued and sent once, in order, after the reconnect', async () => {
  const { outbox, storedMessages, socket, states } = await setUp({ isReady: false });
  for (const text of ['One', 'Two']) outbox.add(501, { text });
  await settle();
  expect([states(), socket.sent]).toEqual([['waiting', 'waiting'], []]);
  for (const state of ['connecting', 'open', 'ready'] as const) socket.setState(state);
  await settle();
  expect((await storedMessages()).map((row) => (row as { text: string }).text)).toEqual(['One', 'Two']);
  expect([outbox.items.length, socket.sent.length]).toEqual([0, 2]);
});

test('a lost reply causes no second message, because it is sent again with the same key', async () => {
  const { outbox, storedMessages, socket, states, holdRequests } = await setUp();
  const deliver = holdRequests();
  outbox.add(501, { text: 'One' });
  await settle();
  socket.setState('waiting');
  await settle();
  deliver();
  await settle();
  expect([states(), await storedMessages()]).toEqual([['sending'], [{ key: 'k-1', type: 'text', text: 'One' }]]);
  socket.setState('ready');
  await settle();
  expect(socket.sent.map(({ key }) => key)).toEqual(['k-1', 'k-1']);
  expect([outbox.items.length, (await storedMessages()).length]).toEqual([0, 1]);
});

test('a message without a reply is sent again while the connection is ready', async () => {
  const { outbox, storedMessages, states, failRequests, clock, socket } = await setUp();
  failRequests(/messageSend/);
  outbox.add(501, { text: 'One' });
  await settle();
  clock.advance(callTimeoutMs);
  await settle();
  expect(states()).toEqual(['waiting']);
  failRequests(null);
  clock.advance(resendMs);
  await settle();
  expect([outbox.items.length, (await storedMessages()).length, socket.sent.length]).toEqual([0, 1, 2]);
});

test('messages and their keys are stored between page loads', async () => {
  const { outbox, openOutbox, storedMessages, socket, storedText } = await setUp({ isReady: false });
  outbox.add(501, { text: 'One' });
  const later = openOutbox();
  expect(later.items).toMatchObject([{ key: 'k-1', text: 'One', state: 'waiting' }]);
  socket.setState('ready');
  await settle();
  expect([await storedMessages(), later.items.length, storedText.read()]).toEqual([
    [{ key: 'k-1', type: 'text', text: 'One' }],
    0,
    null,
  ]);
});

test('a message of an earlier page is stored no more once it is sent', async () => {
  const written = await setUp({ isReady: false });
  written.outbox.add(501, { text: 'One' });
  const { outbox, storedMessages, storedText } = await setUp({ storedText: written.storedText });
  await settle();
  expect([outbox.items, (await storedMessages()).length, storedText.read()]).toEqual([[], 1, null]);
});

test('two pages share a stored text without losing messages', async () => {
  const { outbox, openOutbox, storedText } = await setUp({ isReady: false });
  const otherPage = openOutbox();
  outbox.add(501, { text: 'One' });
  otherPage.add(501, { text: 'Two' });
  otherPage.remove('k-2');
  otherPage.add(501, { text: 'Three' });
  const texts = (JSON.parse(storedText.read() ?? '[]') as { text: string }[]).map(({ text }) => text);
  expect(texts).toEqual(['One', 'Three']);
});

test('an invalid stored text counts as empty', async () => {
  const storedText = storedTextInMemory();
  storedText.write('{"not": [');
  const { outbox } = await setUp({ storedText });
  expect(outbox.items).toEqual([]);
});

test('a rejected message stays with its failure and can be retried under its key', async () => {
  const { outbox, storedMessages, states, world } = await setUp({ freeMessages: 0 });
  outbox.add(501, { text: 'One' });
  outbox.add(999, { text: 'Two' });
  await settle();
  expect(states()).toEqual(['needPurchase', 'unknown']);
  await setUpState(guestOwnsCoins({ guestId: 7, amount: 300 }), world);
  outbox.retry('k-1');
  outbox.remove('k-2');
  await settle();
  expect([outbox.items, (await storedMessages()).length]).toEqual([[], 1]);
});

test('a picture is uploaded first, then sent by its id', async () => {
  const { outbox, storedMessages, run, sent } = await setUp();
  outbox.add(501, { image: png });
  await settle();
  expect([outbox.items, (await storedMessages()).length]).toEqual([[], 1]);
  const [row] = (await run('select "imageId", key from message')) as { imageId: string }[];
  expect(row?.imageId).toMatch(/^[0-9a-f]{32}$/);
  expect(sent.map(({ path }) => path)).toEqual(['/rest/v1/messenger/storeImage']);
});

test('a file that is not a picture is rejected', async () => {
  const { outbox, states } = await setUp();
  outbox.add(501, { image: new Uint8Array([1, 2, 3]) });
  await settle();
  expect(states()).toEqual(['wrongType']);
});

test('messages whose picture is not uploaded yet are not stored, others are', async () => {
  const { outbox, openOutbox } = await setUp({ isReady: false });
  outbox.add(501, { image: png });
  outbox.add(501, { text: 'One' });
  expect(openOutbox().items).toMatchObject([{ text: 'One' }]);
});

// @spec rule:gift-price-beyond-owned
test('gifts without a text are a gift message, with a text they are part of a text message', async () => {
  const { outbox, storedMessages, world } = await setUp();
  await setUpState(guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 2 }), world);
  outbox.add(501, { gifts: [{ giftId: 2, quantity: 1 }] });
  outbox.add(501, { text: 'For you', gifts: [{ giftId: 2, quantity: 1 }] });
  await settle();
  expect(await storedMessages()).toMatchObject([{ type: 'gift' }, { type: 'text', text: 'For you' }]);
});

test('an empty draft is not sent', async () => {
  const { outbox } = await setUp();
  expect(outbox.add(501, { text: ' \n', gifts: [{ giftId: 2, quantity: 0 }] })).toBe(null);
  expect(outbox.items).toEqual([]);
});

test('a message of another page does not confirm this page’s message', async () => {
  const { outbox, socket, states, holdRequests } = await setUp();
  holdRequests();
  outbox.add(501, { text: 'One' });
  socket.receive(channelMessage, {
    message: {
      messageId: 1,
      channelId: 501,
      key: 'other',
      messageType: 'text',
      senderType: 'guest',
      text: 'Hi',
      date: '2026-11-20T19:00:00.000Z',
      model: { id: 9101, name: 'Noor Vega' },
      media: null,
      includedGifts: [],
      price: { value: 0, currency: 'VXC' },
      chatId: null,
      data: null,
      deliveredAt: null,
      readAt: null,
    },
  });
  await settle();
  expect(states()).toEqual(['sending']);
});

test('messages are sent one after the other, and one that is being sent cannot be removed', async () => {
  const { outbox, socket, states, holdRequests, storedMessages } = await setUp();
  const deliver = holdRequests();
  for (const text of ['One', 'Two']) outbox.add(501, { text });
  await settle();
  expect([states(), socket.sent.length]).toEqual([['sending', 'waiting'], 1]);
  outbox.remove('k-1');
  outbox.remove('unknown');
  expect(outbox.items.map(({ key }) => key)).toEqual(['k-1', 'k-2']);
  deliver();
  await settle();
  expect([outbox.items.length, socket.sent.length, (await storedMessages()).length]).toEqual([0, 2, 2]);
});

test('a rejected message is not sent again by itself, by another page or by a second start', async () => {
  const { outbox, openOutbox, socket, states, clock } = await setUp({ freeMessages: 0 });
  outbox.add(501, { text: 'One' });
  await settle();
  outbox.listen();
  clock.advance(resendMs);
  await settle();
  expect([states(), socket.sent.length]).toEqual([['needPurchase'], 1]);
  const later = openOutbox();
  await settle();
  expect(later.items).toMatchObject([{ key: 'k-1', state: 'failed', failure: 'needPurchase' }]);
  expect(socket.sent).toHaveLength(1);
});

test('a picture is uploaded once, whoever sends its message in the end', async () => {
  const { outbox, openOutbox, states, sent, clock, failRequests, storedMessages } = await setUp();
  failRequests(/messageSend/);
  outbox.add(501, { image: png });
  await settle();
  clock.advance(callTimeoutMs);
  await settle();
  expect(states()).toEqual(['waiting']);
  outbox.setOnline(false);
  failRequests(null);
  const later = openOutbox();
  expect(later.items).toMatchObject([{ image: null, imageId: expect.stringMatching(/^[0-9a-f]{32}$/) as string }]);
  await settle();
  expect([later.items, (await storedMessages()).length]).toEqual([[], 1]);
  outbox.setOnline(true);
  await settle();
  expect([outbox.items.length, (await storedMessages()).length, sent.length]).toEqual([0, 1, 1]);
});
