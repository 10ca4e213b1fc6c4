import { expect, test } from 'vitest';
import { aToyChat } from '../../testing/a-toy-chat.ts';
import { setPresence } from '../actors/set-presence.ts';
import { settleToys, setToyConnected } from './settle-toys.ts';

/** Toy controls: their price in hundredths, and their seconds. */
const [wave, tide, aurora, surprise] = [101, 102, 106, 107];

test('a toy control is paid, starts, runs for its time and ends', async () => {
  const { order, balance, state, pass, settleAll, messagesOf, moves, row, lastPush, problems } = await aToyChat();
  expect(await order(wave)).toMatchObject({ ok: true });
  expect([await balance(), (await row())?.giftsSpent]).toEqual([99_600, 400]);
  expect(lastPush('chatChanged')).toMatchObject({ chat: { giftsSpent: 400 } });
  const chatId = (await row())?.key;
  expect(chatId).toBeTruthy();
  expect((await moves())[0]).toMatchObject({ kind: 'toyControl', subject: 'Noor Vega', detail: 'Gentle wave', chatId });
  expect(await state()).toMatchObject({
    isConnected: true,
    othersOpen: 0,
    runs: [{ toyControlId: wave, displayName: 'Gentle wave', status: 'running', secondsLeft: 10 }],
  });
  pass(9999);
  await settleAll();
  expect((await state()).runs).toMatchObject([{ status: 'running', secondsLeft: 1 }]);
  pass(1);
  await settleAll();
  await settleAll();
  expect((await state()).runs).toMatchObject([{ status: 'ended', secondsLeft: null, givenBack: { value: 0 } }]);
  expect(lastPush('toyControlChanged')).toMatchObject({ runs: [{ status: 'ended' }] });
  expect(await messagesOf()).toEqual([
    ['started', 'Gentle wave'],
    ['ended', 'Gentle wave'],
  ]);
  expect([await balance(), problems]).toEqual([99_600, []]);
});

test('what is sent after an order says how much of the time the balance has paid', async () => {
  const { order, watch, balance, lastPush } = await aToyChat();
  await watch(15);
  await order(wave);
  expect(lastPush('chatChanged')).toMatchObject({ chat: { spent: 900, booked: 600, giftsSpent: 400 } });
  expect(await balance()).toBe(100_000 - 600 - 400);
});

test('a repeat of the key pays and runs once', async () => {
  const { order, balance, state } = await aToyChat();
  await Promise.all([order(wave, {}, 'k'), order(wave, {}, 'k'), order(wave, {}, 'k')]);
  expect([await balance(), (await state()).runs.length]).toEqual([99_600, 1]);
  expect(await order(tide, {}, 'k')).toMatchObject({ ok: false, code: 'keyReused' });
});

test.each<[string, number, object, string, string | null]>([
  ['without coins', tide, {}, 'needPurchase', null],
  ['twice in a message', wave, { includedGifts: [{ giftId: wave, quantity: 2 }] }, 'malformed', 'includedGifts'],
  [
    'with another gift',
    wave,
    {
      includedGifts: [
        { giftId: wave, quantity: 1 },
        { giftId: 1, quantity: 1 },
      ],
    },
    'malformed',
    'includedGifts',
  ],
  ['with a text', wave, { messageType: 'text', data: { text: 'Hello', imageId: null } }, 'malformed', 'includedGifts'],
  ['outside of a chat', wave, { isVideochat: false, chatId: null }, 'malformed', 'chatId'],
  ['in a chat of somebody else', wave, { chatId: 'c-8' }, 'unknown', 'chatId'],
  ['for VIPs', aurora, {}, 'needAbo', 'includedGifts'],
  ['that does not exist', 108, {}, 'unknown', 'includedGifts'],
])('a toy control %s is rejected by name, and nothing is charged', async (_, id, more, code, field) => {
  const { order, balance, run } = await aToyChat({ coins: 500 });
  expect(await order(id, more)).toMatchObject({ ok: false, code, field });
  expect([
    await balance(),
    await run('select 1 from "toyRun"'),
    await run('select 1 from message where sender = ?', 'guest'),
  ]).toEqual([500, [], []]);
});

test('an inactive one is unknown, a lost toy not possible, and a sixth in the queue too many', async () => {
  const { order, run, world, balance } = await aToyChat();
  await run('update "toyControl" set "isActive" = 0 where id = 102');
  expect(await order(tide)).toMatchObject({ code: 'unknown', field: 'includedGifts' });
  await setToyConnected(world, 9101, false);
  expect(await order(wave)).toMatchObject({ code: 'notPossible', field: 'includedGifts' });
  await setToyConnected(world, 9101, true);
  for (let at = 0; at < 5; at += 1) expect(await order(wave)).toMatchObject({ ok: true });
  expect(await order(wave)).toMatchObject({ code: 'tooMany', field: 'includedGifts' });
  expect(await balance()).toBe(98_000);
});

