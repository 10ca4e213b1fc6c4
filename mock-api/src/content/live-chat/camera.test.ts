import { chatCamera } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';

const setUp = async () => {
  const chat = await aChatWorld();
  const turn = async (isOn: boolean, chatId?: string) =>
    chat.send(chatCamera, { chatId: chatId ?? (await chat.keyOf()), isOn });
  return { ...chat, turn };
};

test('in a chat with cameras on both sides the guest’s camera is known to be on or off, and each change is published once', async () => {
  const { begin, turn, pushed, lastPush, leave, keyOf } = await setUp();
  await begin({ withCamera: true, price: 4000 });
  expect(lastPush('chatChanged')).toMatchObject({ chat: { withCamera: true, isCameraOn: false } });
  pushed.length = 0;
  await turn(true);
  await turn(true);
  expect(lastPush('chatChanged')).toMatchObject({ chat: { isCameraOn: true } });
  await turn(false);
  expect(lastPush('chatChanged')).toMatchObject({ chat: { isCameraOn: false } });
  expect(pushed.filter(({ message }) => message.type === 'chatChanged')).toHaveLength(2);
  const key = await keyOf();
  await leave();
  pushed.length = 0;
  expect(await turn(true, key)).toMatchObject({ ok: true });
  expect(lastPush('chatChanged')).toBeUndefined();
});

test('other chats have no camera, and those of others are unknown', async () => {
  const { begin, turn, lastPush } = await setUp();
  await begin();
  expect(await turn(true)).toMatchObject({ ok: false, code: 'notPossible', field: 'chatId' });
  expect(await turn(true, 'forged')).toMatchObject({ ok: false, code: 'unknown', field: 'chatId' });
  expect(lastPush('chatChanged')).toMatchObject({ chat: { isCameraOn: false } });
});
