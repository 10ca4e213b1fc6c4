import { getVideoPlayback, saveWatchPosition, unfinishedVideos } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { aVideoOfPerformer, guestBoughtVideo } from './states.ts';
import { resumeAtOf } from './watch-positions.ts';

test.each([
  ['at the start', 0, 600, null],
  ['in the first seconds', 9, 600, null],
  ['after them', 10, 600, 10],
  ['in the middle', 312, 600, 312],
  ['before the last twentieth', 190, 200, 190],
  ['in the last twentieth', 191, 200, null],
  ['beyond the end', 9_999, 600, null],
])('somebody who stopped %s, at %s of %s, goes on at %s', (_where, seconds, duration, resumeAt) => {
  expect(resumeAtOf(seconds, duration)).toBe(resumeAt);
});

const setUp = async () => {
  const { world, run, pass } = aWorld();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 9101, price: 2400 }, world);
  await aVideoOfPerformer.setUp({ id: 95002, actorId: 9101, price: 0 }, world);
  await aVideoOfPerformer.setUp({ id: 95003, actorId: 9101, price: 0 }, world);
  const client = testClient(world);
  const stop = (seconds: number, videoId = 95002) =>
    client.answer(saveWatchPosition, { videoId, seconds }, { guestId: 7 });
  const resumeAt = async (guestId: number | null, videoId = 95002) =>
    (await client.answer(getVideoPlayback, { videoId }, { guestId })).resumeAt;
  return { ...client, world, run, pass, stop, resumeAt };
};

test('the last device that stopped counts, for its guest alone; the end is forgotten', async () => {
  const { stop, resumeAt, run } = await setUp();
  expect(await resumeAt(7)).toBeNull();
  expect(await stop(400)).toEqual({ resumeAt: 400 });
  expect(await stop(90)).toEqual({ resumeAt: 90 });
  expect([await resumeAt(7), await resumeAt(8), await resumeAt(null)]).toEqual([90, null, null]);
  expect(await stop(720)).toEqual({ resumeAt: null });
  expect(await run('select * from "watchPosition"')).toEqual([]);
});

test('a video that is locked starts with its preview, whatever was kept', async () => {
  const { stop, resumeAt, world } = await setUp();
  await stop(400, 95001);
  expect(await resumeAt(7, 95001)).toBeNull();
  await guestBoughtVideo.setUp({ guestId: 7, videoId: 95001 }, world);
  expect(await resumeAt(7, 95001)).toBe(400);
});

test('what a guest stopped in and may still watch is listed, the last one first', async () => {
  const { stop, answer, world, pass } = await setUp();
  const listed = async (guestId: number, first?: number) =>
    (await answer(unfinishedVideos, first === undefined ? {} : { first }, { guestId })).map(({ video, resumeAt }) => [
      video.id,
      resumeAt,
    ]);
  for (const videoId of [95002, 95003, 95001]) {
    pass(1000);
    await stop(100 + (videoId % 10), videoId);
  }
  expect(await listed(7)).toEqual([
    [95003, 103],
    [95002, 102],
  ]);
  await guestBoughtVideo.setUp({ guestId: 7, videoId: 95001 }, world);
  expect((await listed(7)).map(([id]) => id)).toEqual([95001, 95003, 95002]);
  expect((await listed(7, 1)).map(([id]) => id)).toEqual([95001]);
  pass(1000);
  await stop(130);
  expect((await listed(7))[0]).toEqual([95002, 130]);
  await stop(0);
  expect((await listed(7)).map(([id]) => id)).toEqual([95001, 95003]);
  expect(await listed(8)).toEqual([]);
});

test('an unknown video and a visitor are rejected', async () => {
  const { outcome } = await setUp();
  const input = { videoId: 99_999, seconds: 90 };
  expect(await outcome(saveWatchPosition, input, { guestId: 7 })).toMatchObject({ code: 'unknown', field: 'videoId' });
  expect(await outcome(unfinishedVideos, {})).toMatchObject({ code: 'needLogin' });
  expect(await outcome(saveWatchPosition, input)).toMatchObject({ code: 'needLogin' });
  expect(await outcome(saveWatchPosition, { videoId: 95002, seconds: -1 }, { guestId: 7 })).toMatchObject({
    code: 'malformed',
  });
});
