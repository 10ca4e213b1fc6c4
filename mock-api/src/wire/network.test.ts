import { expect, test } from 'vitest';
import { hasVisitorPlace, networkOf, visitorPlaces } from './network.ts';

test.each([
  ['192.0.2.17', '192.0.2.0/24'],
  ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56'],
  ['2001:db8:1:abff::/64', '2001:db8:1:ab00::/56'],
  ['2001:db8:1:7::/64', '2001:db8:1:0000::/56'],
  ['unknown', 'unknown'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [20, { all: 10, ofNetwork: 2 }],
  [16, { all: 8, ofNetwork: 2 }],
  [3, { all: 1, ofNetwork: 1 }],
  [0, { all: 1, ofNetwork: 1 }],
])('of %i places visitors have %j', (places, expected) => {
  expect(visitorPlaces(places)).toEqual(expected);
});

const of = (network: string | null, count: number) => Array.from({ length: count }, () => ({ network }));

test.each([
  ['nobody', [], 'a', true],
  ['one of the network', of('a', 1), 'a', true],
  ['a quarter of the network', of('a', 2), 'a', false],
  ['a quarter of another one', of('b', 2), 'a', true],
  ['half of all', [...of('b', 5), ...of(null, 5)], 'a', false],
  ['many without a network', of(null, 9), null, true],
] as const)('with %s there is a place: %s', (_, visitors, network, isFree) => {
  expect(hasVisitorPlace(20, visitors, network)).toBe(isFree);
});
