import { expect, test } from 'vitest';
import { actorById } from './content/actors/statements.ts';
import { memoryWorld, templateOf } from './server/worlds/sqlite.ts';
import { createWorld } from './create-world.ts';
import { aPerformer, aVideoOfPerformer, noPerformerNamed, performerComesOnline, setUpState, states } from './states.ts';
import { seededRandom } from './world/seeded-random.ts';

const template = templateOf({
  performers: [],
  albums: [],
  videos: [],
  gifts: [],
  shows: [],
  jumbotron: [],
  legalTexts: [],
});
const freshWorld = () =>
  createWorld('test', memoryWorld(template), { now: () => Date.parse('2026-11-20T19:00:00.000Z') }, seededRandom(1));

test('every state has a unique sentence and a description', () => {
  expect(new Set(states.map(({ sentence }) => sentence)).size).toBe(states.length);
  expect(states.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
});

test('setting a state up again replaces it', async () => {
  const world = freshWorld();
  await setUpState(aPerformer({ id: 5, name: 'Noor Vega', age: 31 }), world);
  await setUpState(aPerformer({ id: 5, name: 'Noor Vega', age: 40 }), world);
  const row = await actorById.first(world.database.reader, { key: 5, language: 'nl' });
  expect(row).toMatchObject({ name: 'Noor Vega', slug: 'noor-vega', age: 40 });
});

test('a performer replaces another with the same name', async () => {
  const world = freshWorld();
  await setUpState(aPerformer({ id: 5, name: 'Noor Vega' }), world);
  await setUpState(aPerformer({ id: 6, name: 'noor vega' }), world);
  expect(await actorById.first(world.database.reader, { key: 5, language: 'en' })).toBeNull();
  await setUpState(noPerformerNamed({ name: 'Noor Vega' }), world);
  expect(await actorById.first(world.database.reader, { key: 6, language: 'en' })).toBeNull();
});

test('an event publishes a push', async () => {
  const world = freshWorld();
  const published: unknown[] = [];
  world.bus.subscribe(({ message }) => published.push(message));
  await setUpState(aPerformer({ id: 5, name: 'Noor Vega' }), world);
  expect(published).toEqual([]);
  await setUpState(performerComesOnline({ id: 5 }), world);
  expect(published).toEqual([{ type: 'actorOnline', actorId: 5, actorName: 'Noor Vega' }]);
});

test('throws for invalid parameters, in a contract and at set-up', async () => {
  const sentence = 'The state "the performer has a video" cannot be set up: actorId does not match its schema.';
  expect(() => aVideoOfPerformer({ id: 1, actorId: 0 })).toThrow(sentence);
  const state = { name: 'the performer has a video', params: { id: 1, actorId: 0 } };
  await expect(setUpState(state, freshWorld())).rejects.toThrow(sentence);
});

test('throws for an unknown sentence', () => {
  const state = { name: 'a performer sings', params: {} };
  expect(() => setUpState(state, freshWorld())).toThrow('There is no provider state "a performer sings".');
});
