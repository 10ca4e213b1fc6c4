import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { setFreeUntil, stopFreeShow } from './free-show.ts';

const atMinute = (minute: number) => `2026-11-20T19:0${minute}:00.000Z`;

const freeChat = async () => {
  const chat = await aChatWorld({ coins: 0 });
  await setFreeUntil(chat.world, 9101, atMinute(1));
  await chat.begin({ kind: 'freeChat', price: null });
  return chat;
};

test('a free chat that the performer stops ends for those who are in it', async () => {
  const { world, row, lastPush } = await freeChat();
  expect(await stopFreeShow(world, 9101)).toBe(true);
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 503 });
  expect(lastPush('chatEnd')).toMatchObject({ exitCode: 503, price: 0 });
});

test('a free chat that she stops leaves her other chats alone', async () => {
  const { begin, world, row } = await aChatWorld();
  await setFreeUntil(world, 9101, atMinute(1));
  await begin();
  await stopFreeShow(world, 9101);
  expect(await row()).toMatchObject({ status: 'running' });
});

test('a free chat whose end moves later goes on until then, and its page is told', async () => {
  const { world, row, watch, settle, lastPush } = await freeChat();
  await setFreeUntil(world, 9101, atMinute(2));
  expect(lastPush('chatChanged')).toMatchObject({ chat: { endsAt: atMinute(2) } });
  await watch(70);
  await settle();
  expect(await row()).toMatchObject({ status: 'running' });
  await watch(50);
  await settle();
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 503 });
});
