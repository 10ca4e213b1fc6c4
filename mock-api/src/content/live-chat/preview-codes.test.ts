import { freePreviewInit } from '@lounge/protocol/content/live-chat';
import { getActor } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { ageCheckEnds } from '../../foundation/age-check/states.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { setPresence } from '../actors/index.ts';
import type { WorldParts } from '../../world/world.ts';
import { guestHadPreview } from './states.ts';
import { guestHasBlocked, performerIsPrivate, previewIsFull, previewIsOff } from './stage-states.ts';

const noor = { actorId: 9101 };
const both = { guestId: 7, actorId: 9101 };
type Cause = (world: WorldParts) => Promise<unknown>;

/** The causes of the codes 401 to 407, in their order. */
const causes: readonly (readonly [number, string, Cause])[] = [
  [401, 'full', (world) => previewIsFull.setUp(noor, world)],
  [402, 'used up', (world) => guestHadPreview.setUp(both, world)],
  [403, 'of somebody offline', (world) => setPresence(world, 9101, false)],
  [404, 'of somebody in a private chat', (world) => performerIsPrivate.setUp(noor, world)],
  [405, 'for whom the age check rejected', (world) => ageCheckEnds.setUp({ guestId: 7, result: 'rejected' }, world)],
  [406, 'of somebody who is blocked', (world) => guestHasBlocked.setUp(both, world)],
  [407, 'that is switched off', (world) => previewIsOff.setUp(noor, world)],
];

const init = async (states: readonly Cause[]) => {
  const { world, answer } = await aChatWorld();
  for (const cause of states) await cause(world);
  return answer(freePreviewInit, { actorId: 9101 }, { guestId: 7 });
};

// @spec feature:chat.preview 2, error:exit-401, error:exit-402, error:exit-403, error:exit-404, error:exit-405, error:exit-406, error:exit-407
test.each(causes)('a preview ends with %i: %s', async (exitCode, _, cause) => {
  expect(await init([cause])).toMatchObject({ exitCode, source: null, secondsLeft: 0 });
});

// @spec component:LivePreview 17
test.each(
  causes
    .slice(0, -1)
    .map(([exitCode], at) => [exitCode, causes.slice(at)] as const)
    .filter(([code]) => code !== 401),
)('of several reasons the first one in their order holds: %i', async (exitCode, rest) =>
  expect(await init(rest.map(([, , cause]) => cause))).toMatchObject({ exitCode }),
);

test('a guest whose preview runs keeps it when it is full; the limit is over with the previews', async () => {
  const { world, answer, pass } = await aChatWorld();
  const start = (guestId: number) => answer(freePreviewInit, { actorId: 9101 }, { guestId });
  await start(7);
  await previewIsFull.setUp(noor, world);
  expect([(await start(7)).exitCode, (await start(8)).exitCode]).toEqual([null, 401]);
  pass(20_000);
  expect((await start(8)).exitCode).toBeNull();
});

// @spec feature:chat.preview 4
test('a performer who shows no preview offers none', async () => {
  const { world, answer } = await aChatWorld();
  const isEnabled = async () => (await answer(getActor, { actorId: 9101 })).isLivePreviewEnabled;
  expect(await isEnabled()).toBe(true);
  await previewIsOff.setUp(noor, world);
  expect(await isEnabled()).toBe(false);
});
