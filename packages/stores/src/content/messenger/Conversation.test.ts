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
import { Conversation, messagesOnPage, progressOf } from './Conversation.ts';
import { Outbox } from './Outbox.ts';
import { slotInMemory } from '../../reactive/text-slot.ts';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

const setUp = async (count = 0) => {
  const stores = testStores({ guestId: 7 });
  const { context, socket, world } = stores;
  const hold = (given: ProviderState) => setUpState(given, world);
  await hold(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }));
  await hold(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }));
  for (let id = 1; id <= count; id += 1) {
    await hold(
      aMessageInChannel({ id, channelId: 501, senderType: id % 2 === 0 ? 'actor' : 'guest', text: `No ${id}` }),
    );
  }
  let keys = 0;
  const outbox = new Outbox(context, socket, { slot: slotInMemory(), newKey: () => `k-${(keys += 1)}` });
  const conversation = new Conversation(501, context, socket, outbox);
  socket.setState('ready');
  outbox.listen();
  conversation.listen();
  const ids = () => conversation.messages.map(({ messageId }) => messageId);
  const noorWrites = (text: string) => hold(performerWritesToGuest({ guestId: 7, actorId: 9101, text }));
  return { ...stores, conversation, outbox, hold, ids, noorWrites };
};

// @spec query:messenger.content, entity:messengerContentItem
test('a conversation is read from its end and pages backwards', async () => {
  const { conversation, ids, noorWrites } = await setUp(messagesOnPage + 5);
  expect(conversation.page.state).toBe('idle');
  await conversation.load();
  expect([ids().length, ids()[0], conversation.hasEarlier]).toEqual([messagesOnPage, 6, true]);
  await noorWrites('Meanwhile');
  await conversation.loadEarlier();
  expect([ids()[0], ids().length, conversation.hasEarlier]).toEqual([1, messagesOnPage + 6, false]);
});

test('a failed read keeps the messages and can be repeated', async () => {
  const { conversation, breakDown, ids } = await setUp(messagesOnPage + 5);
  breakDown(/messengerContent/);
  await conversation.load();
  expect([conversation.page.state, conversation.page.failure?.kind]).toEqual(['failed', 'offline']);
  breakDown(null);
  await conversation.load();
  breakDown(/messengerContent/);
  await conversation.loadEarlier();
  expect([conversation.hasEarlierFailed, ids().length]).toEqual([true, messagesOnPage]);
});

test('a message that comes while the first reading is under way and is in it hides nothing before it', async () => {
  const { conversation, queueAnswers, ids, noorWrites } = await setUp(messagesOnPage + 5);
  const deliver = queueAnswers();
  const loading = conversation.load();
  await noorWrites('Meanwhile');
  deliver();
  await loading;
  expect([ids().length, conversation.hasEarlier]).toEqual([messagesOnPage, true]);
  await conversation.loadEarlier();
  expect([ids()[0], ids().length, conversation.hasEarlier]).toEqual([1, messagesOnPage + 6, false]);
});

test('a message that comes after the first answer was made stays behind what was read', async () => {
  const { context, socket, outbox, noorWrites } = await setUp(messagesOnPage + 5);
  let deliver = (): void => undefined;
  const gate = new Promise<void>((resolve) => (deliver = resolve));
  const call = async (...words: Parameters<Client['call']>): Promise<Result<never>> => {
    const result = (await context.client.call(...words)) as Result<never>;
    await gate;
    return result;
  };
  const conversation = new Conversation(501, { ...context, client: { call } }, socket, outbox);
  conversation.listen();
  const loading = conversation.load();
  await settle();
  await noorWrites('Just now');
  deliver();
  await loading;
  expect([conversation.messages.length, conversation.messages[0]?.messageId]).toEqual([messagesOnPage + 1, 6]);
  expect([conversation.messages.at(-1)?.text, conversation.hasEarlier]).toEqual(['Just now', true]);
});

test('a message that comes after the first reading failed hides nothing once it is tried again', async () => {
  const { conversation, breakDown, ids, noorWrites } = await setUp(messagesOnPage + 5);
  breakDown(/messengerContent/);
  await conversation.load();
  await noorWrites('Meanwhile');
  expect([ids().length, conversation.page.state, conversation.page.value]).toEqual([1, 'failed', null]);
  breakDown(null);
  await conversation.load();
  expect([ids().length, conversation.hasEarlier]).toEqual([messagesOnPage, true]);
});

