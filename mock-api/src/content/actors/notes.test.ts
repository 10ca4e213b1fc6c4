import { getActorNote, maxNoteLength, storeActorNote } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

const [robin, kim] = [{ guestId: 7 }, { guestId: 8 }];
const note = { actorId: 101, comment: 'Likes Satie.', basedOn: null };

const setUp = () => {
  const testWorld = aWorld();
  return { ...testWorld, ...testClient(testWorld.world) };
};

test.each([
  ['for a visitor', note, {}, 'needLogin', null],
  ['about nobody', { ...note, actorId: 999_999 }, robin, 'unknown', 'actorId'],
  ['that is longer than the field', { ...note, comment: 'x'.repeat(maxNoteLength + 1) }, robin, 'malformed', 'comment'],
  ['that is empty text', { ...note, comment: '' }, robin, 'malformed', 'comment'],
])('stores no note %s', async (_, input, caller, code, field) => {
  const { outcome } = setUp();
  expect(await outcome(storeActorNote, input, caller)).toMatchObject({ ok: false, code, field });
});

// @spec rest:actor.note.store, rest:actor.note.get, entity:actorNote, feature:performers.note 1-2
test('only its guest reads a note, with when it was stored, about its performer alone', async () => {
  const { answer, world } = setUp();
  const savedAt = new Date(world.clock.now()).toISOString();
  expect(await answer(storeActorNote, note, robin)).toEqual({ actorId: 101, comment: 'Likes Satie.', savedAt });
  expect(await answer(getActorNote, { actorId: 101 }, robin)).toEqual({ actorId: 101, comment: note.comment, savedAt });
  for (const [actorId, caller] of [
    [101, kim],
    [102, robin],
  ] as const)
    expect(await answer(getActorNote, { actorId }, caller)).toEqual({ actorId, comment: null, savedAt: null });
});

test.each([
  ['null', null],
  ['blanks', '  \n '],
])('%s deletes a note', async (_, comment) => {
  const { answer, run } = setUp();
  const { savedAt } = await answer(storeActorNote, note, robin);
  const empty = { actorId: 101, comment: null, savedAt: null };
  expect(await answer(storeActorNote, { ...note, comment, basedOn: savedAt }, robin)).toEqual(empty);
  expect(await run('select * from "actorNote"')).toEqual([]);
});

test('a note that was changed elsewhere is not overwritten; a repeat is answered as before', async () => {
  const { answer, outcome, pass } = setUp();
  const first = await answer(storeActorNote, note, robin);
  pass(60_000);
  const second = await answer(storeActorNote, { ...note, comment: 'Plays at nine.', basedOn: first.savedAt }, robin);
  const stale = { ...note, comment: 'Ask for the ferry.', basedOn: first.savedAt };
  expect(await outcome(storeActorNote, stale, robin)).toMatchObject({
    ok: false,
    code: 'wrongSequence',
    field: 'basedOn',
  });
  expect(await answer(storeActorNote, { ...stale, comment: 'Plays at nine.' }, robin)).toEqual(second);
  expect((await answer(getActorNote, { actorId: 101 }, robin)).comment).toBe('Plays at nine.');
});
