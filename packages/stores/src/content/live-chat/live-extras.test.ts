import {
  aPerformer,
  chatIsOver,
  guestIsInChat,
  guestIsLoggedIn,
  guestOwnsCoins,
  performerAnswersCall,
  performerEnds,
  performerEndsFree,
  performerGoesFree,
  performerIsFree,
  setPresence,
  testStores,
  viewerReacts,
  voiceCallEnds,
} from '@lounge/testing/stores';
import { aLiveChat, aRunningChat } from '@lounge/testing/content/live-chat';
import { expect, test, vi } from 'vitest';
import { ChatHistory } from './ChatHistory.ts';
import { FreeChat } from './FreeChat.ts';
import { LiveReactions } from './LiveReactions.ts';
import { VoiceCall } from './VoiceCall.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = async (guestId: number | null = 7) => {
  const stores = testStores(guestId === null ? {} : { guestId });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 100_000 }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  return stores;
};

// @spec feature:chat.live-reaction 1, socket:live-reaction, query:live-reaction.add, component:LiveReaction 5
test('reactions of others and own ones are shown once each, for four seconds', async () => {
  const { context, pushSource, world, clock, unexpectedErrors, sent } = await setUp();
  const reactions = new LiveReactions(9101, context);
  reactions.listen(pushSource);
  const sending = reactions.send('heart');
  expect(reactions.shown).toMatchObject([{ imageId: 'heart', isOwn: true }]);
  await sending;
  const variables = { referenceType: 'actor', referenceId: 9101, imageId: 'heart', message: null, data: null };
  expect(sent).toMatchObject([{ body: { variables } }]);
  await guestIsInChat.setUp({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 0 }, world);
  await viewerReacts.setUp({ actorId: 9101 }, world);
  await viewerReacts.setUp({ actorId: 101 }, world);
  expect(reactions.shown).toMatchObject([{ isOwn: true }, { isOwn: false, sender: 'Robin' }]);
  clock.advance(4000);
  expect([reactions.shown, unexpectedErrors]).toEqual([[], []]);
});

test('a second own reaction within 300 ms is ignored; one to a performer who left says so', async () => {
  const { context, pushSource, clock, world, sent } = await setUp();
  const reactions = new LiveReactions(9101, context);
  reactions.listen(pushSource);
  await Promise.all([reactions.send('heart'), reactions.send('smile')]);
  expect(sent).toHaveLength(1);
  clock.advance(300);
  await setPresence(world, 9101, false);
  await reactions.send('flower');
  expect(reactions.failure).toMatchObject({ code: 'actorOffline' });
});

// @spec query:chat.free-duration, socket:free-chat-duration.changed, socket:freeShowStart, socket:freeShowStop
// @spec component:CountdownTimer 8, 14
test('a free chat is read, counted down, moved and ended by push', async () => {
  const { context, pushSource, world, clock } = await setUp(null);
  await performerIsFree.setUp({ actorId: 9101, seconds: 90 }, world);
  const free = new FreeChat(9101, context);
  free.listen(pushSource);
  expect(free.isFree).toBeNull();
  await free.data.load();
  expect([free.isFree, free.secondsLeft]).toEqual([true, 90]);
  clock.advance(1000);
  clock.advance(1000);
  expect(free.secondsLeft).toBe(88);
  await performerGoesFree.setUp({ actorId: 9101, seconds: 600 }, world);
  expect(free.secondsLeft).toBe(600);
  await performerEndsFree.setUp({ actorId: 9101 }, world);
  expect([free.isFree, free.secondsLeft]).toEqual([false, 0]);
  await performerGoesFree.setUp({ actorId: 9101, seconds: 60 }, world);
  expect([free.isFree, free.secondsLeft]).toEqual([true, 60]);
});

