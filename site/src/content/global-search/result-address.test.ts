import { expect, test } from 'vitest';
import { optionsOf, searchOf, viewIn, withoutFilter } from './result-address.ts';

const viewOf = (search: string, type: Parameters<typeof viewIn>[1] = 'videos') =>
  viewIn(new URLSearchParams(search), type);

test.each([
  ['', 'videos', '', {}],
  ['?price=0', 'videos', '?price=0', { maxPrice: 0 }],
  ['?price=', 'videos', '', {}],
  ['?price=1500', 'videos', '', {}],
  ['?length=10-20', 'videos', '?length=10-20', { duration: { from: 600, to: 1199 } }],
  ['?length=toString', 'videos', '', {}],
  ['?sort=oldest&price=2000', 'videos', '?price=2000&sort=oldest', { maxPrice: 2000, sort: 'released', order: 'asc' }],
  ['?price=2000&length=30-', 'galleries', '?price=2000', { maxPrice: 2000 }],
  ['?price=2000&length=30-&sort=released', 'actors', '?sort=released', { sort: 'released' }],
] as const)('the address %j of %s is %j, and reads by %j', (search, type, address, options) => {
  const view = viewOf(search, type);
  expect(searchOf(view)).toBe(address);
  expect(optionsOf(view)).toEqual(options);
  expect(viewOf(searchOf(view), type)).toEqual(view);
});

test('a filter is taken off without the order', () => {
  expect(withoutFilter(viewOf('?price=0&length=30-&sort=oldest'))).toEqual(viewOf('?sort=oldest'));
  expect(withoutFilter(viewOf('?sort=oldest'))).toBeNull();
});
