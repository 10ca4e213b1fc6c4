import { expect, test } from 'vitest';
import { actorById } from './content/actors/statements.ts';
import { memoryWorld, templateOf } from './server/worlds/sqlite.ts';
import { worldOver } from './server/worlds/worlds.ts';
import { aPerformer, aVideoOfPerformer, noPerformerNamed, performerComesOnline, setUpState, states } from './states.ts';

const template = templateOf({ performers: [], albums: [], videos: [], gifts: [], jumbotron: [], legalTexts: [] });
const freshWorld = () =>
  worldOver('test', memoryWorld(template), { now: () => Date.parse('2026-11-20T19:00:00.000Z') });

test('every state has a sentence of its own and a description', () => {
  expect(new Set(states.map(({ sentence }) => sentence)).size).toBe(states.length);
  expect(states.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
});

test('a state set twice holds once', async () => {
  const world = freshWorld();
  await setUpState(aPerformer({ id: 5, name: 'Noor Vega', age: 31 }), world);
  await setUpState(aPerformer({ id: 5, name: 'Noor Vega', age: 40 }), world);
  const row = await actorById.first(world.database.reader, { key: 5, language: 'nl' });
  expect(row).toMatchObject({ name: 'Noor Vega', slug: 'noor-vega', age: 40 });
});

test('a performer takes the name over from whoever bore it', async () => {
  const world = freshWorld();
  await setUpState(aPerformer({ id: 5, name: 'Noor Vega' }), world);
  await setUpState(aPerformer({ id: 6, name: 'noor vega' }), world);
  expect(await actorById.first(world.database.reader, { key: 5, language: 'en' })).toBeNull();
  await setUpState(noPerformerNamed({ name: 'Noor Vega' }), world);
  expect(await actorById.first(world.database.reader, { key: 6, language: 'en' })).toBeNull();
});

test('an event tells whoever listens', async () => {
  const world = freshWorld();
  const heard: unknown[] = [];
  world.bus.subscribe(({ message }) => heard.push(message));
  await setUpState(aPerformer({ id: 5, name: 'Noor Vega' }), world);
  expect(heard).toEqual([]);
  await setUpState(performerComesOnline({ id: 5 }), world);
  expect(heard).toEqual([{ type: 'actorOnline', actorId: 5, actorName: 'Noor Vega' }]);
});

test('parameters that do not fit are refused by name, both where a state is named and where it is set', async () => {
  const sentence = 'The state "a video of the performer" cannot be set up: actorId does not fit.';
  expect(() => aVideoOfPerformer({ id: 1, actorId: 0 })).toThrow(sentence);
  const given = { name: 'a video of the performer', params: { id: 1, actorId: 0 } };
  await expect(setUpState(given, freshWorld())).rejects.toThrow(sentence);
});

test('a sentence that nobody knows is refused', () => {
  const given = { name: 'a performer who sings', params: {} };
  expect(() => setUpState(given, freshWorld())).toThrow('There is no provider state "a performer who sings".');
});
