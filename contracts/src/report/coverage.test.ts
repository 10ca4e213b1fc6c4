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
const done = push('content/things/done', { payload: s.empty, purpose: 'Reports that it is done.' });
const hurry = command('content/things/hurry', {
  input: s.empty,
  reply: done,
  failures: ['locked'],
  purpose: 'Requests speed.',
});

const answered: Interaction = {
  type: 'Synchronous/HTTP',
  description: 'a request for a thing',
  comments: { call: getThing.id },
  providerStates: [{ name: 'a thing' }],
};
const rejected: Interaction = {
  type: 'Synchronous/HTTP',
  description: 'a request for an unknown thing',
  comments: { call: getThing.id },
  response: { body: { content: { error: { code: 'unknown' } } } },
};
const commanded: Interaction = {
  type: 'Synchronous/Messages',
  description: 'a hurry command',
  comments: { call: hurry.id },
  response: [{ contents: { content: { type: 'done' } } }],
};
const commandRejected: Interaction = {
  type: 'Synchronous/Messages',
  description: 'a hurry command from a locked guest',
  comments: { call: hurry.id },
  response: [{ contents: { content: { type: 'refused', of: 'hurry', code: 'locked', field: null } } }],
};

const pact = (...interactions: readonly Interaction[]) => [{ provider: { name: 'rest-api' as const }, interactions }];
const verified = (...interactions: readonly Interaction[]) => ({
  problems: [],
  interactions: interactions.map(({ description }) => ({
    provider: 'rest-api',
    description,
    call: '',
    holds: true,
    trouble: null,
    differences: [],
    states: [],
  })),
});

const complete: Evidence = {
  declared: [getThing, hurry, done],
  handled: [getThing.id, hurry.id],
  pacts: pact(answered, rejected, commanded, commandRejected),
  outcome: verified(answered, rejected, commanded, commandRejected),
  states: ['a thing'],
  assumedIn: () => 2,
};

test('a complete module has no gap', () => {
  expect(gapsIn(complete)).toEqual([]);
  expect(moduleRows(complete)).toEqual([
    { module: 'content/things', declared: 3, toHandle: 2, handled: 2, pacts: 4, verified: 4, assumed: 2 },
  ]);
});

test('an interaction of the same description at another provider does not count as verified', () => {
  const evidence = {
    ...complete,
    pacts: [...complete.pacts, { provider: { name: 'query-service' as const }, interactions: [answered] }],
  };
  expect(moduleRows(evidence)).toMatchObject([{ pacts: 5, verified: 4 }]);
});

const withoutPurpose: Declaration = { ...done, purpose: ' ' };

test.each<[string, Partial<Evidence>, string]>([
  ['handler', { handled: [hurry.id] }, 'content/things/getThing has no handler.'],
  ['command’s handler', { handled: [getThing.id] }, 'content/things/hurry has no handler.'],
  ['pact', { pacts: pact(answered, rejected) }, 'content/things/hurry has no pact.'],
  ['pact that replies with it', { pacts: pact(answered, rejected) }, 'content/things/done has no pact.'],
  ['purpose', { declared: [getThing, hurry, withoutPurpose] }, 'content/things/done has no purpose.'],
  [
    'a pact of a declared failure',
    { pacts: pact(answered, commanded) },
    'content/things/getThing declares the failure unknown, but no pact covers it.',
  ],
  [
    'a pact of a command’s declared failure',
    { pacts: pact(answered, rejected, commanded) },
    'content/things/hurry declares the failure locked, but no pact covers it.',
  ],
  ['verification', { outcome: verified(answered, commanded) }, '"a request for an unknown thing" is not verified.'],
  [
    'a declaration',
    { declared: [getThing, done] },
    '"a hurry command" is a pact for content/things/hurry, which is not declared.',
  ],
  [
    'name of its own',
    { pacts: pact(answered, answered, rejected, commanded) },
    'Two pacts of rest-api are called "a request for a thing".',
  ],
  ['use', { states: ['a thing', 'no thing'] }, 'The state "no thing" is used by no pact.'],
  ['way to set it', { states: [] }, 'The state "a thing" cannot be set.'],
])('reports a gap for a missing %s', (_, part, sentence) => {
  expect(gapsIn({ ...complete, ...part })).toContain(sentence);
});
