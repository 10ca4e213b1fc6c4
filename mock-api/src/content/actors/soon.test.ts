import { actorHeatMaps, soonModels } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aShow, noShows } from '../tickets/states.ts';
import { setPresence } from './set-presence.ts';
import { aPerformer, noPerformerIsOnline, performerComesSoon } from './states.ts';

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await noShows.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', bannedCountryCodes: ['AT'] }, world);
  await aPerformer.setUp({ id: 9102, name: 'Ivo Lund' }, world);
  await performerComesSoon.setUp({ id: 9101 }, world);
  const client = testClient(world);
  /** Who starts soon, with the hours and the show. */
  const soon = async (caller: Parameters<typeof client.answer>[2] = {}) =>
    (await client.answer(soonModels, {}, caller)).map(({ model, hoursToBeOnline, nextShowAt }) => [
      model.id,
      hoursToBeOnline,
      nextShowAt,
    ]);
  return { ...testWorld, ...client, soon };
};

/** Minutes from now on, in the world of these tests. */
const inMinutes = (minutes: number): string =>
  new Date(Date.parse('2026-11-20T19:00:00.000Z') + minutes * 60_000).toISOString();

test.each([
  [-61, []],
  [-1, []],
  [0, [[9101, 2, null]]],
  [60, [[9101, 1, null]]],
  [119, [[9101, 1, null]]],
  [120, []],
  [181, []],
] as const)('a usual hour in two hours, %i minutes later', async (minutes, expected) => {
  const { pass, soon } = await setUp();
  pass(minutes * 60_000);
  expect(await soon()).toEqual(expected);
});

test.each([
  [
    'that starts in time',
    { start: inMinutes(60) },
    [
      [9102, null, inMinutes(60)],
      [9101, 2, null],
    ],
  ],
  [
    'at the last moment',
    { start: inMinutes(120) },
    [
      [9101, 2, null],
      [9102, null, inMinutes(120)],
    ],
  ],
  ['that starts later', { start: inMinutes(121) }, [[9101, 2, null]]],
  ['that runs', { start: inMinutes(-5) }, [[9101, 2, null]]],
  ['that was cancelled', { start: inMinutes(60), isCancelled: true }, [[9101, 2, null]]],
  ['for one guest', { start: inMinutes(60), isPrivate: true }, [[9101, 2, null]]],
  ['of another platform', { start: inMinutes(60), platformId: 99 }, [[9101, 2, null]]],
])('a show %s', async (_, show, expected) => {
  const { world, soon } = await setUp();
  await aShow.setUp({ id: 9201, actorId: 9102, ...show }, world);
  expect(await soon()).toEqual(expected);
});

test('the first show of a performer counts, beside her usual hours', async () => {
  const { world, soon } = await setUp();
  for (const [id, minutes] of [
    [9201, 90],
    [9202, 30],
    [9203, 60],
  ] as const)
    await aShow.setUp({ id, actorId: 9101, start: inMinutes(minutes) }, world);
  expect(await soon()).toEqual([[9101, 2, inMinutes(30)]]);
});

test('who is online, or excludes the country of the visitor, is left out', async () => {
  const { world, soon } = await setUp();
  expect(await soon({ country: 'AT' })).toEqual([]);
  expect(await soon({ country: 'DE' })).toHaveLength(1);
  await setPresence(world, 9101, true);
  expect(await soon({ country: 'DE' })).toEqual([]);
});

test('six are listed by default, as their usual hours say, the first one first', async () => {
  const { world } = aWorld();
  const { answer } = testClient(world);
  const six = await answer(soonModels, {});
  expect(six).toHaveLength(6);
  await noPerformerIsOnline.setUp({}, world);
  const all = await answer(soonModels, { first: 500 });
  const hours = all.map(({ hoursToBeOnline }) => hoursToBeOnline);
  expect(hours).toEqual(hours.toSorted((one, other) => Number(one) - Number(other)));
  expect(new Set(hours)).toEqual(new Set([1, 2]));
  for (const { model, hoursToBeOnline } of [all[0], all.at(-1)].flatMap((each) => each ?? []))
    expect(await answer(actorHeatMaps, { actorId: model.id })).toMatchObject({ hoursToBeOnline });
});
