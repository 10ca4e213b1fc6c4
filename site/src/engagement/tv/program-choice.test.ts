import { expect, test } from 'vitest';
import { dayStart, entriesOn, programChoiceIn, programDays, searchOfProgram } from './program-choice.ts';

const now = Date.parse('2026-11-20T20:45:00Z');

test.each([
  ['2026-11-20', '2026-11-19T23:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('the Berlin day %s begins at %s', (day, start) => expect(dayStart(day)).toBe(start));

test('a day has the entries that begin on it, and the one that is on as it begins', () => {
  const starts = ['2026-11-20T22:15:00.000Z', '2026-11-21T22:59:59.000Z', '2026-11-21T23:00:00.000Z'];
  const entries = starts.map((start) => ({ start }));
  expect(entriesOn(entries, '2026-11-21')).toEqual(entries.slice(0, 2));
});

test('seven days can be chosen, also over a change of the clocks', () => {
  expect(programDays(Date.parse('2026-10-23T22:30:00Z'))).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
  ]);
});

test.each([
  ['', { type: 'live', day: null }],
  ['?stream=premium&day=2026-11-21', { type: 'premium', day: '2026-11-21' }],
  ['?stream=other&day=2026-12-24', { type: 'live', day: null }],
])('the address %j is a choice, and its own address', (search, choice) => {
  expect(programChoiceIn(new URLSearchParams(search), now)).toEqual(choice);
  expect(
    programChoiceIn(new URLSearchParams(searchOfProgram(programChoiceIn(new URLSearchParams(search), now))), now),
  ).toEqual(choice);
});
