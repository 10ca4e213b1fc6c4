import { avsPayRequest, getAgeCheck } from '@lounge/protocol/foundation/age-check';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import type { CheckEvent } from './provider.ts';
import { ageCheckProviders, bankProvider, identityProvider } from './providers.ts';
import { settleAgeCheck } from './age-check.ts';
import { prepareCheck, storeCheck } from './start-check.ts';
import { receiveWebhook, signEvent } from './webhook.ts';

const setUp = async (provider = identityProvider) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', avsStatus: 'unknown' }, world);
  const client = testClient(world);
  const begin = async () => {
    const check = await prepareCheck(provider, 'en');
    return runInWorld(world, true, (inside) => storeCheck(check, { guestId: 7 }, inside));
  };
  let count = 0;
  const eventOf = (checkId: string, result: CheckEvent['result'], changes: Partial<CheckEvent> = {}): CheckEvent => ({
    eventId: `e-${(count += 1)}`,
    checkId,
    result,
    message: null,
    occurredAt: new Date(world.clock.now()).toISOString(),
    ...changes,
  });
  const send = async (event: CheckEvent) => receiveWebhook(await signEvent(provider.id, event, world), world);
  const status = async () => {
    const { avsStatus, avsRejectMessage } = await client.answer(getAgeCheck, {}, { guestId: 7 });
    return avsRejectMessage === null ? avsStatus : `${avsStatus}: ${avsRejectMessage}`;
  };
  return { ...testWorld, ...client, begin, eventOf, send, status };
};

const providers = ageCheckProviders.map((provider) => [provider.id, provider] as const);

test.each(providers)('the provider %s starts with a form or an address of its own', async (_, provider) => {
  const { begin } = await setUp(provider);
  const { checkId, step } = await begin();
  expect(checkId).toMatch(/^[0-9a-f]{32}$/);
  if (step.kind === 'redirect') expect(step.url).toContain(checkId);
  else expect(step).toEqual({ kind: 'form' });
});

test.each(providers)('the provider %s can leave a check pending, accept and revoke it', async (_, provider) => {
  const { begin, eventOf, send, status } = await setUp(provider);
  const { checkId } = await begin();
  const seen: string[] = [];
  for (const result of ['pending', 'accepted', 'revoked'] as const) {
    expect(await send(eventOf(checkId, result))).toBe('applied');
    seen.push(await status());
  }
  expect(seen).toEqual(['pending', 'accepted', 'unknown']);
});

test.each(providers)(
  'the provider %s can reject with a message, and the guest can begin again',
  async (_, provider) => {
    const { begin, eventOf, send, status } = await setUp(provider);
    const { checkId } = await begin();
    expect(await send(eventOf(checkId, 'rejected', { message: 'Too dark.' }))).toBe('applied');
    expect(await status()).toBe('rejected: Too dark.');
    const { checkId: second } = await begin();
    expect(await send(eventOf(second, 'accepted'))).toBe('applied');
    expect(await status()).toBe('accepted');
  },
);

test.each(providers)('an event of the provider %s counts once', async (_, provider) => {
  const { begin, eventOf, send, run } = await setUp(provider);
  const event = eventOf((await begin()).checkId, 'accepted');
  expect([await send(event), await send(event)]).toEqual(['applied', 'repeated']);
  expect(await run('select count(*) as total from "ageCheckEvent"')).toEqual([{ total: 1 }]);
});

test('late events and those out of order change nothing', async () => {
  const { begin, eventOf, send, status, pass } = await setUp();
  const { checkId } = await begin();
  const early = eventOf(checkId, 'rejected', { message: 'late' });
  pass(1000);
  expect(await send(eventOf(checkId, 'pending'))).toBe('applied');
  expect(await send(early)).toBe('ignored');
  expect(await send(eventOf(checkId, 'accepted'))).toBe('applied');
  for (const result of ['pending', 'rejected', 'accepted'] as const)
    expect(await send(eventOf(checkId, result))).toBe('ignored');
  expect(await status()).toBe('accepted');
});

test('a check that was replaced, or another way has overtaken, no longer counts', async () => {
  const { begin, eventOf, send, status, pass, world } = await setUp();
  const { checkId: first } = await begin();
  pass(1000);
  const { checkId: second } = await begin();
  expect(await send(eventOf(second, 'pending'))).toBe('applied');
  expect(await send(eventOf(first, 'accepted'))).toBe('ignored');
  await runInWorld(world, true, (inside) => settleAgeCheck({ guestId: 7, result: 'accepted' }, inside));
  expect(await send(eventOf(second, 'rejected'))).toBe('ignored');
  expect(await status()).toBe('accepted');
});

