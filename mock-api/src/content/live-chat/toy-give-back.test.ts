import { expect, test } from 'vitest';
import { refund } from '../../foundation/wallet/refund.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { aToyChat } from '../../testing/a-toy-chat.ts';
import { runInWorld } from '../../world/world.ts';
import { disputeBill, settleDispute } from './dispute.ts';
import { setToyConnected } from './settle-toys.ts';

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
  expect(await chat.run(`select "givenBack" from "toyRun" where status = 'failed'`)).toEqual([{ givenBack: 300 }]);
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
    `select account, sum(amount) as total from "ledgerEntry" where account = 'performer:9101' group by account`,
  );
  expect(open).toEqual([{ account: 'performer:9101', total: 0 }]);
});

test('what waiting runs give back pays what is due when the coins are out', async () => {
  const { order, watch, row, balance } = await aToyChat({ coins: 1400 });
  for (const key of ['a', 'b', 'c']) await order(wave, {}, key);
  await watch(20);
  // 200 are left for the time, and 800 come back.
  expect([await row(), await balance()]).toMatchObject([
    { status: 'ended', exitCode: 501, booked: 300, countedMs: 5000, giftsSpent: 400 },
    700,
  ]);
});

test('the others of her chats are told when the runs of a chat that ends are given back', async () => {
  const { order, leave, other, pushed } = await aToyChat();
  await other();
  for (const key of ['a', 'b', 'c', 'd']) await order(wave, {}, key);
  await leave();
  const last = pushed.findLast(
    ({ to, message }) => message.type === 'toyControlChanged' && 'guestId' in to && to.guestId === 8,
  );
  // The one that runs goes on.
  expect(last?.message).toMatchObject({ othersOpen: 1 });
});

test('how many are ahead is counted in the order of turns', async () => {
  const { order, other, orderOfOther, state, pass, settleAll } = await aToyChat();
  await other();
  for (const key of ['a', 'b', 'c']) await order(wave, {}, key);
  await orderOfOther(wave);
  expect((await state(8)).runs).toMatchObject([{ status: 'waiting', ahead: 1 }]);
  expect((await state()).runs).toMatchObject([
    { status: 'running', ahead: 0 },
    { status: 'waiting', ahead: 2 },
    { status: 'waiting', ahead: 3 },
  ]);
  pass(10_000);
  await settleAll();
  expect((await state(8)).runs).toMatchObject([{ status: 'running', ahead: 0 }]);
});

test('a lost toy whose price was removed meanwhile is not looked for again', async () => {
  const { run, world, settleAll, problems } = await aToyChat();
  await setToyConnected(world, 9101, false, new Date(world.clock.now()).toISOString());
  await run('update actor set "priceToy" = null where id = 9101');
  await settleAll();
  expect(await run('select "toyBackAt" from stage where "actorId" = 9101')).toEqual([{ toyBackAt: null }]);
  expect(problems).toEqual([]);
});