// @spec state:voicecall 1-2, socket:voicecallStart, socket:voicecallStop
test('a voice call connects, runs when she answers, and ends', async () => {
  const { context, pushSource, world, clock } = await setUp(null);
  const call = new VoiceCall(9101, context, () => 'a-token');
  call.listen(pushSource);
  await call.start();
  expect([call.state, call.line?.server]).toEqual(['ringing', 'voice-1']);
  const clientId = call.line?.clientId ?? '';
  await performerAnswersCall.setUp({ clientId }, world);
  expect(call.state).toBe('running');
  clock.advance(1000);
  expect(call.seconds).toBe(1);
  await voiceCallEnds.setUp({ clientId }, world);
  expect([call.state, call.seconds]).toEqual(['ended', 1]);
});

// @spec error:voicecall-not-2000, rule:voice-call-success, constant:voiceCall.successCode, state:anonymous-voice-call 2
// @spec component:VoiceCallButton 5
test.each([
  ['update actor set "isOnline" = 0', 2002, 'offline'],
  ['update actor set "isVoice" = 0', 2003, 'notOffered'],
  [
    `insert into stage ("actorId", "privateUntil", "isStill", "isPreviewOff", scene, shown) values (9101, '2027-01-01T00:00:00.000Z', 0, 0, 0, 'here')`,
    2004,
    'busy',
  ],
])('after "%s" a voice call fails with %d, which stays with the performer', async (sql, code, reason) => {
  const { context, pushSource, run } = await setUp(null);
  await run(sql);
  const call = new VoiceCall(9101, context, () => 'a-token');
  call.listen(pushSource);
  await call.start();
  expect([call.state, call.failure]).toMatchObject(['failed', { actorId: 9101, reason, resultCode: code }]);
});

test('a voice call that is given up ends at the server', async () => {
  const { context, pushSource, run } = await setUp(null);
  const call = new VoiceCall(9101, context, () => 'a-token');
  call.listen(pushSource);
  await call.start();
  await call.stop();
  expect([call.state, await run('select "endedAt" is not null as over from "voiceCall"')]).toEqual([
    'ended',
    [{ over: 1 }],
  ]);
});

test('an answer that overtakes the client id counts, and a call that was given up meanwhile is ended', async () => {
  const { context, pushSource, world, run, holdAnswers } = await setUp(null);
  const call = new VoiceCall(9101, context, () => 'a-token');
  call.listen(pushSource);
  const clientId = async () => {
    const [row] = (await run('select key from "voiceCall"')) as readonly { key: string }[];
    return row?.key ?? '';
  };
  let deliver = holdAnswers();
  let starting = call.start();
  await vi.waitFor(async () => expect(await clientId()).not.toBe(''));
  await performerAnswersCall.setUp({ clientId: await clientId() }, world);
  expect(call.state).toBe('connecting');
  deliver();
  await starting;
  expect(call.state).toBe('running');
  await call.stop();
  deliver = holdAnswers();
  starting = call.start();
  await vi.waitFor(async () => expect(await run('select 1 from "voiceCall"')).toHaveLength(2));
  await call.stop();
  deliver();
  await starting;
  expect([call.state, await run('select 1 from "voiceCall" where "endedAt" is null')]).toEqual(['ended', []]);
});

test.each([
  ['answered', 'running'],
  ['ended', 'failed'],
] as const)('a call that was %s while pushes were missed is %s afterwards', async (what, state) => {
  const { context, pushSource, run, socket } = await setUp(null);
  const call = new VoiceCall(9101, context, () => 'a-token');
  call.listen(pushSource);
  await call.start();
  await run(`update "voiceCall" set "${what}At" = '2026-11-20T19:00:00.000Z'`);
  socket.resync();
  await vi.waitFor(() => expect(call.state).toBe(state));
});

test('a call without a network says so, and an unknown code is passed on with the performer', async () => {
  const { context, pushSource, failRequests } = await setUp(null);
  const call = new VoiceCall(9101, context, () => null);
  call.listen(pushSource);
  failRequests(/voiceCall/);
  await call.start();
  expect(call.failure).toEqual({ actorId: 9101, reason: 'notSent', resultCode: null });
  failRequests(null);
  await call.start();
  expect([call.state, call.failure]).toEqual(['ringing', null]);
  call.onStop({ actorId: 9101, clientId: call.line?.clientId ?? '', seconds: 0 });
  expect(call.failure).toEqual({ actorId: 9101, reason: 'noAnswer', resultCode: null });
  call.dismiss();
  expect(call.state).toBe('idle');
});

