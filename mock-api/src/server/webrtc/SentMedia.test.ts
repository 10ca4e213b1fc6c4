import { expect, test } from 'vitest';
import { SentMedia } from './SentMedia.ts';

/** Sends a frame of 40 ms with one packet each, from a sequence number on; times are those of both clocks. */
const sending = (count: number, firstSequence = 0): SentMedia => {
  const sent = new SentMedia();
  for (let at = 0; at < count; at += 1) sent.add((firstSequence + at) % 65_536, 40 * (at + 1), 40 * (at + 1));
  return sent;
};

test('what a report confirms counts once', () => {
  const sent = sending(25);
  expect(sent.confirm(9)).toEqual([{ from: 40, to: 400 }]);
  expect(sent.confirm(9)).toEqual([]);
  expect(sent.confirm(24)).toEqual([{ from: 400, to: 1000 }]);
  expect(sent.rest()).toEqual([]);
});

test('sequence numbers begin again, and a report counts them on', () => {
  const sent = sending(25, 65_530);
  expect(sent.confirm(65_536 + 3)).toEqual([{ from: 40, to: 400 }]);
  expect(sent.confirm(2 * 65_536 + 18)).toEqual([{ from: 400, to: 1000 }]);
});

test('what was sent five seconds ago counts without a report, so that a viewer who reports less than arrives gains nothing', () => {
  const sent = sending(250);
  expect(sent.confirm(0)).toEqual([{ from: 40, to: 40 }]);
  expect(sent.overdue(10_000)).toEqual([{ from: 40, to: 5000 }]);
  expect(sent.overdue(10_000)).toEqual([]);
});

test('what nobody confirmed counts at the end', () => {
  const sent = sending(25);
  sent.confirm(9);
  expect(sent.rest()).toEqual([{ from: 400, to: 1000 }]);
});

test('a pause counts nothing, nor does a picture that begins anew', () => {
  const sent = sending(25);
  sent.add(25, 30_000, 30_000);
  sent.add(26, 30_040, 30_040);
  sent.add(27, 30_040, 30_041);
  expect(sent.confirm(27)).toEqual([
    { from: 40, to: 1000 },
    { from: 30_000, to: 30_040 },
  ]);
});
