import { channelMessage, channelMessageProgress, channelTyping, messageSend } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { setPresence } from '../content/actors/set-presence.ts';
import { aPerformer } from '../content/actors/states.ts';
import { aChannelOfGuest, aMessageInChannel } from '../content/messenger/states.ts';
import { setUpState } from '../states.ts';
import { aWorld } from '../testing/a-world.ts';
import { pushesTo } from '../testing/pushes-to.ts';
import { testSocket } from '../testing/test-socket.ts';
import { runMessenger } from './messenger-script.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = async (isOnline = true, isWaiting = false) => {
  const made = aWorld();
  const { world } = made;
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline }), world);
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), world);
  if (isWaiting)
    await setUpState(aMessageInChannel({ id: 4, channelId: 501, senderType: 'guest', text: 'Hello' }), world);
  const heard = pushesTo(world, 7);
  const timers: { ms: number; act: () => void; isOff: boolean }[] = [];
  const reported: unknown[] = [];
  const stop = runMessenger({
    world,
    after: (ms, act) => {
      const timer = { ms, act, isOff: false };
      timers.push(timer);
      return () => (timer.isOff = true);
    },
    report: (cause) => void reported.push(cause),
  });
  await settle();
  /** Lets the timers that wait act, and what they cause with them; answers how many there were. */
  const pass = async () => {
    const due = timers.splice(0).filter(({ isOff }) => !isOff);
    for (const { act } of due) act();
    await settle();
    return due.length;
  };
  const { tell } = testSocket(world, { guestId: 7, language: 'nl' });
  let keys = 0;
  const write = async () => {
    keys += 1;
    const data = { text: 'Hello', imageId: null };
    const rest = {
      senderType: 'guest' as const,
      isVideochat: false,
      isFreechat: false,
      includedGifts: [],
      chatId: null,
    };
    await tell(messageSend, { key: `k-${keys}`, channelId: 501, messageType: 'text', data, ...rest });
    await settle();
    heard.length = 0;
  };
  const types = () => heard.map(({ type }) => type);
  return { ...made, heard, types, pass, write, stop, reported, timers };
};

const whole = [channelMessageProgress, channelMessageProgress, channelTyping, channelTyping, channelMessage];

test('who is online gets a message, reads it, types and answers once in the guest’s language', async () => {
  const { pass, write, heard, types, reported, run } = await setUp();
  await write();
  for (let step = 0; step < 4; step += 1) expect(await pass()).toBe(1);
  expect(types().slice(0, 5)).toEqual(whole.map(({ type }) => type));
  expect(heard[4]).toMatchObject({ message: { senderType: 'actor', model: { id: 9101 } } });
  expect(await pass()).toBe(0);
  expect(await run('select language, unread from channel where id = 501')).toEqual([{ language: 'nl', unread: 1 }]);
  expect(reported).toEqual([]);
});

test('messages that come meanwhile get one answer together', async () => {
  const { pass, write, types } = await setUp();
  await write();
  await pass();
  await write();
  await write();
  for (let step = 0; step < 4; step += 1) expect(await pass()).toBe(1);
  expect(await pass()).toBe(0);
  expect(types().filter((type) => type === channelMessage.type)).toHaveLength(1);
});

test('who is offline answers after coming online', async () => {
  const { pass, write, world, types } = await setUp(false);
  await write();
  expect(await pass()).toBe(0);
  await setPresence(world, 9101, true);
  await settle();
  for (let step = 0; step < 4; step += 1) await pass();
  expect(types()).toContain(channelMessage.type);
});

test('who goes offline while writing says nothing more', async () => {
  const { pass, write, world, types } = await setUp();
  await write();
  await pass();
  await setPresence(world, 9101, false);
  for (let step = 0; step < 4; step += 1) await pass();
  expect(types()).not.toContain(channelMessage.type);
});

test('what was unanswered at the start is taken up', async () => {
  const { pass, types } = await setUp(true, true);
  for (let step = 0; step < 4; step += 1) expect(await pass()).toBe(1);
  expect(types()).toContain(channelMessage.type);
});

test('after the stop nothing happens any more', async () => {
  const { pass, write, stop, heard } = await setUp();
  await write();
  stop();
  expect(await pass()).toBe(0);
  await write();
  expect([await pass(), heard]).toEqual([0, []]);
});