test('a message of the guest shows while it is being sent, then once', async () => {
  const { conversation, queueAnswers, ids } = await setUp();
  await conversation.load();
  const deliver = queueAnswers();
  expect(conversation.send({ text: 'Good evening' })).toBe('k-1');
  expect(conversation.waiting).toMatchObject([{ text: 'Good evening', state: 'sending' }]);
  deliver();
  await settle();
  expect([conversation.waiting, ids().length]).toEqual([[], 1]);
  expect(conversation.messages[0]).toMatchObject({ key: 'k-1', senderType: 'guest', text: 'Good evening' });
});

// @spec state:messenger-message
test('a message is sent, then delivered, then read, then answered', async () => {
  const { conversation, hold, noorWrites } = await setUp(1);
  await conversation.load();
  const progress = () => conversation.messages.map(progressOf);
  expect(progress()).toEqual(['sent']);
  await hold(messagesProgress({ channelId: 501, progress: 'delivered' }));
  expect(progress()).toEqual(['delivered']);
  await hold(messagesProgress({ channelId: 501, progress: 'read' }));
  expect(progress()).toEqual(['read']);
  await hold(performerTypes({ channelId: 501 }));
  expect(conversation.isTyping).toBe(true);
  await noorWrites('Good to hear from you.');
  expect([conversation.isTyping, conversation.messages.at(-1)?.text]).toEqual([false, 'Good to hear from you.']);
});

test('messages of other channels and repeated messages change nothing', async () => {
  const { conversation, hold, socket } = await setUp(1);
  await conversation.load();
  const early = conversation.messages[0];
  await hold(messagesProgress({ channelId: 501, progress: 'read' }));
  if (early === undefined) throw new Error('there is a message');
  conversation.onMessage({ message: early });
  conversation.onMessage({ message: { ...early, messageId: 99, channelId: 502 } });
  expect(conversation.messages.map(progressOf)).toEqual(['read']);
  await hold(performerTypes({ channelId: 501 }));
  socket.setState('waiting');
  expect(conversation.isTyping).toBe(false);
});

test('missed messages are read after a reconnect; messages before a gap are removed', async () => {
  const { conversation, socket, hold, ids } = await setUp(2);
  await conversation.load();
  socket.setState('waiting');
  await hold(aMessageInChannel({ id: 3, channelId: 501, senderType: 'actor', text: 'Missed' }));
  socket.setState('ready');
  await settle();
  expect(ids()).toEqual([1, 2, 3]);
  for (let id = 4; id < 4 + messagesOnPage; id += 1) {
    await hold(aMessageInChannel({ id, channelId: 501, senderType: 'actor', text: `No ${id}` }));
  }
  await conversation.load();
  expect([ids()[0], ids().length, conversation.hasEarlier]).toEqual([4, messagesOnPage, true]);
});

test.each([
  ['while the missed part is read', false],
  ['after that could not be read', true],
])('what comes %s does not hide a gap before it', async (_, isBroken) => {
  const { conversation, socket, hold, queueAnswers, breakDown, ids, noorWrites } = await setUp(2);
  await conversation.load();
  socket.setState('waiting');
  for (let id = 3; id < 3 + messagesOnPage; id += 1) {
    await hold(aMessageInChannel({ id, channelId: 501, senderType: 'actor', text: `No ${id}` }));
  }
  if (isBroken) breakDown(/messengerContent/);
  const deliver = queueAnswers();
  socket.setState('ready');
  await noorWrites('Meanwhile');
  deliver();
  await settle();
  breakDown(null);
  if (isBroken) await conversation.load();
  expect([ids()[0], ids().length, conversation.hasEarlier]).toEqual([4, messagesOnPage, true]);
});

test('earlier messages that arrive after a gap was found are dropped: they do not continue what is shown', async () => {
  const { conversation, hold, ids, delayAnswers } = await setUp(messagesOnPage + 5);
  await conversation.load();
  const deliver = delayAnswers();
  const late = conversation.loadEarlier();
  await settle();
  for (let id = 100; id < 100 + messagesOnPage; id += 1) {
    await hold(aMessageInChannel({ id, channelId: 501, senderType: 'actor', text: `No ${id}` }));
  }
  delayAnswers()();
  await conversation.load();
  deliver();
  await late;
  expect([ids()[0], conversation.hasEarlier, conversation.isLoadingEarlier]).toEqual([100, true, false]);
});
