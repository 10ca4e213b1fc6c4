/** An evening for a calendar. */
export interface CalendarEntry {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly start: string;
  /** ISO 8601. */
  readonly end: string;
  readonly url: string;
}

const stamp = (instant: string): string => instant.replaceAll(/[-:]|\.\d+/g, '');

/** Escapes what RFC 5545 gives a meaning in texts. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** The text of an iCalendar file with one entry (RFC 5545). `now` is milliseconds since 1970. */
export const calendarFile = ({ id, title, text, start, end, url }: CalendarEntry, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lounge//shows//EN',
    'BEGIN:VEVENT',
    `UID:show-${id}@${new URL(url).host}`,
    `DTSTAMP:${stamp(new Date(now).toISOString())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
