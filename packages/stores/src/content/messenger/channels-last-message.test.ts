import { aChannelOfGuest, aMessageInChannel, aPerformer, setUpState, testStores } from '@lounge/testing/stores';
import { channelMessage } from '@lounge/protocol/content/messenger';
import { aMessage } from '@lounge/testing/content/messenger';
import { expect, test } from 'vitest';
import { storedTextInMemory } from '../../reactive/stored-text.ts';
import { Channels } from './Channels.ts';

const setUp = async () => {
  const { context, socket, world } = testStores({ guestId: 7 });
  await setUpState(aPerformer({ id: 9101, name: 'Noor' }), world);
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), world);
  await setUpState(aMessageInChannel({ id: 1, channelId: 501, senderType: 'actor', text: 'Hello' }), world);
  const channels = new Channels(context, socket, storedTextInMemory());
  channels.listen();
  await channels.load();
  const receive = (message: Parameters<typeof aMessage>[0]) =>
    socket.receive(channelMessage, { message: aMessage({ messageId: 90, channelId: 501, text: null, ...message }) });
  return { channels, receive };
};

test('a channel names the kind and the writer of its last message, also of one that arrives', async () => {
  const { channels, receive } = await setUp();
  const text = { lastMessageId: 1, lastMessageType: 'text', lastSenderType: 'actor', subject: 'Hello' };
  expect(channels.items).toMatchObject([text]);
  receive({ messageType: 'gift', senderType: 'guest' });
  const gift = { lastMessageId: 90, lastMessageType: 'gift', lastSenderType: 'guest', subject: '' };
  expect(channels.items).toMatchObject([gift]);
});

test('a note of the platform is not the last message of its channel', async () => {
  const { channels, receive } = await setUp();
  const before = [...channels.items];
  receive({ messageType: 'chat_start', senderType: 'system' });
  expect(channels.items).toEqual(before);
});
