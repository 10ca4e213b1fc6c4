import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  testStores,
  messagesProgress,
  performerTypes,
  performerWritesToGuest,
  setUpState,
  type ProviderState,
} from '@lounge/testing/stores';
import type { Client, Result } from '@lounge/transport';
import { expect, test } from 'vitest';
import { Conversation, latestMessages, messagesOnPage, progressOf } from './Conversation.ts';
import { Outbox } from './Outbox.ts';
import { storedTextInMemory } from '../../reactive/stored-text.ts';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

const setUp = async (count = 0) => {
  const stores = testStores({ guestId: 7 });
  const { context, socket, world } = stores;
  const setUpInWorld = (state: ProviderState) => setUpState(state, world);
  await setUpInWorld(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }));
  await setUpInWorld(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }));
  for (let id = 1; id <= count; id += 1) {
    await setUpInWorld(
      aMessageInChannel({ id, channelId: 501, senderType: id % 2 === 0 ? 'actor' : 'guest', text: `No ${id}` }),
    );
  }
  let keys = 0;
  const outbox = new Outbox(context, socket, { storedText: storedTextInMemory(), newKey: () => `k-${(keys += 1)}` });
  const conversation = new Conversation(501, context, socket, outbox);
  socket.setState('ready');
  outbox.listen();
  conversation.listen();
  const ids = () => conversation.messages.map(({ messageId }) => messageId);
  const receiveMessage = (text: string) => setUpInWorld(performerWritesToGuest({ guestId: 7, actorId: 9101, text }));
  return { ...stores, conversation, outbox, setUpInWorld, ids, receiveMessage };
};

// @spec query:messenger.content, entity:messengerContentItem
test('a conversation is read from the latest message backwards, page by page', async () => {
  const { conversation, ids, receiveMessage } = await setUp(messagesOnPage + 5);
  expect(conversation.page.state).toBe('idle');
  await conversation.load();
  expect([ids().length, ids()[0], conversation.hasEarlier]).toEqual([messagesOnPage, 6, true]);
  await receiveMessage('Meanwhile');
  await conversation.loadEarlier();
  expect([ids()[0], ids().length, conversation.hasEarlier]).toEqual([1, messagesOnPage + 6, false]);
});

test.each([
  ['the oldest leave the memory and can be read again', false],
  ['all stay for a guest who has looked back', true],
])('after hundreds of pushes %s', async (_, isLookingBack) => {
  const { conversation, ids, receiveMessage } = await setUp(messagesOnPage + 5);
  await conversation.load();
  if (isLookingBack) await conversation.loadEarlier();
  const before = ids().length;
  const pushed = latestMessages * 1.2 + 1 - before;
  for (let at = 1; at <= pushed; at += 1) await receiveMessage(`Line ${at}`);
  expect([ids().length, conversation.hasEarlier]).toEqual(
    isLookingBack ? [before + pushed, false] : [latestMessages, true],
  );
  const [first = 0] = ids();
  await conversation.loadEarlier();
  expect(ids().filter((id) => id < first)).toHaveLength(isLookingBack ? 0 : messagesOnPage);
});

test('a failed read keeps the messages and can be retried', async () => {
  const { conversation, failRequests, ids } = await setUp(messagesOnPage + 5);
  failRequests(/messengerContent/);
  await conversation.load();
  expect([conversation.page.state, conversation.page.failure?.kind]).toEqual(['failed', 'offline']);
  failRequests(null);
  await conversation.load();
  failRequests(/messengerContent/);
  await conversation.loadEarlier();
  expect([conversation.hasEarlierFailed, ids().length]).toEqual([true, messagesOnPage]);
});

test('a message that arrives during the first read and is in its answer does not hide earlier ones', async () => {
  const { conversation, holdRequests, ids, receiveMessage } = await setUp(messagesOnPage + 5);
  const deliver = holdRequests();
  const loading = conversation.load();
  await receiveMessage('Meanwhile');
  deliver();
  await loading;
  expect([ids().length, conversation.hasEarlier]).toEqual([messagesOnPage, true]);
  await conversation.loadEarlier();
  expect([ids()[0], ids().length, conversation.hasEarlier]).toEqual([1, messagesOnPage + 6, false]);
});

test('a message that arrives after the first answer was computed is kept after the read ones', async () => {
  const { context, socket, outbox, receiveMessage } = await setUp(messagesOnPage + 5);
  const { promise: gate, resolve: deliver } = Promise.withResolvers<void>();
  const call = async (...args: Parameters<Client['call']>): Promise<Result<never>> => {
    const result = (await context.client.call(...args)) as Result<never>;
    await gate;
    return result;
  };
  const conversation = new Conversation(501, { ...context, client: { call } }, socket, outbox);
  conversation.listen();
  const loading = conversation.load();
  await settle();
  await receiveMessage('Just now');
  deliver();
  await loading;
  expect([conversation.messages.length, conversation.messages[0]?.messageId]).toEqual([messagesOnPage + 1, 6]);
  expect([conversation.messages.at(-1)?.text, conversation.hasEarlier]).toEqual(['Just now', true]);
});

