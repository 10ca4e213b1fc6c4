import { query, s } from '@lounge/protocol';
import { callTimeoutMs, type Client } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { lazyClient } from './lazy-client.ts';

const getNumber = query('a/b/getNumber', { input: s.empty, answer: s.integer, purpose: 'Reads.' });

const call = () => Promise.resolve({ ok: true, value: 7 });
const real = { call: call as Client['call'] };

/** A client whose code loads as the given promises say, one for each attempt. */
const setUp = (...attempts: readonly Promise<Client>[]) => {
  const [clock, left] = [fakeClock(), [...attempts]];
  const create = () => left.shift() ?? Promise.reject(new Error('loaded too often'));
  return { clock, client: lazyClient({ create, clock }) };
};

test('calls wait for the code, which is loaded once', async () => {
  const { client } = setUp(Promise.resolve(real));
  client.load();
  expect(await Promise.all([client.call(getNumber, {}), client.call(getNumber, {})])).toEqual([
    { ok: true, value: 7 },
    { ok: true, value: 7 },
  ]);
});

test('without the code a call fails as without a network, and the next one loads it again', async () => {
  const { client } = setUp(Promise.reject(new Error('no network')), Promise.resolve(real));
  expect(await client.call(getNumber, {})).toMatchObject({
    ok: false,
    failure: { kind: 'offline', code: 'unavailable' },
  });
  expect(await client.call(getNumber, {})).toEqual({ ok: true, value: 7 });
});

test('a call does not wait for the code longer than for an answer', async () => {
  const { client, clock } = setUp(new Promise<never>(() => undefined));
  const call = client.call(getNumber, {});
  clock.advance(callTimeoutMs);
  expect(await call).toMatchObject({ ok: false, failure: { kind: 'offline' } });
});
