import { expect, test } from 'vitest';
import { idIn, idOf } from './id-in.ts';

test.each([
  ['5001', 5001],
  ['2147483647', 2_147_483_647],
  ['07', 7],
])('the id in %j is %j', (text, id) => {
  expect([idOf(text), idIn(text)]).toEqual([id, id]);
});

test.each(['', '0', '-1', '+5001', '5e3', '0x1389', '5001.0', ' 5001', '2147483648', 'mirela', undefined])(
  'no id is in %j',
  (text) => {
    expect(idOf(text)).toBeNull();
    expect(() => idIn(text)).toThrow(expect.objectContaining({ status: 404 }));
  },
);
