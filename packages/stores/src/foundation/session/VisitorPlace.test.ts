import { anonymousData, guestData } from '@lounge/testing/foundation/guest';
import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Guest, type GuestData } from '../guest/index.ts';
import { VisitorPlace, type LocateDevice } from './VisitorPlace.ts';

const lisbon = { latitude: 38.72, longitude: -9.14 };

const setUp = (geoLocation: GuestData['geoLocation'], locate: LocateDevice = async () => lisbon) => {
  const guest = new Guest(testStores().context);
  guest.data.set(geoLocation === null ? anonymousData() : guestData({ geoLocation }));
  let asked = 0;
  const place = new VisitorPlace(guest, () => {
    asked += 1;
    return locate();
  });
  return { guest, place, asked: () => asked };
};

const storedBy = (source: NonNullable<GuestData['geoLocation']>['source']) => ({
  source,
  countryCode: 'DE',
  postalCode: source === 'postalCode' ? '10115' : null,
  latitude: null,
  longitude: null,
});

// @spec state:geolocation-source 1-2
test.each([
  ['a postal code', storedBy('postalCode'), 0, storedBy('postalCode')],
  ['the guest’s own input', storedBy('userInput'), 0, storedBy('userInput')],
  ['the network', storedBy('network'), 1, { ...storedBy('device'), ...lisbon }],
  ['the verified number', storedBy('phone'), 1, { ...storedBy('device'), ...lisbon }],
  ['nothing', null, 1, { ...storedBy('device'), countryCode: null, ...lisbon }],
])('where the stored place comes from %s, a press asks the device %3$i times', async (_, stored, times, expected) => {
  const { place, asked } = setUp(stored);
  expect([place.place, asked()]).toEqual([stored, 0]);
  await Promise.all([place.askDevice(), place.askDevice()]);
  expect(asked()).toBe(times);
  expect(place.place).toEqual(expected);
});

test('a device that does not say where it is leaves what is known, and can be asked again', async () => {
  const answers = [null, lisbon];
  const { place } = setUp(storedBy('network'), async () => answers.shift() ?? null);
  await place.askDevice();
  expect([place.place?.source, place.hasFailed, place.isAsking]).toEqual(['network', true, false]);
  await place.askDevice();
  expect([place.place?.source, place.hasFailed]).toEqual(['device', false]);
});

test('a postal code that the guest enters afterwards takes the place of the device', async () => {
  const { guest, place } = setUp(storedBy('network'));
  await place.askDevice();
  guest.update({ geoLocation: storedBy('postalCode') });
  expect(place.place).toEqual(storedBy('postalCode'));
});

test.each([
  ['a code of five characters', { ...storedBy('postalCode') }, '10115'],
  ['a code of four digits', { ...storedBy('postalCode'), postalCode: '1010', countryCode: 'AT' }, 'AT-1010'],
  ['a code that the network says', { ...storedBy('network'), postalCode: '10115' }, null],
  ['nothing', null, null],
])('a search begins with %s that is stored: %j', (_, stored, zip) => {
  expect(setUp(stored).place.storedZip).toBe(zip);
});
