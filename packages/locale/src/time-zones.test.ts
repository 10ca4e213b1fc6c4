import { expect, test } from 'vitest';
import { formatDay } from './time.ts';
import { zoneFor } from './time-zones.ts';
import { placeOfZone } from './zone-places.ts';

const now = Date.parse('2026-11-20T20:00:00.000Z');
const berlin = 'Europe/Berlin';

test.each([
  ['another clock', 'America/New_York', 'America/New_York'],
  ['any letters', 'america/new_york', 'America/New_York'],
  ['three parts', 'America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
  ['a sign', 'Etc/GMT+5', 'Etc/GMT+5'],
  ['UTC', 'UTC', 'UTC'],
  ['none', null, berlin],
  ['an empty name', '', berlin],
  ['Berlin', berlin, berlin],
  ['Berlin’s clock', 'Europe/Madrid', berlin],
  ['Berlin’s clock', 'Europe/Amsterdam', berlin],
  ['Berlin’s clock in winter only', 'Africa/Algiers', 'Africa/Algiers'],
  ['Berlin’s clock in summer only', 'Africa/Johannesburg', 'Africa/Johannesburg'],
  ['no place', 'Mars/Olympus', berlin],
  ['an offset', '+05:30', berlin],
  ['markup', '"><script>alert(1)</script>', berlin],
  ['a key of objects', '__proto__', berlin],
  ['a line break', 'Asia/Tokyo\r\nSet-Cookie: a=b', berlin],
  ['a name without an end', `Asia/${'T'.repeat(100_000)}`, berlin],
])('a visitor whose zone is %s (%.40s) has the times of %s', (_, name, zone) => {
  expect(zoneFor(name, now)).toBe(zone);
});

test.each([
  ['America/New_York', 'America/Toronto', 'America/New_York'],
  ['America/New_York', 'America/Chicago', 'America/Chicago'],
  ['America/New_York', 'Europe/Madrid', berlin],
  ['Europe/Berlin', 'Europe/Madrid', berlin],
])('a page in %s keeps its zone for a visitor in %s only where both have one clock', (ofPage, own, zone) => {
  expect(zoneFor(own, now, ofPage)).toBe(zone);
});

test('days are right after more zones than are remembered', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const midday = Date.parse('2026-11-20T12:00:00.000Z');
  for (const zone of zones) expect(formatDay(midday, 'en', zone)).toMatch(/^2[01] November 2026$/);
  expect(zones.length).toBeGreaterThan(400);
  expect(formatDay(midday, 'en', 'Europe/Berlin')).toBe('20 November 2026');
});

test.each([
  ['Europe/Berlin', 'en', 'Berlin'],
  ['Europe/Berlin', 'nl', 'Berlijn'],
  ['America/New_York', 'en', 'New York'],
  ['America/New_York', 'es', 'Nueva York'],
  ['America/Argentina/Buenos_Aires', 'de', 'Buenos Aires'],
  ['Asia/Calcutta', 'en', 'Kolkata'],
  ['UTC', 'en', 'UTC'],
])('the zone %s is named in %s after %s', (zone, language, place) => {
  expect(placeOfZone(zone, language)).toBe(place);
});
