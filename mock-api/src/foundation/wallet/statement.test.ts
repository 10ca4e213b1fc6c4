import { getMovements, getReceipt, getStatementFile } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { anonymousCaller, testClient } from '../../testing/test-client.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld } from '../../world/world.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { saveMethod } from './index.ts';
import { buyOnce } from './buy-once.ts';
import { balanceOf, guestAccount, platformAccount, transferOnce, type Entry } from './ledger.ts';
import { refund } from './refund.ts';
import { hasBought } from './restriction.ts';
import { csvField } from './statement-file.ts';
import { topUp } from './top-up.ts';

const robin = { guestId: 7 };

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  const change = <T>(work: Parameters<typeof runInWorld<T>>[2]) => runInWorld(world, true, work);
  const [album] = await testWorld.run<{ id: number; title: string; actorId: number }>('select * from album limit 1');
  if (album === undefined) throw new Error('The seeds have no album.');
  const buy = (price: number, key: string, id = album.id) =>
    change((open) =>
      buyOnce(
        {
          call: { id: 'test' },
          input: { id },
          offer: {
            kind: 'album',
            load: async () => {
              const isBought = await hasBought(robin, 'album', id, open);
              return { kind: 'album', id, actorId: album.actorId, isBought, price, ageRating: 16, isVip: false };
            },
          },
        },
        { ...anonymousCaller, ...robin, key },
        open,
      ),
    );
  const pay = (cents: number, key: string, saves = false) =>
    change(async (open) => {
      const saved = saves ? await saveMethod(7, 'card', open) : null;
      return topUp({ guestId: 7, key, cents, method: 'card', saved }, 'en', open);
    });
  const title = (JSON.parse(album.title) as Record<string, string>)['en'];
  return { ...testWorld, ...testClient(world), change, album, buy, pay, title };
};

type TestWorld = Awaited<ReturnType<typeof setUp>>;

const transfer = (
  { change }: TestWorld,
  kind: 'voucher' | 'subscription' | 'bonus' | 'album',
  reference: object,
  entries: readonly Entry[] = [],
) =>
  change((open) =>
    transferOnce(
      open.tx,
      { guestId: 7, key: `${kind} ${toJson(reference)}`, kind, bodyHash: '', at: nowIso(open) },
      async () => ({ entries, reference: { ...reference }, answer: () => null }),
    ),
  );

test('each line has its kind, what was paid, the coins, the balance after it, its subject and its receipt', async () => {
  const testWorld = await setUp();
  const { pay, buy, answer, title } = testWorld;
  await pay(1000, 'payment-1', true);
  await buy(1500, 'k-1');
  await transfer(testWorld, 'voucher', { voucherId: 3, code: 'NOVEMBER20' });
  const { items, total } = await answer(getMovements, {}, robin);
  expect(total).toBe(3);
  expect(items.map((each) => [each.kind, each.amount.value, each.balance.value, each.subject, each.receiptId])).toEqual(
    [
      ['voucher', 0, 2500, 'NOVEMBER20', null],
      ['album', -1500, 2500, title, null],
      ['topUp', 4000, 4000, null, 'payment-1'],
    ],
  );
  expect(items[2]).toMatchObject({
    paid: { value: 1000, currency: 'EUR' },
    method: { kind: 'card', label: expect.stringMatching(/^··\d{4}$/) as string },
  });
});

test('free content, and content that was bought before, is no line', async () => {
  const { pay, buy, answer, album } = await setUp();
  await pay(1000, 'payment-1');
  await buy(0, 'k-1', album.id + 1);
  await buy(500, 'k-2');
  await buy(500, 'k-3');
  expect((await answer(getMovements, {}, robin)).items.map(({ kind }) => kind)).toEqual(['album', 'topUp']);
});

test('an album paid by a voucher and a subscription are lines of 0 coins; vouchers of which none was taken are no line', async () => {
  const testWorld = await setUp();
  await transfer(testWorld, 'album', { kind: 'album', id: testWorld.album.id, voucherId: 4 });
  await transfer(testWorld, 'voucher', { voucherType: 5, parts: [] });
  await transfer(testWorld, 'subscription', { product: 'VIP', paymentId: 'p-9', cents: 990 });
  const { items } = await testWorld.answer(getMovements, {}, robin);
  expect(
    items.map(({ kind, amount, paid, receiptId }) => [kind, amount.value, paid?.value ?? null, receiptId]),
  ).toEqual([
    ['subscription', 0, 990, 'p-9'],
    ['album', 0, null, null],
  ]);
});

