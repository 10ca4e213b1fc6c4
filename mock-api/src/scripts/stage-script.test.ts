import { getActorState } from '@lounge/protocol/content/actors';
import { freeChatDuration } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { publishStages, settleFreeShows } from '../content/live-chat/index.ts';
import { aChatWorld } from '../testing/a-chat.ts';
import { runStages } from './stage-script.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = async () => {
  const chat = await aChatWorld();
  const { world, pass, run } = chat;
  await run('update actor set "isOnline" = 0 where id not in (9101)');
  let timer: { at: number; callback: () => void } | null = null;
  const problems: unknown[] = [];
  const report = (cause: unknown) => void problems.push(cause);
  const stop = runStages(
    report,
    (ms, callback) => {
      timer = { at: world.clock.now() + ms, callback };
      return () => (timer = null);
    },
    world,
  );
  /** Lets so many minutes pass, with scheduled jobs every ten seconds, and collects what is published. */
  const minutes = async (count: number) => {
    for (let step = 0; step < count * 6; step += 1) {
      pass(10_000);
      if (timer !== null && timer.at <= world.clock.now()) timer.callback();
      for (let turns = 0; turns < 20; turns += 1) await turn();
      await settleFreeShows(world, report);
      await publishStages(world, report);
    }
  };
  const types = () => new Set(chat.pushed.map(({ message }) => message.type));
  return { ...chat, stop, problems, minutes, types };
};

// @spec state:free-chat-duration 1
test('a performer goes free, moves its end, goes private and comes back, and everybody is told', async () => {
  const { minutes, types, problems, stop, answer } = await setUp();
  await minutes(60);
  expect([...types()].toSorted()).toEqual([
    'actorStateChanged',
    'freeChatDurationChanged',
    'freeShowStart',
    'freeShowStop',
  ]);
  stop();
  await minutes(20);
  expect(await answer(freeChatDuration, { actorId: 9101 })).toMatchObject({ isFree: false });
  expect(await answer(getActorState, { actorId: 9101 })).toMatchObject({ isInChat: false, freeChat: false });
  expect(problems).toEqual([]);
});

test('a performer who is in a chat stays in it', async () => {
  const { begin, minutes, row, types } = await setUp();
  const key = await begin();
  await minutes(20);
  expect((await row(key))?.status).toBe('running');
  expect(types().has('freeShowStart')).toBe(false);
});
