import { expect, test } from 'vitest';
import type { Scenario } from './scenario.ts';
import { filled, withOwnValues } from './values.ts';

const scenario: Scenario = {
  id: 'content/galleries/example',
  text: 'an example',
  calls: [],
  own: { numbers: [700_001, 910_001], texts: ['token-of-the-guest'] },
  steps: [
    { state: 'the guest is logged in', params: { guestId: 700_001, token: 'token-of-the-guest', amount: 2500 } },
    {
      request: 'content/galleries/buyAlbum',
      name: 'bought',
      method: 'POST',
      path: '/rest/v1/gallery/buyAlbum/910001',
      query: { of: '9100012' },
      headers: { Authorization: 'Bearer token-of-the-guest' },
      body: { ids: [910_001, 7], text: '${first.id}' },
      code: null,
    },
  ],
};

test('a run has numbers and texts of its own, everywhere and only in place of those that are declared', () => {
  const { steps } = withOwnValues(scenario, 'run');
  const [stated, requested] = steps;
  if (stated === undefined || !('state' in stated)) throw new Error('no state');
  if (requested === undefined || !('request' in requested)) throw new Error('no request');
  const { guestId, token, amount } = stated.params;
  expect([guestId === 700_001, Number.isInteger(guestId), token, amount]).toEqual([
    false,
    true,
    'token-of-the-guest-run',
    2500,
  ]);
  const [albumId, other] = (requested.body as { ids: readonly number[] }).ids;
  expect(albumId).not.toBe(910_001);
  expect(albumId).not.toBe(guestId);
  expect(other).toBe(7);
  expect(requested).toMatchObject({
    path: `/rest/v1/gallery/buyAlbum/${albumId}`,
    query: { of: '9100012' },
    headers: { Authorization: 'Bearer token-of-the-guest-run' },
    body: { text: '${first.id}' },
  });
});

test.each([
  ['a part, with its type', '${bought.balance.value}', 1600],
  ['an item of a list', '${bought.items.1.id}', 9],
  ['all that a step brought', '${flag}', true],
  ['a part within a text', '/album/${bought.items.0.id}/x', '/album/8/x'],
  ['a missing part', '${bought.balance.currency.name}', undefined],
  ['a missing step', '${nothing.at.all}', undefined],
  ['no reference', 'a $ {text}', 'a $ {text}'],
])('%s is filled in', (_, value, expected) => {
  const kept = new Map<string, unknown>([
    ['bought', { balance: { value: 1600 }, items: [{ id: 8 }, { id: 9 }] }],
    ['flag', true],
  ]);
  expect(filled({ deep: [value] }, kept)).toEqual({ deep: [expected] });
});
