import { languages } from '@lounge/locale';
import {
  actorHeatMaps,
  getActor,
  getActorByName,
  getActorState,
  onlineModels,
  recommendedModels,
} from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

const setUp = async () => {
  const testWorld = aWorld();
  const [row] = await testWorld.run<{
    id: number;
    name: string;
    slug: string;
    priceVideo: number;
  }>('select * from actor where "isOnline" = 1 order by id limit 1');
  if (row === undefined) throw new Error('no performer is online in the seeds');
  return { ...testWorld, ...testClient(testWorld.world), row };
};

test.each([
  ['an unknown id', getActor, { actorId: 999_999 }, 'unknown', 'actorId'],
  ['an id of zero', getActor, { actorId: 0 }, 'malformed', 'actorId'],
  ['an unknown name', getActorByName, { name: 'nobody' }, 'unknown', 'name'],
  ['an empty name', getActorByName, { name: '' }, 'malformed', 'name'],
  ['an unknown id for a state', getActorState, { actorId: 999_999 }, 'unknown', 'actorId'],
  ['an unknown id for hours', actorHeatMaps, { actorId: 999_999 }, 'unknown', 'actorId'],
  ['an unknown id for recommendations', recommendedModels, { actorId: 999_999 }, 'unknown', 'actorId'],
  ['a page that is too large', onlineModels, { first: 501 }, 'malformed', 'first'],
] as const)('rejects %s', async (_, call, input, code, field) => {
  const { outcome } = await setUp();
  expect(await outcome(call, input)).toMatchObject({ ok: false, code, field });
});

// @spec rest:actor.data.get-by-id, entity:actor
test.each(languages)('returns a performer by id in %s', async (language) => {
  const { answer, row, run } = await setUp();
  const actor = await answer(getActor, { actorId: row.id, qmday: '2026-11-20' }, { language });
  const [text] = await run(
    'select headline, about from "actorText" where "actorId" = ? and language = ?',
    row.id,
    language,
  );
  expect(actor).toMatchObject({ id: row.id, name: row.name, isOnline: true, ...(text as object) });
  expect(actor.prices).toMatchObject({ currency: 'VXC', video: row.priceVideo });
});

test('returns a performer by name in any spelling of the same slug', async () => {
  const { answer, row } = await setUp();
  const inCapitals = await answer(getActorByName, { name: row.name.toUpperCase() });
  expect(inCapitals).toEqual(await answer(getActorByName, { name: row.slug }));
});

test('pictures have the brand of the visitor', async () => {
  const { answer, row } = await setUp();
  const { portrait } = await answer(getActor, { actorId: row.id }, { brand: 'brasa' });
  expect(portrait.url).toMatch(/^\/pictures\/brasa\/portrait\//);
});

test('a performer is new for thirty days', async () => {
  const { answer, row, run, pass } = await setUp();
  await run(`update actor set "createdAt" = '2026-11-20T18:00:00.000Z' where id = ?`, row.id);
  expect((await answer(getActor, { actorId: row.id })).isNew).toBe(true);
  pass(30 * 86_400_000);
  expect((await answer(getActor, { actorId: row.id })).isNew).toBe(false);
});

// @spec rest:actor.state.get, entity:actorState
test('a state has the instant of its last change', async () => {
  const { answer, row, run } = await setUp();
  const since = '2026-11-20T18:30:00.000Z';
  await run('update actor set "isOnline" = 0, "stateSince" = ? where id = ?', since, row.id);
  const nothing = { isOnline: false, isInChat: false, freeChat: false, isCurrentlyTicketShow: false };
  expect(await answer(getActorState, { actorId: row.id })).toEqual({ id: row.id, ...nothing, since });
});

// @spec query:models.online
test('returns pages of online performers by rank, with the total', async () => {
  const { answer } = await setUp();
  const all = await answer(onlineModels, { first: 500 });
  expect(all.items).toHaveLength(all.total);
  expect(all.items.every(({ isOnline }) => isOnline)).toBe(true);
  const pages = [await answer(onlineModels, { first: 5 }), await answer(onlineModels, { first: 5, offset: 5 })];
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items.slice(0, 10));
  expect((await answer(onlineModels, {})).items).toHaveLength(30);
  expect((await answer(onlineModels, { first: 0 })).items).toEqual([]);
});

// @spec query:actor.recommended-models, constant:recommendations.modelsDefault
test('recommends four performers by default, never the performer itself', async () => {
  const { answer, row } = await setUp();
  expect(await answer(recommendedModels, { actorId: row.id })).toHaveLength(4);
  const six = await answer(recommendedModels, { actorId: row.id, first: 6 });
  expect(six).toHaveLength(6);
  expect(six.map(({ id }) => id)).not.toContain(row.id);
});

// @spec query:actor.heat-maps, entity:heatMaps
test('returns the usual hours of a week from Monday, and the hours until the next one', async () => {
  const { answer, row, run } = await setUp();
  const hours = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  if (hours[4] !== undefined) hours[4][23] = 4;
  await run('update actor set hours = ? where id = ?', JSON.stringify(hours), row.id);
  const answered = await answer(actorHeatMaps, { actorId: row.id });
  expect(answered.heatMaps.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(answered).toMatchObject({ hoursToBeOnline: 3, actorName: row.name, errors: [] });
});

test.each([
  ['a day that is too short', [0, 1, 2, 3, 4, 5, 6].map((day) => Array<number>(day === 2 ? 23 : 24).fill(4)), [3]],
  ['five days', Array.from({ length: 5 }, () => Array<number>(24).fill(4)), [6, 7]],
  ['none', [], [1, 2, 3, 4, 5, 6, 7]],
])('hours that are known for %s are a whole week, and errors say what is unknown', async (_, known, unknown) => {
  const { answer, row, run } = await setUp();
  await run('update actor set hours = ? where id = ?', JSON.stringify(known), row.id);
  const { heatMaps, errors } = await answer(actorHeatMaps, { actorId: row.id });
  expect(heatMaps.map(({ hours }) => hours.length)).toEqual(Array(7).fill(24));
  expect(heatMaps.filter(({ hours }) => !hours.includes(4)).map(({ day }) => day)).toEqual(unknown);
  expect(errors).toEqual(unknown.map((day) => `The hours of day ${day} are unknown.`));
});
