import { voiceCallAnonymousStart } from '@lounge/protocol/content/live-chat';
import { messengerContent } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { settleVoiceCalls } from '../content/live-chat/index.ts';
import { aChatWorld } from '../testing/a-chat.ts';
import { runChats } from './chat-script.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = async () => {
  const chat = await aChatWorld();
  const { world, pass, answer } = chat;
  let timers: { at: number; callback: () => void }[] = [];
  const reported: unknown[] = [];
  const stop = runChats({
    world,
    after: (ms, callback) => {
      const timer = { at: world.clock.now() + ms, callback };
      timers.push(timer);
      return () => (timers = timers.filter((each) => each !== timer));
    },
    report: (cause) => void reported.push(cause),
  });
  /** Lets time pass in steps of half a second, and runs the timers that are due. */
  const run = async (seconds: number) => {
    for (let step = 0; step < seconds * 2; step += 1) {
      pass(500);
      const due = timers.filter(({ at }) => at <= world.clock.now());
      timers = timers.filter((each) => !due.includes(each));
      for (const { callback } of due) callback();
      for (let turns = 0; turns < 12; turns += 1) await turn();
    }
  };
  const said = async () =>
    (await answer(messengerContent, { filter: {}, first: 50 }, { guestId: 7 })).items
      .filter(({ senderType }) => senderType === 'actor')
      .map(({ text }) => text);
  return { ...chat, run, said, stop, reported };
};

test('the performer answers a call within seconds, greets after the first picture, and thanks for a gift', async () => {
  const { start, run, row, keyOf, beat, said, give, reported } = await setUp();
  await start();
  const key = await keyOf();
  await run(3);
  expect((await row(key))?.status).toBe('running');
  await run(2);
  expect(await said()).toEqual([]);
  await beat(0, key);
  await run(5);
  expect(await said()).toHaveLength(1);
  await give(2, { chatId: key });
  await run(7);
  expect((await said())[0]).toMatch(/thank you/i);
  expect(reported).toEqual([]);
});

test('after its end nobody speaks in a chat, and after a stop nothing happens', async () => {
  const { start, run, keyOf, leave, said, stop } = await setUp();
  await start();
  await run(3);
  await leave(100, await keyOf());
  await run(10);
  expect(await said()).toEqual([]);
  stop();
  await start({ sequence: 1 });
  await run(5);
  expect(await said()).toEqual([]);
});

// @spec socket:voicecallStart, socket:voicecallStop
test('a voice call is answered, and ends after three minutes', async () => {
  const { answer, run, lastPush, world } = await setUp();
  const call = await answer(voiceCallAnonymousStart, { accessToken: 'a', actorId: 9101 }, { visitor: 'one' });
  expect(call.resultCode).toBe(2000);
  expect(lastPush('voicecallStart')).toBeUndefined();
  await run(4);
  expect(lastPush('voicecallStart')).toMatchObject({ actorId: 9101, clientId: call.clientId });
  await run(180);
  await settleVoiceCalls(world, () => undefined);
  expect(lastPush('voicecallStop')).toMatchObject({ clientId: call.clientId, seconds: expect.any(Number) as number });
});
