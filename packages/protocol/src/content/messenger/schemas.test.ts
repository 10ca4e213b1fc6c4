import { expect, test } from 'vitest';
import { parse } from '../../schema/parse.ts';
import { messageSend } from './commands.ts';
import { messageType, senderType } from './schemas.ts';

/** The types of the documents. */
const documented = [
  'gift',
  'new_gift',
  'image',
  'system',
  'text',
  'notification',
  'image_sent',
  'image_received',
  'charge_success',
  'charge_failure',
  'chat_start',
  'chat_end',
  'voyeur_info',
];

// @spec entity:enum.messageType
test('a message has a type of the documents or a state of a toy', () => {
  expect(messageType.values.filter((type) => !type.startsWith('remote_toy_'))).toEqual(documented);
});

// @spec entity:enum.senderType
test('a message is written by a performer, a guest or the system', () => {
  expect(senderType.values).toEqual(['actor', 'guest', 'system']);
});

const sent = {
  channelId: 501,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  data: { text: 'Good evening', imageId: null },
  includedGifts: [],
  chatId: null,
};

test.each([
  [{}, true],
  [{ messageType: 'image' }, true],
  [{ messageType: 'gift' }, true],
  [{ messageType: 'system' }, false],
  [{ senderType: 'actor' }, false],
])('a guest sends a message with %j: %s', (changes, isSent) => {
  expect(parse(messageSend.input, { ...sent, ...changes }).ok).toBe(isSent);
});
