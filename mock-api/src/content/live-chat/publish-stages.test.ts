import { getActor } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { ageCheckEnds } from '../../foundation/age-check/states.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { aShow } from '../tickets/states.ts';
import { endPrivate, goPrivate } from './performer-side.ts';
import { publishStages } from './publish-stages.ts';

const setUp = async () => {
  const chat = await aChatWorld();
  const { world, pass, pushed } = chat;
  const at = (ms: number) => new Date(world.clock.now() + ms).toISOString();
  /** Lets time pass and runs the scheduled job; returns what it published. */
  const after = async (ms: number) => {
    pass(ms);
    pushed.length = 0;
    await publishStages(world, (cause) => void chat.problems.push(cause));
    await publishStages(world, (cause) => void chat.problems.push(cause));
    return pushed
      .map(({ message }) => message)
      .filter((message) => message.type === 'actorStateChanged' && 'id' in message && message.id === 9101);
  };
  return { ...chat, at, after };
};

test('a private chat is published when it begins and ends, by a press and by the clock, once each', async () => {
  const { world, at, after } = await setUp();
  expect(await after(0)).toEqual([]);
  await goPrivate(world, 9101, at(60_000));
  expect(await after(0)).toMatchObject([{ id: 9101, isOnline: true, isInChat: true }]);
  expect(await after(59_999)).toEqual([]);
  expect(await after(1)).toMatchObject([{ id: 9101, isInChat: false }]);
  await goPrivate(world, 9101, at(60_000));
  await after(0);
  await endPrivate(world, 9101);
  expect(await after(0)).toMatchObject([{ id: 9101, isInChat: false }]);
});

test('a chat with cameras on both sides makes its performer busy, one with several guests does not', async () => {
  const { begin, leave, after, world, problems } = await setUp();
  await ageCheckEnds.setUp({ guestId: 7, result: 'accepted' }, world);
  await begin();
  expect(await after(0)).toEqual([]);
  await leave();
  await begin({ withCamera: true, price: 4000, sequence: 1 });
  expect(await after(0)).toMatchObject([{ id: 9101, isInChat: true }]);
  await leave();
  expect(await after(0)).toMatchObject([{ id: 9101, isInChat: false }]);
  expect(problems).toEqual([]);
});

test('a ticket show is published when it begins and when it is over', async () => {
  const { at, after, world } = await setUp();
  await aShow.setUp({ id: 901, actorId: 9101, price: 100, start: at(60_000), minutes: 10 }, world);
  expect(await after(59_999)).toEqual([]);
  expect(await after(1)).toMatchObject([{ id: 9101, isCurrentlyTicketShow: true }]);
  expect(await after(600_000)).toMatchObject([{ id: 9101, isCurrentlyTicketShow: false }]);
});

// @spec entity:actorChatButtonPrices
test('a performer’s page carries the prices of all chat buttons, free messages and voucher minutes', async () => {
  const { answer } = await setUp();
  expect((await answer(getActor, { actorId: 9101 }, { guestId: 7 })).prices).toEqual({
    currency: 'VXC',
    video: 3600,
    basePriceVideo: null,
    singlec2c: 4000,
    single: 4000,
    voyeur: 1800,
    toyControl: 4400,
    voiceCall: 2400,
    message: 300,
    freeMessages: 3,
    voucherChatMinutes: 0,
  });
});