test.each([
  ['everything', ['refund', 'bonus', 'album', 'topUp']],
  ['added', ['bonus', 'topUp']],
  ['spent', ['album']],
  ['refunds', ['refund']],
  ['vouchers', ['bonus']],
] as const)('the filter %s lists %j', async (filter, kinds) => {
  const testWorld = await setUp();
  const { pay, buy, change, answer, run } = testWorld;
  await pay(1000, 'payment-1');
  await buy(1500, 'k-1');
  await transfer(testWorld, 'bonus', { code: 'X' }, [
    { account: guestAccount(7), amount: 100 },
    { account: platformAccount, amount: -100 },
  ]);
  const [bought] = await run<{ id: number }>(`select id from transfer where kind = 'album'`);
  await change((open) => refund({ transferId: bought?.id ?? 0, reason: 'Broken' }, 'en', open));
  const page = await answer(getMovements, { filter }, robin);
  expect([page.total, page.items.map(({ kind }) => kind)]).toEqual([kinds.length, [...kinds]]);
});

test('a month is one of Berlin, also at its ends', async () => {
  const { pay, answer, outcome, pass, world } = await setUp();
  pass(Date.parse('2026-11-30T22:59:59.999Z') - world.clock.now());
  await pay(1000, 'payment-1');
  pass(1);
  await pay(2500, 'payment-2');
  const paid = async (month: string) =>
    (await answer(getMovements, { month }, robin)).items.map((item) => item.receiptId);
  expect([await paid('2026-11'), await paid('2026-12'), await paid('2027-01')]).toEqual([
    ['payment-1'],
    ['payment-2'],
    [],
  ]);
  for (const month of ['2026-13', '2026-1', '0100-01', '9999-12', 'x', ''])
    expect(await outcome(getMovements, { month }, robin)).toMatchObject({ code: 'malformed', field: 'month' });
});

test('nobody reads the lines or receipts of others', async () => {
  const { pay, answer, outcome } = await setUp();
  await pay(1000, 'payment-1');
  expect(await answer(getMovements, {}, { guestId: 8 })).toEqual({ items: [], total: 0 });
  expect(await outcome(getReceipt, { receiptId: 'payment-1' }, { guestId: 8 })).toMatchObject({ code: 'unknown' });
  expect(await outcome(getReceipt, { receiptId: 'payment-1' })).toMatchObject({ code: 'needLogin' });
  expect(await answer(getReceipt, { receiptId: 'payment-1' }, robin)).toMatchObject({
    number: '2026-000001',
    paid: { value: 1000, currency: 'EUR' },
    coins: { value: 4000, currency: 'VXC' },
    purpose: 'topUp',
    method: { kind: 'card', label: null },
  });
});

test('the file has a header in the caller’s language, times of Berlin and one row for each line', async () => {
  const { pay, buy, answer, title } = await setUp();
  await pay(1000, 'payment-1');
  await buy(1550, 'k-1');
  const { fileName, csv } = await answer(getStatementFile, {}, { ...robin, language: 'de' });
  expect(fileName).toBe('kontoauszug-2026-11-20.csv');
  const rows = csv.split('\r\n');
  expect(rows[0]).toBe('Tag,Uhrzeit (Berlin),Art,Wofür,Bezahlt (EUR),Coins,Guthaben danach,Beleg');
  expect(rows[2]).toBe('2026-11-20,20:00,Coins aufgeladen,,10.00,40.00,40.00,2026-000001');
  expect(rows[1]).toMatch(/^2026-11-20,20:00,Album,.*,,-15\.50,24\.50,$/);
  expect(title).not.toBe('');
  expect(rows).toHaveLength(4);
});

test.each([
  ['=1+1', `'=1+1`],
  ['+49', `'+49`],
  ['-15.50', '-15.50'],
  ['-1+cmd', `'-1+cmd`],
  ['@sum', `'@sum`],
  ['\tx', `'\tx`],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['=a,b', `"'=a,b"`],
])('the field %j is written as %j', (text, field) => {
  expect(csvField(text)).toBe(field);
});

