import { alive } from '@lounge/protocol/foundation/telemetry';
import { getActorByName } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { describedBy, notesOf } from './notes.ts';

test('what is assumed is told', () => {
  expect(notesOf(alive.id)).toEqual({
    assumed: "The answer is not shown: a word and the server's clock.",
    quirk: null,
    spec: ['rest:alive'],
  });
});

test('every item of the specification is told', () => {
  expect(notesOf(getActorByName.id).spec).toEqual(['rest:actor.data.get-by-name', 'rule:actor-name-lowercase']);
});

test('of what nobody declared nothing is known', () => {
  expect(notesOf('content/actors/nothing')).toEqual({ assumed: null, quirk: null, spec: [] });
});

test.each([
  [{ assumed: null, quirk: null, spec: [] }, {}],
  [{ assumed: 'A.', quirk: null, spec: [] }, { description: 'Assumed: A.' }],
  [{ assumed: 'A.', quirk: 'B.', spec: [] }, { description: 'Assumed: A.\n\nKept as stated: B.' }],
])('%j is described by %j', (notes, description) => {
  expect(describedBy(notes)).toEqual(description);
});
