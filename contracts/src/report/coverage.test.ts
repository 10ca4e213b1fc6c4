import { command, push, read, type Declaration, s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import type { Interaction } from '../verify/pact-files.ts';
import { gapsIn, moduleRows, type Evidence } from './coverage.ts';

const purpose = 'Reads a thing.';
const getThing = read('content/things/getThing', {
  path: '/rest/v1/things/getThing',
  input: s.object({}),
  answer: s.object({ name: s.string }),
  purpose,
  failures: ['unknown'],
});
const hurry = command('content/things/hurry', { payload: s.empty, purpose: 'Asks for speed.' });
const done = push('content/things/done', { payload: s.empty, purpose: 'Tells that it is done.' });

const found: Interaction = {
  type: 'Synchronous/HTTP',
  description: 'a read',
  comments: { call: getThing.id },
  providerStates: [{ name: 'a thing' }],
};
const refused: Interaction = {
  type: 'Synchronous/HTTP',
  description: 'a read of nothing',
  comments: { call: getThing.id },
  response: { body: { content: { error: { code: 'unknown' } } } },
};
const asked: Interaction = {
  type: 'Synchronous/Messages',
  description: 'a wish',
  comments: { call: hurry.id },
  response: [{ contents: { content: { type: 'done' } } }],
};

const pact = (...interactions: readonly Interaction[]) => [{ provider: { name: 'rest-api' as const }, interactions }];
const verified = (...interactions: readonly Interaction[]) => ({
  problems: [],
  interactions: interactions.map(({ description }) => ({
    provider: 'rest-api',
    description,
    call: '',
    holds: true,
    mismatches: [],
  })),
});

const whole: Evidence = {
  declared: [getThing, hurry, done],
  handled: [getThing.id, hurry.id],
  pacts: pact(found, refused, asked),
  outcome: verified(found, refused, asked),
  states: ['a thing'],
  assumedIn: () => 2,
};

test('a module with everything has no gap', () => {
  expect(gapsIn(whole)).toEqual([]);
  expect(moduleRows(whole)).toEqual([
    { module: 'content/things', declared: 3, toHandle: 2, handled: 2, pacts: 3, verified: 3, assumed: 2 },
  ]);
});

const silent: Declaration = { ...done, purpose: ' ' };

test.each<[string, Partial<Evidence>, string]>([
  ['a handler', { handled: [hurry.id] }, 'content/things/getThing has no handler.'],
  ['a command’s handler', { handled: [getThing.id] }, 'content/things/hurry has no handler.'],
  ['a pact', { pacts: pact(found, refused) }, 'content/things/hurry has no pact.'],
  ['a pact whose answer it is', { pacts: pact(found, refused) }, 'content/things/done has no pact.'],
  ['a purpose', { declared: [getThing, hurry, silent] }, 'content/things/done has no purpose.'],
  [
    'a refusal',
    { pacts: pact(found, asked) },
    'content/things/getThing declares the refusal unknown, but no pact shows it.',
  ],
  ['a verification', { outcome: verified(found, asked) }, '"a read of nothing" is not verified.'],
  [
    'a declaration',
    { declared: [getThing, done] },
    '"a wish" is a pact for content/things/hurry, which is not declared.',
  ],
  ['a name of its own', { pacts: pact(found, found, refused, asked) }, 'Two pacts of rest-api are called "a read".'],
  ['a use', { states: ['a thing', 'no thing'] }, 'The state "no thing" is used by no pact.'],
  ['a way to set it', { states: [] }, 'The state "a thing" cannot be set.'],
])('what lacks %s is a gap', (_, part, sentence) => {
  expect(gapsIn({ ...whole, ...part })).toContain(sentence);
});