test('a message that arrives after the first read failed does not hide earlier ones after a retry', async () => {
  const { conversation, failRequests, ids, receiveMessage } = await setUp(messagesOnPage + 5);
  failRequests(/messengerContent/);
  await conversation.load();
  await receiveMessage('Meanwhile');
  expect([ids().length, conversation.page.state, conversation.page.value]).toEqual([1, 'failed', null]);
  failRequests(null);
  await conversation.load();
  expect([ids().length, conversation.hasEarlier]).toEqual([messagesOnPage, true]);
});

test('a message of the guest shows in the outbox while it is sent, then once in the conversation', async () => {
  const { conversation, holdRequests, ids } = await setUp();
  await conversation.load();
  const deliver = holdRequests();
  expect(conversation.send({ text: 'Good evening' })).toBe('k-1');
  expect(conversation.waiting).toMatchObject([{ text: 'Good evening', state: 'sending' }]);
  deliver();
  await settle();
  expect([conversation.waiting, ids().length]).toEqual([[], 1]);
  expect(conversation.messages[0]).toMatchObject({ key: 'k-1', senderType: 'guest', text: 'Good evening' });
});

test('a message is sent, then delivered, then read, then answered', async () => {
  const { conversation, setUpInWorld, receiveMessage } = await setUp(1);
  await conversation.load();
  const progress = () => conversation.messages.map(progressOf);
  expect(progress()).toEqual(['sent']);
  await setUpInWorld(messagesProgress({ channelId: 501, progress: 'delivered' }));
  expect(progress()).toEqual(['delivered']);
  await setUpInWorld(messagesProgress({ channelId: 501, progress: 'read' }));
  expect(progress()).toEqual(['read']);
  await setUpInWorld(performerTypes({ channelId: 501 }));
  expect(conversation.isTyping).toBe(true);
  await receiveMessage('Good to hear from you.');
  expect([conversation.isTyping, conversation.messages.at(-1)?.text]).toEqual([false, 'Good to hear from you.']);
});

test('messages of other channels and repeated messages change nothing', async () => {
  const { conversation, setUpInWorld, socket } = await setUp(1);
  await conversation.load();
  const message = conversation.messages[0];
  await setUpInWorld(messagesProgress({ channelId: 501, progress: 'read' }));
  if (message === undefined) throw new Error('there is no message');
  conversation.onMessage({ message });
  conversation.onMessage({ message: { ...message, messageId: 99, channelId: 502 } });
  expect(conversation.messages.map(progressOf)).toEqual(['read']);
  await setUpInWorld(performerTypes({ channelId: 501 }));
  socket.setState('waiting');
  expect(conversation.isTyping).toBe(false);
});

test('missed messages are read; messages before a gap are removed', async () => {
  const { conversation, socket, setUpInWorld, ids } = await setUp(2);
  await conversation.load();
  socket.setState('waiting');
  await setUpInWorld(aMessageInChannel({ id: 3, channelId: 501, senderType: 'actor', text: 'Missed' }));
  socket.setState('ready');
  socket.resync();
  await settle();
  expect(ids()).toEqual([1, 2, 3]);
  for (let id = 4; id < 4 + messagesOnPage; id += 1) {
    await setUpInWorld(aMessageInChannel({ id, channelId: 501, senderType: 'actor', text: `No ${id}` }));
  }
  await conversation.load();
  expect([ids()[0], ids().length, conversation.hasEarlier]).toEqual([4, messagesOnPage, true]);
});

test.each([
  ['while missed messages are read', false],
  ['after they could not be read', true],
])('a message that arrives %s does not hide the gap before it', async (_, isBroken) => {
  const { conversation, socket, setUpInWorld, holdRequests, failRequests, ids, receiveMessage } = await setUp(2);
  await conversation.load();
  socket.setState('waiting');
  for (let id = 3; id < 3 + messagesOnPage; id += 1) {
    await setUpInWorld(aMessageInChannel({ id, channelId: 501, senderType: 'actor', text: `No ${id}` }));
  }
  if (isBroken) failRequests(/messengerContent/);
  const deliver = holdRequests();
  socket.setState('ready');
  socket.resync();
  await receiveMessage('Meanwhile');
  deliver();
  await settle();
  failRequests(null);
  if (isBroken) socket.resync();
  await settle();
  expect([ids()[0], ids().length, conversation.hasEarlier]).toEqual([4, messagesOnPage, true]);
});

test('earlier messages that arrive after a gap was found are dropped: they do not continue what is shown', async () => {
  const { conversation, setUpInWorld, ids, holdAnswers } = await setUp(messagesOnPage + 5);
  await conversation.load();
  const deliver = holdAnswers();
  const loadingEarlier = conversation.loadEarlier();
  await settle();
  for (let id = 100; id < 100 + messagesOnPage; id += 1) {
    await setUpInWorld(aMessageInChannel({ id, channelId: 501, senderType: 'actor', text: `No ${id}` }));
  }
  holdAnswers()();
  await conversation.load();
  deliver();
  await loadingEarlier;
  expect([ids()[0], conversation.hasEarlier, conversation.isLoadingEarlier]).toEqual([100, true, false]);
});
