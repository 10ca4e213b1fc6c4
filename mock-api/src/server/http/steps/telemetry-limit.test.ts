import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '../../../testing/loopback.ts';

let server: Loopback;
beforeEach(async () => {
  server = await loopback();
});
afterEach(() => server.close());

const body = { eventContext: 'tile', eventAction: 'press' };

/** Sends events, each with the token of this number; returns how many were answered with each status. */
const send = async (count: number, tokenOf: (n: number) => string | null) => {
  const statuses: Record<number, number> = {};
  for (let n = 0; n < count; n += 1) {
    const token = tokenOf(n);
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const { status } = await server.request('/rest/v1/tracking/track', { body, headers });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
};
const anonymous = () => server.server.context.tokens.anonymous(server.world);

test('a visitor can send sixty events in a minute, another one sixty more', async () => {
  const [one, other] = [anonymous(), anonymous()];
  expect(await send(70, () => one)).toEqual({ 200: 60, 429: 10 });
  expect(await send(10, () => other)).toEqual({ 200: 10 });
});

test.each([
  ['without a token', () => null],
  ['with a new token for each event', anonymous],
])('an address can send six hundred events in a minute %s', async (_, tokenOf) => {
  expect(await send(610, tokenOf)).toEqual({ 200: 600, 429: 10 });
});

test('other calls are not counted', async () => {
  const token = anonymous();
  await send(70, () => token);
  const headers = { authorization: `Bearer ${token}` };
  expect(await server.request('/rest/v1/actor/getActor/101', { headers })).toMatchObject({ status: 200 });
});
