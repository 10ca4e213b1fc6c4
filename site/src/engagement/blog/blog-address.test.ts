import { expect, test } from 'vitest';
import { articleIdIn, issuePeriod, keyOfPeriod, periodIn, periodOfKey } from './blog-address.ts';
import { listIn } from './blog-lists.ts';

const outcome = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error instanceof Response ? error.status : error;
  }
};

test.each([
  ['80024-i-play-for-one-person', 80_024],
  ['80024-so-hiess-es-einmal', 80_024],
  ['80024', 80_024],
  ['80024abc', 404],
  ['8.0024e4-a', 404],
  ['0x13898-a', 404],
  ['+80024', 404],
  ['9999999999-a', 404],
  ['0-a', 404],
  ['', 404],
  ['-80024', 404],
])('the article of the address %j is %j', (article, id) => {
  expect(outcome(() => articleIdIn(article))).toBe(id);
});

test.each([
  ['2026', undefined, { year: 2026 }],
  ['2026', '07', { year: 2026, month: 7 }],
  ['1', undefined, { year: 1 }],
  ['0', undefined, 404],
  ['10000', undefined, 404],
  ['2026', '13', 404],
  ['2026', '0', 404],
  ['2026', 'may', 404],
])('the archive of %j and %j is %j', (year, month, period) => {
  expect(outcome(() => periodIn(year, month))).toEqual(period);
});

test.each([
  ['20261', { year: 2026, month: 1, months: 3 }],
  ['20264', { year: 2026, month: 10, months: 3 }],
  ['20265', 404],
  ['easter', 404],
  [undefined, 404],
])('the issue %j has the months %j', (id, period) => {
  expect(outcome(() => issuePeriod(id))).toEqual(period);
});

test.each([{ year: 2026 }, { year: 2026, month: 7 }, { year: 2026, month: 10, months: 3 }])(
  'the key of %j has all of it',
  (period) => {
    expect(periodOfKey(keyOfPeriod(period))).toEqual(period);
  },
);

test.each([
  ['premium-tv', 'premiumTv'],
  ['premiumTv', 'premiumTv'],
  ['featured', 'featured'],
  ['latest', 'latest'],
  ['42', undefined],
  ['toString', undefined],
])('the list of the word %j is %j', (word, list) => {
  expect(listIn(word)).toBe(list);
});
