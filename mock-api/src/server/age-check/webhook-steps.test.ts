import { expect, test } from 'vitest';
import { signEvent } from '../../foundation/age-check/webhook.ts';
import { identityProvider } from '../../foundation/age-check/providers.ts';
import { prepareCheck, storeCheck } from '../../foundation/age-check/start-check.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { loopback } from '../../testing/loopback.ts';
import { runInWorld } from '../../world/world.ts';

const setUp = async () => {
  const server = await loopback();
  const { world } = server;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', avsStatus: 'unknown' }, world);
  const check = await prepareCheck(identityProvider, 'en');
  await runInWorld(world, true, (inside) => storeCheck(check, { guestId: 7 }, inside));
  const occurredAt = new Date(world.clock.now()).toISOString();
  const event = { eventId: 'e-1', checkId: check.checkId, result: 'accepted', message: null, occurredAt } as const;
  const signed = await signEvent('identity', event, world);
  const headers = { 'x-age-check-timestamp': signed.timestamp, 'x-age-check-signature': signed.signature };
  const send = (body = signed.body, changes: Readonly<Record<string, string>> = {}, provider = 'identity') =>
    server.request(`/webhooks/age-check/${provider}`, { method: 'POST', body, headers: { ...headers, ...changes } });
  return { ...server, send, signed };
};

test('a signed webhook is applied once and answers what became of it', async () => {
  const { send, close, run } = await setUp();
  const answers = [await send(), await send()];
  const status = await run('select "avsStatus" from guest where id = 7');
  await close();
  expect(answers.map(({ status: code, body }) => [code, body])).toEqual([
    [200, { outcome: 'applied' }],
    [200, { outcome: 'repeated' }],
  ]);
  expect(status).toEqual([{ avsStatus: 'accepted' }]);
});

test('what is forged, expired, too large or no webhook is rejected and in the log, without its body', async () => {
  const { send, close, records, signed, pass, request } = await setUp();
  const statuses = [
    (await send('{"result":"accepted"}')).status,
    (await send(signed.body, { 'x-age-check-signature': 'v1=00' })).status,
    (await send(signed.body, {}, 'nobody')).status,
    (await send('x'.repeat(10_001))).status,
    (await request('/webhooks/age-check/identity')).status,
  ];
  pass(5 * 60_000 + 1000);
  statuses.push((await send()).status);
  await close();
  expect(statuses).toEqual([401, 401, 401, 413, 404, 400]);
  expect(records.map(({ call, code }) => [call, code])).toEqual(
    ['forged', 'forged', 'forged', 'tooLarge', 'unknown', 'expired'].map((code) => ['/webhooks/age-check/', code]),
  );
  expect(JSON.stringify(records)).not.toContain('accepted');
});
