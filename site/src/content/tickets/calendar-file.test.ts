import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

test('a show is an entry with instants in UTC and escaped texts', () => {
  const entry = {
    id: 7,
    title: 'Piano, by lamplight; twice',
    text: 'One lamp\nTwo tangos',
    start: '2026-11-27T20:00:00.000Z',
    end: '2026-11-27T20:45:00.000Z',
    url: 'https://velvet.example/en/cam-shows/7/',
  };
  const lines = calendarFile(entry, Date.parse('2026-11-20T19:00:00.000Z')).split('\r\n');
  expect(lines.slice(4, 11)).toEqual([
    'UID:show-7@velvet.example',
    'DTSTAMP:20261120T190000Z',
    'DTSTART:20261127T200000Z',
    'DTEND:20261127T204500Z',
    'SUMMARY:Piano\\, by lamplight\\; twice',
    'DESCRIPTION:One lamp\\nTwo tangos',
    'URL:https://velvet.example/en/cam-shows/7/',
  ]);
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});
