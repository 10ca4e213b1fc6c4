import { expect, test } from 'vitest';
import { Journal, maxEntries } from './Journal.ts';

const answered = {
  request: 'r-1',
  kind: 'rest',
  call: 'a/b/c',
  status: 200,
  code: null,
  field: null,
  guestId: null,
  by: 'handler',
  stub: null,
  delayedMs: 0,
  ms: 1,
} as const;

test('a journal is off until it is started, and keeps the latest entries', () => {
  const journal = new Journal('main', () => 0);
  journal.note(answered);
  expect([journal.isOn, journal.entries]).toEqual([false, []]);
  journal.start();
  for (let count = 0; count <= maxEntries; count += 1) journal.note(answered);
  expect([journal.entries.length, journal.entries[0]?.number]).toEqual([maxEntries, maxEntries + 1]);
  journal.clear();
  expect(journal.entries).toEqual([]);
});

test.each([
  [
    { pin: '1234', deep: [{ newPassword: 'x', accessToken: 'y' }] },
    '{"pin":"redacted","deep":[{"newPassword":"redacted","accessToken":"redacted"}]}',
  ],
  [{ bytes: new Uint8Array(3_000_000) }, '{"bytes":"3000000 bytes"}'],
  [{ text: 'x'.repeat(5000) }, `{"text":"${'x'.repeat(1991)}…`],
  [undefined, null],
])('an input is noted without secrets, bytes and what is too long', (input, noted) => {
  const journal = new Journal('main');
  journal.start();
  journal.note({ ...answered, input });
  expect(journal.entries[0]?.input).toBe(noted);
});
