import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';

test('a picture that moves for one millisecond a heartbeat stands still', async () => {
  const { begin, pass, beat, settle, row } = await aChatWorld();
  await begin();
  for (let at = 0; at < 7; at += 1) {
    pass(5000);
    await beat(1);
    await settle();
  }
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 107 });
});

test('moments of movement between long pauses do not keep a chat', async () => {
  const { begin, pass, beat, settle, row } = await aChatWorld();
  await begin();
  for (let at = 0; at < 3; at += 1) {
    pass(14_900);
    await beat(0);
    pass(100);
    await beat(100);
    await settle();
  }
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 107 });
});

test('a picture that moves for more than half of the time goes on, and a jump of the clock does not end it', async () => {
  const { begin, pass, beat, settle, row } = await aChatWorld();
  await begin();
  for (let at = 0; at < 10; at += 1) {
    pass(10_000);
    await beat(0);
    await settle();
    pass(12_000);
    await beat(12_000);
    await settle();
  }
  expect((await row())?.status).toBe('running');
  pass(3_600_000);
  await beat(5000);
  await settle();
  expect((await row())?.status).toBe('running');
});

test('what a delayed heartbeat claims is made up by the later ones', async () => {
  const { begin, pass, beat, row } = await aChatWorld();
  await begin();
  for (let at = 0; at < 60; at += 1) {
    pass(at % 2 === 0 ? 8000 : 2000);
    await beat(5000);
  }
  // The last one came three seconds too early.
  expect((await row())?.countedMs).toBe(297_000);
});

test('a clock of the page that jumps forward counts one heartbeat at most while the picture stands', async () => {
  const { begin, pass, beat, row } = await aChatWorld();
  await begin();
  pass(5000);
  await beat(3_600_000);
  for (let at = 0; at < 4; at += 1) {
    pass(5000);
    await beat(0);
  }
  expect((await row())?.countedMs).toBe(10_000);
});

test('the performer gets half of the whole chat, though it is booked in parts that cannot be halved', async () => {
  const { begin, watch, leave, run } = await aChatWorld();
  await run('update actor set "priceVideo" = 198 where id = 9101');
  await begin({ price: 198 });
  await watch(600);
  await leave();
  expect(
    await run(`select account, sum(amount) as total from "ledgerEntry"
      where "transferId" in (select id from transfer where kind = 'chat') group by account order by account`),
  ).toEqual([
    { account: 'guest:7', total: -1980 },
    { account: 'house', total: 990 },
    { account: 'performer:9101', total: 990 },
  ]);
});

test('a chat lasts for the seconds that its page is told', async () => {
  const { begin, watch, row, run, lastPush } = await aChatWorld({ coins: 60 });
  await run('update actor set "priceVideo" = 10 where id = 9101');
  await begin({ price: 10 });
  expect(lastPush('chatChanged')).toMatchObject({ chat: { secondsLeft: 360 } });
  await watch(359);
  expect((await row())?.status).toBe('running');
  await watch(1);
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 501, booked: 60 });
});
