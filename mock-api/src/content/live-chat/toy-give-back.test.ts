import { expect, test } from 'vitest';
import { refund } from '../../foundation/wallet/index.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { aToyChat } from '../../testing/a-toy-chat.ts';
import { runInWorld } from '../../world/world.ts';
import { disputeBill, settleDispute } from './dispute.ts';

const wave = 101;

/** The staff gives a part of a transfer back. */
const giveBackInPart = async (
  { run, world }: Pick<Awaited<ReturnType<typeof aChatWorld>>, 'run' | 'world'>,
  where: string,
  amount: number,
) => {
  const [transfer] = await run<{ id: number }>(`select id from transfer where ${where}`);
  const transferId = transfer?.id ?? 0;
  await runInWorld(world, true, (inside) => refund({ transferId, amount, reason: 'staff' }, 'en', inside));
};

test('a chat ends although a waiting run was refunded in part, and the rest of it is given back', async () => {
  const chat = await aToyChat();
  await chat.order(wave);
  await chat.order(wave, {}, 'second');
  await giveBackInPart(chat, `key like '%second'`, 100);
  expect(await chat.leave()).toMatchObject({ ok: true, answer: { bill: { giftsSpent: 500 } } });
  expect(await chat.row()).toMatchObject({ status: 'ended' });
  expect(await chat.run(`select given_back from toy_run where status = 'failed'`)).toEqual([{ given_back: 300 }]);
  expect(await chat.balance()).toBe(99_600);
});

test('a waiting run that was refunded whole gives nothing back again', async () => {
  const chat = await aToyChat();
  await chat.order(wave);
  await chat.order(wave, {}, 'second');
  await giveBackInPart(chat, `key like '%second'`, 400);
  expect(await chat.leave()).toMatchObject({ ok: true });
  expect(await chat.balance()).toBe(99_600);
});

test('a dispute is settled although a part was refunded before: the rest follows, in the shares of those who got it', async () => {
  const chat = await aChatWorld({ coins: 10_000 });
  const key = await chat.begin();
  await chat.watch(20);
  await chat.leave();
  await giveBackInPart(chat, `kind = 'chat'`, 101);
  await runInWorld(chat.world, true, (world) => disputeBill({ chatId: key, reason: 'time', text: null }, 7, world));
  expect(await settleDispute(chat.world, key, true)).toBe(true);
  expect(await chat.balance()).toBe(10_000);
  const open = await chat.run(
    `select account, sum(amount) as total from ledger_entry where account = 'performer:9101' group by account`,
  );
  expect(open).toEqual([{ account: 'performer:9101', total: 0 }]);
});

test('what waiting runs give back pays what is due when the coins are out', async () => {
  const { order, watch, row, balance } = await aToyChat({ coins: 1400 });
  for (const key of ['a', 'b', 'c']) await order(wave, {}, key);
  await watch(20);
  // 200 are left for the time, and 800 come back.
  expect([await row(), await balance()]).toMatchObject([
    { status: 'ended', exit_code: 501, booked: 300, counted_ms: 5000, gifts_spent: 400 },
    700,
  ]);
});
