import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAlbumOfPerformer } from '../../content/galleries/states.ts';
import { aPerformer } from '../../content/actors/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';

let backend: Loopback;
beforeAll(async () => {
  backend = await loopback();
  const { world } = backend;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'of-robin' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101, price: 900 }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 2500 }, world);
});
afterAll(() => backend.close());

const authorization = 'Bearer of-robin';
const buy = (headers: Readonly<Record<string, string>>) =>
  backend.request('/rest/v1/gallery/buyAlbum/91001', { body: {}, headers: { authorization, ...headers } });

// @spec rest:gallery.album.buy
test('an idempotent call without a key is malformed; with a key each repeat returns the same answer', async () => {
  const error = { code: 'malformed', field: 'Idempotency-Key', requestId: expect.any(String) as string };
  expect(await buy({})).toMatchObject({ status: 400, body: { error } });
  expect(await buy({ 'idempotency-key': 'k'.repeat(201) })).toMatchObject({ status: 400, body: { error } });
  const answers = await Promise.all(['k-1', 'k-1', 'k-1'].map((key) => buy({ 'Idempotency-Key': key })));
  const body = { success: true, guestBalance: { value: 1600, currency: 'VXC' }, guestBalanceFormatted: '16' };
  expect(answers.map((each) => [each.status, each.body])).toEqual(answers.map(() => [200, body]));
});
