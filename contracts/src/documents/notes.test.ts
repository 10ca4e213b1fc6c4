import { alive } from '@lounge/protocol/foundation/telemetry';
import { getActorByName } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { describedBy, notesOf } from './notes.ts';

test('reads the assumption and the specification item of a declaration', () => {
  expect(notesOf(alive.id)).toEqual({
    assumed: "The fields of the answer; `time` is the server's clock.",
    quirk: null,
    spec: ['rest:alive'],
  });
});

test('reads every specification item', () => {
  expect(notesOf(getActorByName.id).spec).toEqual(['rest:actor.data.get-by-name', 'rule:actor-name-lowercase']);
});

test('an unknown declaration has no notes', () => {
  expect(notesOf('content/actors/nothing')).toEqual({ assumed: null, quirk: null, spec: [] });
});

test.each([
  [{ assumed: null, quirk: null, spec: [] }, {}],
  [{ assumed: 'A.', quirk: null, spec: [] }, { description: 'Assumed: A.' }],
  [{ assumed: 'A.', quirk: 'B.', spec: [] }, { description: 'Assumed: A.\n\nKept as stated: B.' }],
])('the notes %j have the description %j', (notes, description) => {
  expect(describedBy(notes)).toEqual(description);
});
