import { expect, test } from 'vitest';
import { stateData, stateList } from './state-list.ts';

test.each([
  ['a free value', '| `pictureCount?` | integer from 4 to 999 | free |'],
  ['a value', '| `kind?` | ChatKind | `"videoChat"` |'],
  ['none', '| `showId?` | integer | none |'],
  ['a boolean that is true', '| `isLiked?` | boolean | `true` |'],
  ['a parameter that is never left out', '| `pin` | string |  |'],
])('the list of states says of %s what it means where it is left out', (_, row) => {
  expect(stateList().split('\n')).toContain(row);
});

test('the data of states has the values of parameters that are left out, and which are free', () => {
  expect(stateData()).toMatchObject({
    states: expect.arrayContaining([
      expect.objectContaining({
        state: 'a guest has commented on the album',
        ifLeftOut: { minutesAgo: 0 },
        free: ['text'],
      }),
    ]),
  });
});
