import { expect, test } from 'vitest';
import { broadcastAt, episodeOf, programmeFrom, type Slot } from './programme.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const slot = (formatKey: string, at: string, days: readonly number[] = everyDay): Slot => ({ formatKey, at, days });

/** The starts from an instant on; each entry ends when the next begins. */
const starts = (slots: readonly Slot[], from: string, limit: number) => {
  const found = programmeFrom(slots, Date.parse(from), limit);
  for (const [index, { end }] of found.entries())
    if (index + 1 < found.length) expect(end).toBe(found[index + 1]?.start);
  return found.map(({ formatKey, start }) => `${formatKey} ${new Date(start).toISOString().slice(0, 16)}`);
};

const nightly = [slot('a', '01:30'), slot('b', '02:00'), slot('c', '02:30'), slot('d', '03:00'), slot('e', '12:00')];

test.each([
  [
    'a day of 23 hours has no times that the clocks leave out: the last of them begins at the change',
    '2026-03-29T00:30:00.000Z',
    ['a 2026-03-29T00:30', 'd 2026-03-29T01:00', 'e 2026-03-29T10:00'],
  ],
  [
    'on a day of 25 hours an hour that comes twice has its first occurrence, and its last entry runs longer',
    '2026-10-24T23:30:00.000Z',
    ['a 2026-10-24T23:30', 'b 2026-10-25T00:00', 'c 2026-10-25T00:30', 'd 2026-10-25T02:00', 'e 2026-10-25T11:00'],
  ],
  [
    'another day has all of them',
    '2026-07-01T23:30:00.000Z',
    ['a 2026-07-01T23:30', 'b 2026-07-02T00:00', 'c 2026-07-02T00:30', 'd 2026-07-02T01:00', 'e 2026-07-02T10:00'],
  ],
])('%s', (_, from, expected) => {
  expect(starts(nightly, from, expected.length)).toEqual(expected);
});

test('in the second of two equal hours the last entry of the first one is on', () => {
  expect(starts(nightly, '2026-10-25T01:10:00.000Z', 1)).toEqual(['c 2026-10-25T00:30']);
});

test('a year has no gap, and each instant the entry that contains it', () => {
  const slots = [...nightly, slot('f', '20:15', [5, 6]), slot('g', '23:00', [5])];
  let end: number | null = null;
  const lastDay = Date.parse('2027-01-02T00:00:00.000Z');
  for (let from = Date.parse('2026-01-01T00:00:00.000Z'); from < lastDay; from = end ?? Infinity) {
    const [entry] = programmeFrom(slots, from, 1);
    if (entry === undefined) throw new Error(`Nothing is on at ${new Date(from).toISOString()}.`);
    if (end !== null) expect(entry.start).toBe(end);
    expect(entry.end).toBeGreaterThan(from);
    expect(programmeFrom(slots, entry.end - 1, 1)[0]).toEqual(entry);
    ({ end } = entry);
  }
});

test.each<[string, readonly Slot[], readonly string[]]>([
  ['of two at the same time the later one is on', [slot('a', '20:00'), slot('b', '20:00')], ['b 2026-11-20T19:00']],
  ['the last one runs into the next day', [slot('a', '21:00')], ['a 2026-11-19T20:00', 'a 2026-11-20T20:00']],
  ['one a week is on for the week', [slot('a', '10:00', [1])], ['a 2026-11-16T09:00', 'a 2026-11-23T09:00']],
  ['without slots nothing is on', [], []],
])('%s', (_, slots, expected) => {
  expect(starts(slots, '2026-11-20T19:00:00.000Z', expected.length)).toEqual(expected);
});

test('something begins at its instant only', () => {
  const slots = [slot('a', '20:00')];
  expect(broadcastAt(slots, Date.parse('2026-11-20T19:00:00.000Z'))?.formatKey).toBe('a');
  expect(broadcastAt(slots, Date.parse('2026-11-20T19:00:00.001Z'))).toBeNull();
  expect(broadcastAt([], 0)).toBeNull();
});

test('the videos of a format follow each other over days, weeks and several slots a day', () => {
  const slots = [slot('a', '10:00', [1, 3]), slot('b', '12:00'), slot('a', '20:00', [3, 7])];
  const shown = programmeFrom(slots, Date.parse('2023-12-01T00:00:00.000Z'), 100)
    .filter(({ formatKey }) => formatKey === 'a')
    .map((each) => episodeOf(each, 3));
  expect(shown.length).toBeGreaterThan(20);
  for (const [index, number] of shown.entries()) if (index > 0) expect(number).toBe(((shown[index - 1] ?? 0) % 3) + 1);
});
