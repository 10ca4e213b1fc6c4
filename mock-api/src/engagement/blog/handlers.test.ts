import { getBlogPlaceholder } from '@lounge/protocol/engagement/blog';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

test('rejects an unknown field', async () => {
  const { outcome } = testClient(aWorld().world);
  expect(await outcome(getBlogPlaceholder, { id: 7 })).toMatchObject({ ok: false, code: 'malformed', field: 'id' });
});

test('returns the placeholder', async () => {
  const { answer } = testClient(aWorld().world);
  expect(await answer(getBlogPlaceholder, {})).toEqual({ isPlaceholder: true });
});
