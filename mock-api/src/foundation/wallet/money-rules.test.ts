import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { MoneyRules } from '../../testing/MoneyRules.ts';
import { recordVouchers } from '../../testing/record-vouchers.ts';

const at = '2026-11-20T19:00:00.000Z';
const transfer = (id: number, kind: string, reference: object, guestId = 1000) =>
  `insert into transfer (id, key, "guestId", kind, reference, "bodyHash", answer, at)
    values (${id}, 'key-${id}', ${guestId}, '${kind}', '${JSON.stringify(reference)}', '', 'null', '${at}')`;
const entry = (transferId: number, account: string, amount: number) =>
  `insert into "ledgerEntry" ("transferId", account, amount, at) values (${transferId}, '${account}', ${amount}, '${at}')`;
const payment = (key: string, cents: number, coins: number, purpose = 'topUp') =>
  `insert into payment (key, "guestId", cents, coins, method, purpose, at)
    values ('${key}', 1000, ${cents}, ${coins}, 'card', '${purpose}', '${at}')`;
const voucher = (id: number, amount: number) =>
  `insert into voucher (id, "guestId", type, amount, "validFrom") values (${id}, 1000, 4, ${amount}, '${at}')`;

const topUp = (id: number, coins: number) => [
  transfer(id, 'topUp', { paymentId: `p-${id}`, cents: 1000 }),
  entry(id, 'guest:1000', coins),
  entry(id, 'top-up', -coins),
];

const rulesOf = async (
  before: readonly string[],
  after: readonly string[],
  decisions: Parameters<MoneyRules['check']>[1] = [],
) => {
  const { world, run } = aWorld();
  await recordVouchers(world);
  const rules = new MoneyRules();
  const { reader } = world.database;
  for (const sql of before) await run(sql);
  expect(await rules.check(reader, decisions)).toEqual([]);
  for (const sql of after) await run(sql);
  const violations = [...(await rules.check(reader, decisions)), ...(await rules.checkSums(reader))];
  return [...new Set(violations.map((line) => line.split(':')[0]))];
};

test.each<[rule: string, before: readonly string[], after: readonly string[]]>([
  ['every transfer sums to zero', [], [transfer(9001, 'album', {}), entry(9001, 'performer:1', 5)]],
  [
    'no guest owes',
    [payment('p-9001', 1000, 400), ...topUp(9001, 400)],
    [transfer(9002, 'album', {}), entry(9002, 'guest:1000', -401), entry(9002, 'house', 401)],
  ],
  ['no entry without its transfer', [], [entry(9001, 'house', 1), entry(9001, 'top-up', -1)]],
  ['a bill is equal to its entries', [], [payment('p-9001', 1000, 400), ...topUp(9001, 300)]],
  ['a bill is equal to its entries', [], [payment('p-9001', 900, 400), ...topUp(9001, 400)]],
  ['bought coins are paid', [], topUp(9001, 400)],
  ['every payment has a bill', [], [payment('p-9001', 1000, 400)]],
  [
    'no voucher is spent twice',
    [voucher(7, 1), transfer(9001, 'album', { voucherId: 7 }), 'update voucher set amount = 0 where id = 7'],
    [transfer(9002, 'album', { voucherId: 7 })],
  ],
  [
    'no voucher is below zero',
    [],
    [voucher(7, 1), 'update voucher set amount = -1 where id = 7', transfer(9001, 'album', { voucherId: 7 })],
  ],
  [
    'a transfer is refunded once',
    [transfer(9001, 'refund', { refundOf: 1 })],
    [transfer(9002, 'refund', { refundOf: 1 })],
  ],
  [
    'a subscription is not charged twice for a month',
    [payment('s-1', 1000, 0), transfer(9001, 'subscription', { product: 'VIP', paymentId: 's-1', cents: 1000 })],
    [payment('s-2', 1000, 0), transfer(9002, 'subscription', { product: 'VIP', paymentId: 's-2', cents: 1000 })],
  ],
])('reports that "%s" does not hold, where the batch before was right', async (rule, before, after) => {
  expect(await rulesOf(before, after)).toContain(rule);
});

test('reports payments beyond a limit, over two batches', async () => {
  const pay = (id: number) => [payment(`p-${id}`, 1000, 400), ...topUp(id, 400)];
  const decisions = [{ guestId: 1000, at: Date.parse(at) - 1, limit: 1500 }];
  expect(await rulesOf(pay(9001), pay(9002), decisions)).toEqual([
    'guest 1000 paid 2000 of 1500 in the month of 2026-11-20T19',
  ]);
});

test('finds nothing in money that is right', async () => {
  expect(await rulesOf([payment('p-9001', 1000, 400), ...topUp(9001, 400)], [])).toEqual([]);
});
