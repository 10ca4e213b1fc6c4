import { channelMessage, channelMessageProgress, channelTyping, messageSend } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { setPresence } from '../content/actors/set-presence.ts';
import { aPerformer } from '../content/actors/states.ts';
import { completeImage, insertImage, insertPart } from '../content/messenger/image-statements.ts';
import { pictureSentences, sentences } from '../content/messenger/simulated-reply.ts';
import { noteLanguage } from '../foundation/guest/note-language.ts';
import { guestHasAddress } from '../foundation/guest/states.ts';
import { aChannelOfGuest, aMessageInChannel } from '../content/messenger/states.ts';
import { setUpState } from '../states.ts';
import { aWorld } from '../testing/a-world.ts';
import { pushesTo } from '../testing/pushes-to.ts';
import { testSocket } from '../testing/test-socket.ts';
import { runMessenger } from './messenger-script.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = async (isOnline = true, isWaiting = false) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline }), world);
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), world);
  if (isWaiting)
    await setUpState(aMessageInChannel({ id: 4, channelId: 501, senderType: 'guest', text: 'Hello' }), world);
  const pushed = pushesTo(7, world);
  const timers: { ms: number; callback: () => void; isCancelled: boolean }[] = [];
  const reported: unknown[] = [];
  const stop = runMessenger({
    world,
    after: (ms, callback) => {
      const timer = { ms, callback, isCancelled: false };
      timers.push(timer);
      return () => (timer.isCancelled = true);
    },
    report: (cause) => void reported.push(cause),
  });
  await settle();
  /** Runs the pending timers and returns their number. */
  const pass = async () => {
    const due = timers.splice(0).filter(({ isCancelled }) => !isCancelled);
    for (const { callback } of due) callback();
    await settle();
    return due.length;
  };
  const { sendCommand } = testSocket({ guestId: 7, language: 'nl' }, world);
  let keys = 0;
  const write = async (imageId: string | null = null) => {
    keys += 1;
    const messageType = imageId === null ? ('text' as const) : ('image' as const);
    const data = { text: imageId === null ? 'Hello' : null, imageId };
    const rest = {
      senderType: 'guest' as const,
      isVideochat: false,
      isFreechat: false,
      includedGifts: [],
      chatId: null,
    };
    await sendCommand(messageSend, { channelId: 501, messageType, data, ...rest }, `k-${keys}`);
    await settle();
    pushed.length = 0;
  };
  const types = () => pushed.map(({ type }) => type);
  return { ...testWorld, pushed, types, pass, write, stop, reported, timers };
};

const allSteps = [channelMessageProgress, channelMessageProgress, channelTyping, channelTyping, channelMessage];

test('an online performer receives, reads and answers a message once in the guest’s language', async () => {
  const { pass, write, pushed, types, reported, run } = await setUp();
  await write();
  for (let step = 0; step < 4; step += 1) expect(await pass()).toBe(1);
  expect(types().slice(0, 5)).toEqual(allSteps.map(({ type }) => type));
  expect(pushed[4]).toMatchObject({ message: { senderType: 'actor', model: { id: 9101 } } });
  expect(await pass()).toBe(0);
  expect(await run('select language, unread from channel where id = 501')).toEqual([{ language: 'nl', unread: 1 }]);
  expect(reported).toEqual([]);
});

test('an answer is in the language in which the guest uses the site by then', async () => {
  const { pass, write, world, run } = await setUp();
  await setUpState(guestHasAddress({ guestId: 7, email: 'robin@example.com', language: 'nl' }), world);
  await write();
  await noteLanguage(world, 7, 'es');
  for (let step = 0; step < 4; step += 1) await pass();
  const [last] = await run<{ text: string }>('select text from message order by id desc limit 1');
  expect(sentences.map((each) => each[3])).toContain(last?.text);
});

test('a picture gets an answer about a picture', async () => {
  const { pass, write, world, run } = await setUp();
  await world.database.change(async (tx) => {
    const at = new Date(world.clock.now()).toISOString();
    await insertImage.all(tx, { key: 'i-1', guestId: 7, contentType: 'image/png', bytes: 3, at, unsentSince: at });
    await insertPart.all(tx, { image: 'i-1', base64: 'AAAA' });
    await completeImage.all(tx, { key: 'i-1' });
  });
  await write('i-1');
  for (let step = 0; step < 4; step += 1) await pass();
  const [last] = await run<{ text: string }>('select text from message order by id desc limit 1');
  expect(pictureSentences.map((each) => each[2])).toContain(last?.text);
});

test('several messages get one answer', async () => {
  const { pass, write, types } = await setUp();
  await write();
  await pass();
  await write();
  await write();
  for (let step = 0; step < 4; step += 1) expect(await pass()).toBe(1);
  expect(await pass()).toBe(0);
  expect(types().filter((type) => type === channelMessage.type)).toHaveLength(1);
});

test('an offline performer answers after coming online', async () => {
  const { pass, write, world, types } = await setUp(false);
  await write();
  expect(await pass()).toBe(0);
  await setPresence(world, 9101, true);
  await settle();
  for (let step = 0; step < 4; step += 1) await pass();
  expect(types()).toContain(channelMessage.type);
});

test('a performer who goes offline does not answer', async () => {
  const { pass, write, world, types } = await setUp();
  await write();
  await pass();
  await setPresence(world, 9101, false);
  for (let step = 0; step < 4; step += 1) await pass();
  expect(types()).not.toContain(channelMessage.type);
});

test('answers messages from before the start', async () => {
  const { pass, types } = await setUp(true, true);
  for (let step = 0; step < 4; step += 1) expect(await pass()).toBe(1);
  expect(types()).toContain(channelMessage.type);
});

test('does nothing after it is stopped', async () => {
  const { pass, write, stop, pushed } = await setUp();
  await write();
  stop();
  expect(await pass()).toBe(0);
  await write();
  expect([await pass(), pushed]).toEqual([0, []]);
});
