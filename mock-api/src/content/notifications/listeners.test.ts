import { notificationTypes } from '@lounge/protocol/content/notifications';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { ageCheckEnds } from '../../foundation/age-check/states.ts';
import { noticeEnds, noticeMs } from '../../foundation/vouchers/index.ts';
import { guestHasVoucher } from '../../foundation/vouchers/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';

const guestId = 7;

const setUp = async () => {
  const test = aWorld();
  await setUpState(guestIsLoggedIn({ guestId, token: 'robin' }), test.world);
  const notice = () =>
    noticeEnds(test.world, (cause) => {
      throw cause;
    });
  const stored = () => test.run<{ type: number }>('select type from notification order by id');
  return { ...test, notice, stored, pushed: pushesTo(guestId, test.world) };
};

const inMs = (ms: number) => new Date(Date.parse('2026-11-20T19:00:00.000Z') + ms).toISOString();

test('a voucher that ends within a day is told once; one that is used up, over or without an end is not', async () => {
  const { world, run, notice, stored, pass, pushed } = await setUp();
  const voucher = (validTo?: string) => guestHasVoucher({ guestId, type: 4, amount: 1, ...(validTo && { validTo }) });
  for (const each of [voucher(), voucher(inMs(noticeMs + 1)), voucher(inMs(noticeMs)), voucher(inMs(-1))])
    await setUpState(each, world);
  await run(
    'insert into voucher ("guestId", type, amount, "validFrom", "validTo") values (7, 4, 0, ?, ?)',
    '',
    inMs(1),
  );
  await notice();
  await notice();
  expect(await stored()).toEqual([{ type: notificationTypes.voucherEnds }]);
  expect(pushed).toMatchObject([
    { notifications: [{ type: notificationTypes.voucherEnds, unseen: true, actor: null }] },
  ]);
  pass(1);
  await notice();
  expect(await stored()).toHaveLength(2);
});

test.each([
  ['accepted', notificationTypes.ageAccepted],
  ['rejected', notificationTypes.ageRejected],
] as const)('an age check that was %s is told once', async (result, type) => {
  const { world, stored } = await setUp();
  await setUpState(ageCheckEnds({ guestId, result: 'pending' }), world);
  await setUpState(ageCheckEnds({ guestId, result }), world);
  await setUpState(ageCheckEnds({ guestId, result }), world);
  expect(await stored()).toEqual([{ type }]);
});

test('an age check that begins or is revoked is not told', async () => {
  const { world, stored } = await setUp();
  for (const result of ['pending', 'unknown'] as const) await setUpState(ageCheckEnds({ guestId, result }), world);
  expect(await stored()).toEqual([]);
});