test('a refund gives back what performer and platform got, once, and the content is no longer bought', async () => {
  const { pay, buy, change, run, world, album } = await setUp();
  await pay(1000, 'payment-1');
  await buy(1501, 'k-1');
  const [bought] = await run<{ id: number }>(`select id from transfer where kind = 'album'`);
  const giveBack = (amount?: number) =>
    change((open) =>
      refund(
        { transferId: bought?.id ?? 0, reason: 'Broken', ...(amount === undefined ? {} : { amount }) },
        'en',
        open,
      ),
    );
  expect([await giveBack(), await giveBack()]).toEqual([{ amount: 1501 }, { amount: 1501 }]);
  const owned = (account: 'house' | `guest:${number}` | `performer:${number}`) =>
    balanceOf(world.database.reader, account);
  expect([await owned('guest:7'), await owned(`performer:${album.actorId}`), await owned('house')]).toEqual([
    4000, 0, 0,
  ]);
  expect(await run('select * from purchase')).toEqual([]);
  await expect(giveBack(1500)).rejects.toMatchObject({ code: 'keyReused' });
  await buy(1501, 'k-2');
  expect(await owned('guest:7')).toBe(2499);
});

test('a refund leaves content that the guest was given as well', async () => {
  const { pay, buy, answer, change, album, run } = await setUp();
  await pay(2500, 'payment-1');
  await buy(1000, 'k-1');
  const [purchase] = await run<{ key: string }>('select key from purchase');
  const values = `(key, "guestId", kind, "contentId", at) values (?, 7, 'album', ${album.id}, '2026-11-20T19:00:00.000Z')`;
  await run(`insert into "givenMedia" ${values}`, purchase?.key ?? '');
  const [bought] = (await answer(getMovements, {}, robin)).items;
  await change((open) => refund({ transferId: bought?.id ?? 0, reason: 'Broken' }, 'en', open));
  expect(await run('select key from purchase')).toEqual([purchase]);
});

test('a bonus does not repeat what was paid, and the statement is read to its end', async () => {
  const testWorld = await setUp();
  const entries = [
    { account: 'guest:7', amount: 100 },
    { account: 'house:promotion', amount: -100 },
  ] as const;
  await transfer(testWorld, 'bonus', { code: 'PLUS10', paymentId: 'p-1', cents: 5000 }, entries);
  const { items } = await testWorld.answer(getMovements, {}, robin);
  expect(items).toMatchObject([{ kind: 'bonus', paid: null, receiptId: null, subject: 'PLUS10' }]);
  expect(await testWorld.answer(getMovements, { offset: 510 }, robin)).toEqual({ items: [], total: 1 });
});

test('a part of a refund keeps the content and balances to the last hundredth', async () => {
  const { pay, buy, change, run } = await setUp();
  await pay(1000, 'payment-1');
  await buy(1501, 'k-1');
  const [bought] = await run<{ id: number }>(`select id from transfer where kind = 'album'`);
  await change((open) => refund({ transferId: bought?.id ?? 0, amount: 333, reason: 'Late' }, 'en', open));
  expect(await run('select sum(amount) as total from "ledgerEntry"')).toEqual([{ total: 0 }]);
  expect(await run('select * from purchase')).toHaveLength(1);
});

test.each([
  ['more than was paid', 1502, 'malformed'],
  ['nothing', 0, 'malformed'],
  ['a fraction', 0.1 + 0.2, 'malformed'],
])('a refund of %s is rejected', async (_, amount, code) => {
  const { pay, buy, change, run } = await setUp();
  await pay(1000, 'payment-1');
  await buy(1501, 'k-1');
  const [bought] = await run<{ id: number }>(`select id from transfer where kind = 'album'`);
  const wrong = change((open) => refund({ transferId: bought?.id ?? 0, amount, reason: '' }, 'en', open));
  await expect(wrong).rejects.toMatchObject({ code });
});

test('a top-up, a refund and a transfer that nobody knows cannot be given back', async () => {
  const { pay, buy, change, run } = await setUp();
  await pay(1000, 'payment-1');
  await buy(1501, 'k-1');
  const rows = await run<{ id: number; kind: string }>('select id, kind from transfer order by id');
  const giveBack = (transferId: number) => change((open) => refund({ transferId, reason: '' }, 'en', open));
  await giveBack(rows[1]?.id ?? 0);
  const [refunded] = await run<{ id: number }>(`select id from transfer where kind = 'refund'`);
  for (const id of [rows[0]?.id ?? 0, refunded?.id ?? 0, 999])
    await expect(giveBack(id)).rejects.toMatchObject({ code: 'unknown' });
});

test('a guest’s idempotency key cannot take the key of a refund', async () => {
  const { pay, buy, change, run, album } = await setUp();
  await pay(1000, 'payment-1');
  await buy(500, 'k-1');
  const [bought] = await run<{ id: number }>(`select id from transfer where kind = 'album'`);
  await buy(500, `refund ${bought?.id}`, album.id + 1);
  expect(await change((open) => refund({ transferId: bought?.id ?? 0, reason: '' }, 'en', open))).toEqual({
    amount: 500,
  });
});
