import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getGuestBalance } from '@lounge/protocol/foundation/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noStates } from '../verify/set-state.ts';
import { runScenario } from './run-scenario.ts';
import type { RequestStep, Scenario } from './scenario.ts';

const answer = {
  balance: { value: 900, currency: 'VXC' },
  balanceFormatted: '9',
  isPayingCustomer: true,
};

const waiting: ServerResponse[] = [];
/** Answers no request before another one is there: the later one first. */
const server = createServer((_, response) => {
  waiting.push(response);
  if (waiting.length < 2) return;
  for (const each of waiting.splice(0).toReversed())
    each.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

const balance = (name: string): RequestStep => ({
  request: getGuestBalance.id,
  name,
  method: 'GET',
  path: getGuestBalance.path,
  query: {},
  headers: {},
  body: null,
  code: null,
});

const run = (codes: readonly (string | null)[]) => {
  const { port } = server.address() as AddressInfo;
  const target = {
    baseUrl: `http://127.0.0.1:${port}`,
    socketUrl: null,
    setState: noStates,
    waitMs: 60_000,
    strict: true,
  };
  const scenario: Scenario = {
    id: 'foundation/wallet/at-once',
    text: 'two at once',
    calls: [getGuestBalance.id],
    own: { numbers: [], texts: [] },
    steps: [
      { atOnce: [balance('one'), balance('other')], codes },
      { check: 'the balances', that: { sum: ['${one.balance.value}', '${other.balance.value}'], equals: 1800 } },
    ],
  };
  return runScenario(scenario, target);
};

test('what is sent at once is sent before any of it is answered', async () => {
  const { verified } = await run([null, null]);
  expect(verified).toMatchObject({ holds: true, trouble: null, differences: [] });
  expect(verified.done).toMatchObject([{ isAtOnce: true }, { isAtOnce: true }]);
});

test('another outcome than in any order is named', async () => {
  const { verified } = await run([null, 'needPurchase']);
  expect(verified.trouble?.text).toBe(
    `at once: expected needPurchase, success, got one (${getGuestBalance.id}): 200; other (${getGuestBalance.id}): 200`,
  );
});