test('a check counts although the guest has begun another way and left it', async () => {
  const { begin, eventOf, send, status, pass } = await setUp();
  const { checkId: first } = await begin();
  expect(await send(eventOf(first, 'pending'))).toBe('applied');
  pass(1000);
  await begin();
  expect(await send(eventOf(first, 'accepted'))).toBe('applied');
  expect(await status()).toBe('accepted');
});

test('an event of the future occurs when it arrives, so that later ones count', async () => {
  const { begin, eventOf, send, status, pass } = await setUp();
  const { checkId } = await begin();
  const ahead = { ...eventOf(checkId, 'pending'), occurredAt: '2099-01-01T00:00:00.000Z' };
  expect(await send(ahead)).toBe('applied');
  pass(1000);
  expect(await send(eventOf(checkId, 'accepted'))).toBe('applied');
  expect(await status()).toBe('accepted');
});

test('a check of another provider, or of nobody, is unknown', async () => {
  const { begin, eventOf, world, send } = await setUp();
  const { checkId } = await begin();
  expect(await receiveWebhook(await signEvent(bankProvider.id, eventOf(checkId, 'accepted'), world), world)).toBe(
    'unknown',
  );
  expect(await send(eventOf('nobody', 'accepted'))).toBe('unknown');
});

test.each([
  ['another body', { body: '{}' }, 'forged'],
  ['another timestamp', { timestamp: '1763665201' }, 'forged'],
  ['no signature', { signature: '' }, 'forged'],
  ['the name of another provider', { provider: 'bank' }, 'forged'],
  ['a provider that does not exist', { provider: 'nobody' }, 'forged'],
])('a webhook with %s is %s', async (_, changes, outcome) => {
  const { begin, eventOf, world, status } = await setUp();
  const signed = await signEvent('identity', eventOf((await begin()).checkId, 'accepted'), world);
  expect(await receiveWebhook({ ...signed, ...changes }, world)).toBe(outcome);
  expect(await status()).toBe('unknown');
});

test('a signed webhook can be replayed for five minutes, and then not at all', async () => {
  const { begin, eventOf, world, pass } = await setUp();
  const signed = await signEvent('identity', eventOf((await begin()).checkId, 'pending'), world);
  pass(5 * 60_000);
  expect(await receiveWebhook(signed, world)).toBe('applied');
  pass(1);
  expect(await receiveWebhook(signed, world)).toBe('expired');
});

test('a signed body that is no event is malformed', async () => {
  const { world, eventOf } = await setUp();
  const event = { ...eventOf('x', 'accepted'), result: 'perhaps' } as unknown as CheckEvent;
  expect(await receiveWebhook(await signEvent('identity', event, world), world)).toBe('malformed');
});

// @spec query:avs.pay-request, state:avs-pay-request 1
test('an AVS pay request answers a checkout link for this guest and this way back', async () => {
  const { answer, run } = await setUp();
  const { checkoutLink } = await answer(avsPayRequest, { forwardUrl: '/video-3' }, { guestId: 7, language: 'de' });
  expect(checkoutLink).toMatch(/^\/vxpay\/de\/age-check\?way=bank&check=[0-9a-f]{32}$/);
  expect(await run('select "guestId", provider, "forwardUrl" from "ageCheck"')).toEqual([
    { guestId: 7, provider: 'bank', forwardUrl: '/video-3' },
  ]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere', 'video', ''])(
  'the way back %j is rejected',
  async (forwardUrl) => {
    const { outcome } = await setUp();
    const result = await outcome(avsPayRequest, { forwardUrl }, { guestId: 7 });
    expect(result).toEqual({ ok: false, code: 'malformed', field: 'forwardUrl' });
  },
);

test('a pay request of a guest whose age is confirmed is locked, an eleventh check too many', async () => {
  const { outcome, world } = await setUp();
  for (let at = 0; at < 10; at += 1) await outcome(avsPayRequest, { forwardUrl: '/' }, { guestId: 7 });
  expect(await outcome(avsPayRequest, { forwardUrl: '/' }, { guestId: 7 })).toMatchObject({ code: 'tooMany' });
  await runInWorld(world, true, (inside) => settleAgeCheck({ guestId: 7, result: 'accepted' }, inside));
  expect(await outcome(avsPayRequest, { forwardUrl: '/' }, { guestId: 7 })).toMatchObject({ code: 'locked' });
});
