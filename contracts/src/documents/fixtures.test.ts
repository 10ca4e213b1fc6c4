import { readFileSync } from 'node:fs';
import { states } from '@lounge/mock-api/states';
import { expect, test } from 'vitest';
import { readFixtures } from './fixtures.ts';
import { fixturesPath } from './state-list.ts';

const made = await readFixtures();

test('the committed fixtures are what the states make', () => {
  expect(JSON.parse(readFileSync(fixturesPath, 'utf8'))).toEqual(made);
});

test('every state has its fixtures; only states of absence make none', () => {
  const persistent = states.filter(({ isEvent }) => !isEvent).map(({ sentence }) => sentence);
  expect(Object.keys(made)).toEqual(persistent);
  const none = persistent.filter((sentence) => made[sentence]?.length === 0);
  const others = none.filter((sentence) => !/^(no |there are no |the guest has no )|is invalid$/.test(sentence));
  // One counts pushes from now on, the other one is a fault of a port.
  expect(others).toEqual(['the server numbers its pushes', 'the telephone network is out of order']);
});

test.each([
  ['a performer exists', 'actor', 'name', { type: 'text', value: 'Noor Vega' }],
  ['the guest is logged in', 'guest', 'isVip', { type: 'boolean', value: true }],
  ['the guest’s account is locked', 'guest', 'isLocked', { type: 'boolean', value: true }],
])('%s makes a %s with the field %s', (sentence, record, field, expected) => {
  expect(made[sentence]?.find((each) => each.record === record)?.fields[field]).toEqual(expected);
});
