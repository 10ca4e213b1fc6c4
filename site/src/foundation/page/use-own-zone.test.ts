import { expect, test } from 'vitest';
import { placeOfZone } from './use-own-zone.ts';

test.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the zone %s is named after %s', (zone, place) => {
  expect(placeOfZone(zone)).toBe(place);
});