// @spec feature:chat.video-time 1
test('a chat without a bill is beside the history: as read, as pushed, of its kind, until it ends', async () => {
  const { context, pushSource, world } = await setUp();
  const history = new ChatHistory(context);
  history.listen(pushSource);
  await guestIsInChat.setUp({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 12 }, world);
  await history.load();
  expect([history.list.items, history.listedUnsettled]).toMatchObject([[], { chatId: 'c-1', seconds: 12, spent: 720 }]);
  history.onChanged({ sequence: 1, chat: aRunningChat({ chatId: 'c-1', seconds: 25, spent: 1500, booked: 1200 }) });
  expect(history.listedUnsettled).toMatchObject({ seconds: 25, spent: 1200 });
  await history.show('voyeurChat');
  expect([history.listedUnsettled, history.unsettled?.chatId]).toEqual([null, 'c-1']);
  await history.show(null);
  await performerEnds(world, 'c-1', 203);
  await vi.waitFor(() => expect(history.list.items).toMatchObject([{ chatId: 'c-1', spent: 720 }]));
  expect(history.unsettled).toBeNull();
});

test('a chat that rings, or has no second yet, is not beside the history', async () => {
  const { context } = await setUp();
  const history = new ChatHistory(context);
  for (const chat of [aLiveChat(), aRunningChat()]) history.onChanged({ sequence: 1, chat });
  expect(history.unsettled).toBeNull();
});

test('the history is read in pages, filtered, and follows what ends and what is disputed', async () => {
  const { context, pushSource, world } = await setUp();
  const over = (chatId: string, seconds: number) =>
    chatIsOver.setUp({ guestId: 7, actorId: 9101, chatId, price: 3600, seconds, exitCode: 100 }, world);
  for (let at = 0; at < 22; at += 1) await over(`c-${at}`, 10);
  const history = new ChatHistory(context);
  history.listen(pushSource);
  await history.load();
  expect([history.list.items.length, history.list.value?.total, history.time.value?.seconds]).toEqual([20, 22, 220]);
  await history.list.loadMore();
  expect([history.list.items.length, history.list.hasMore]).toEqual([22, false]);
  expect(await history.dispute('c-21', 'picture', 'It stood still.')).toBe(true);
  expect(history.list.items[0]).toMatchObject({ chatId: 'c-21', dispute: 'open' });
  expect(await history.dispute('c-99', 'picture', null)).toBe(false);
  const showing = history.show('voyeurChat');
  // What is shown is not read yet, and so neither empty nor that of another kind.
  expect([history.list.items, history.list.value, history.list.state]).toEqual([[], null, 'loading']);
  await showing;
  expect([history.list.items, history.list.value?.total]).toEqual([[], 0]);
  await tick();
});

test('a chat that ends while earlier ones are read leaves no gap', async () => {
  const { context, pushSource, world } = await setUp();
  const over = (chatId: string) =>
    chatIsOver.setUp({ guestId: 7, actorId: 9101, chatId, price: 3600, seconds: 10, exitCode: 100 }, world);
  for (let at = 0; at < 25; at += 1) await over(`c-${at}`);
  let endsMeanwhile = true;
  const call: typeof context.client.call = async (declared, input, options) => {
    const result = await context.client.call(declared, input, options);
    if (endsMeanwhile && JSON.stringify(input).includes('"offset":20')) {
      endsMeanwhile = false;
      await over('c-25');
      // As upon the push of its end.
      await history.load();
    }
    return result;
  };
  const history = new ChatHistory({ ...context, client: { ...context.client, call } });
  history.listen(pushSource);
  await history.load();
  await history.list.loadMore();
  expect(history.list.items.map(({ chatId }) => chatId)).toEqual(Array.from({ length: 26 }, (_, at) => `c-${25 - at}`));
});
