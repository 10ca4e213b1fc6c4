import { chatCamera } from '@lounge/protocol/content/live-chat';
import { messengerContent } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { aChatWorld } from '../testing/a-chat.ts';
import { runCameras } from './camera-script.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = async () => {
  const chat = await aChatWorld();
  const { world, answer, send, keyOf } = chat;
  let timers: (() => void)[] = [];
  const problems: unknown[] = [];
  const stop = runCameras({
    world,
    after: (_, callback) => {
      timers.push(callback);
      return () => undefined;
    },
    report: (cause) => void problems.push(cause),
  });
  /** Turns the camera, and lets the performers answer what is due if `isAnswered`. */
  const camera = async (isOn: boolean, isAnswered = true) => {
    await send(chatCamera, { chatId: await keyOf(), isOn });
    if (!isAnswered) return;
    const due = timers;
    timers = [];
    for (const each of due) each();
    for (let turns = 0; turns < 20; turns += 1) await turn();
  };
  const said = async () =>
    (await answer(messengerContent, { filter: {}, first: 50 }, { guestId: 7 })).items
      .filter(({ senderType }) => senderType === 'actor')
      .map(({ text }) => text);
  return { ...chat, camera, said, stop, problems };
};

test('the performer says in the log that she sees the guest, and that she does not any more', async () => {
  const { begin, camera, said, problems } = await setUp();
  await begin({ withCamera: true, price: 4000 });
  await camera(true);
  expect((await said())[0]).toMatch(/see you|your face/);
  await camera(false);
  expect((await said())[0]).toMatch(/picture is off|cannot see you/);
  expect(await said()).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('what changes back at once, ends, or comes after a stop is not said', async () => {
  const { begin, camera, said, stop } = await setUp();
  await begin({ withCamera: true, price: 4000 });
  await camera(true, false);
  await camera(false);
  expect(await said()).toHaveLength(1);
  stop();
  await camera(true);
  expect(await said()).toHaveLength(1);
});