test('two guests take turns, whoever bought more', async () => {
  const { order, other, orderOfOther, state, pass, settleAll, messagesOf, pushed } = await aToyChat();
  await other();
  await order(wave);
  await order(wave);
  await order(wave);
  await orderOfOther(tide);
  const last = pushed.filter(({ message }) => message.type === 'toyControlChanged').slice(-2);
  expect(last).toMatchObject([
    { to: { guestId: 7 }, message: { othersOpen: 1, runs: [{}, {}, {}] } },
    { to: { guestId: 8 }, message: { othersOpen: 3, runs: [{ status: 'waiting' }] } },
  ]);
  expect(await state(8)).toMatchObject({ othersOpen: 3, runs: [{ status: 'waiting', ahead: 1 }] });
  pass(10_000);
  await settleAll();
  expect(await state(8)).toMatchObject({ othersOpen: 2, runs: [{ status: 'running', secondsLeft: 20 }] });
  expect((await state(7)).runs.map(({ status }) => status)).toEqual(['ended', 'waiting', 'waiting']);
  pass(20_000);
  await settleAll();
  expect((await state(7)).runs.map(({ status }) => status)).toEqual(['ended', 'running', 'waiting']);
  expect(await messagesOf(8)).toEqual([
    ['queued', 'Tide'],
    ['started', 'Tide'],
    ['ended', 'Tide'],
  ]);
});

test('before the picture is seen nothing can be ordered, so that nothing is kept of a chat that shows none', async () => {
  const { order, run, balance } = await aToyChat();
  await run('update chat set "firstPictureAt" = null');
  expect(await order(wave)).toMatchObject({ code: 'notPossible', field: 'includedGifts' });
  expect(await balance()).toBe(100_000);
});

test('when the toy is lost, what waits is given back, and of what runs the rest', async () => {
  const { order, world, balance, pass, state, messagesOf, moves, row, settleAll, lastPush } = await aToyChat();
  await order(wave);
  await order(tide);
  pass(4000);
  await setToyConnected(world, 9101, false, '2026-11-20T19:01:00.000Z');
  expect([await balance(), (await row())?.giftsSpent]).toEqual([100_000 - 160, 160]);
  expect(lastPush('chatChanged')).toMatchObject({ chat: { giftsSpent: 160 } });
  expect(await state()).toMatchObject({
    isConnected: false,
    runs: [
      { status: 'failed', givenBack: { value: 240 } },
      { status: 'failed', givenBack: { value: 800 } },
    ],
  });
  expect(await messagesOf()).toEqual([
    ['started', 'Gentle wave'],
    ['queued', 'Tide'],
    ['failed', 'Gentle wave'],
    ['given_back', 'Tide'],
  ]);
  expect((await moves()).slice(0, 2)).toMatchObject([
    { kind: 'refund', refundedKind: 'toyControl', subject: 'Noor Vega', detail: 'The toy lost its connection' },
    { kind: 'refund', amount: { value: 240 } },
  ]);
  await setToyConnected(world, 9101, false, '2026-11-20T19:01:00.000Z');
  expect(await balance()).toBe(100_000 - 160);
  pass(56_000);
  await settleAll();
  expect(await state()).toMatchObject({ isConnected: true });
});

test('a performer who leaves, and a chat that ends, give back what waits', async () => {
  const { order, world, balance, leave, state, settleAll, settle, pass } = await aToyChat();
  await order(wave);
  await order(tide);
  await leave();
  expect(await balance()).toBe(99_600);
  expect((await state()).runs).toEqual([]);
  pass(10_000);
  await settleAll();
  expect(await balance()).toBe(99_600);
  await setPresence(world, 9101, false);
  await settleAll();
  await settle();
  expect(await balance()).toBe(99_600);
});

test('the bill of a chat has no toy controls that were given back', async () => {
  const { order, leave } = await aToyChat();
  await order(wave);
  await order(tide);
  expect(await leave()).toMatchObject({
    ok: true,
    answer: { bill: { giftsSpent: 400, gifts: [], toyControls: [{ name: 'Gentle wave', spent: 400 }] } },
  });
});

test('a random one plays another pattern and names it', async () => {
  const { order, messagesOf } = await aToyChat();
  await order(surprise);
  expect((await messagesOf())[0]?.[1]).toMatch(
    /^Surprise: (Gentle wave|Tide|Heartbeat|Sparkle|Thunder|Northern lights)$/,
  );
});

// @spec component:ToyControlButton 9, feature:chat.toy-control 3
test('a chat with toy control ends with 206 when the toy is lost, and its end says that it was one', async () => {
  const { order, world, settle, lastPush, pass, messagesOf } = await aToyChat({ kind: 'toyControl' });
  await order(wave);
  pass(4000);
  await setToyConnected(world, 9101, false);
  await settle();
  expect(lastPush('chatEnd')).toMatchObject({
    exitCode: 206,
    isToyControl: true,
    bill: { gifts: [], toyControls: [{ name: 'Gentle wave', spent: 160 }], giftsSpent: 160, givenBack: 240 },
  });
  expect((await messagesOf()).map(([state]) => state)).toEqual(['started', 'failed']);
});

test('a bill is corrected when a run fails after the chat, and when one still waited at its end', async () => {
  const { order, world, leave, lastPush, pass } = await aToyChat();
  await order(wave);
  await order(tide);
  pass(4000);
  await leave();
  expect(lastPush('chatEnd')).toMatchObject({ bill: { giftsSpent: 400, givenBack: 800 } });
  await setToyConnected(world, 9101, false);
  expect(lastPush('chatEnd')).toMatchObject({ bill: { giftsSpent: 160, givenBack: 1040 } });
});

test('after a long stop the queue goes on where it was', async () => {
  const { order, world, pass, state, run, problems } = await aToyChat();
  await order(wave);
  await order(tide);
  pass(3_600_000);
  await settleToys(world, (cause) => void problems.push(cause));
  expect(
    (await run<{ status: string }>('select status from "toyRun" order by id')).map(({ status }) => status),
  ).toEqual(['ended', 'running']);
  expect([(await state()).runs[1]?.secondsLeft, problems]).toEqual([20, []]);
});
