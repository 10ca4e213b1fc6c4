import {
  aPerformer,
  chatIsOver,
  guestIsLoggedIn,
  guestOwnsCoins,
  performerAnswersCall,
  performerEndsFree,
  performerGoesFree,
  performerIsFree,
  setPresence,
  testStores,
  viewerReacts,
  voiceCallEnds,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
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

// @spec feature:chat.live-reaction 1, socket:live-reaction, query:live-reaction.add
test('reactions of others and own ones are shown once each, for four seconds', async () => {
  const { context, pushSource, world, clock, unexpectedErrors } = await setUp();
  const reactions = new LiveReactions(9101, context);
  reactions.listen(pushSource);
  const sending = reactions.send('heart');
  expect(reactions.shown).toMatchObject([{ imageId: 'heart', isOwn: true }]);
  await sending;
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

// @spec query:chat.free-duration, socket:free-chat-duration.changed, socket:freeShowStart, socket:freeShowStop, state:free-show
test('a free chat is read, counted down, moved and ended by push', async () => {
  const { context, pushSource, world, clock } = await setUp(null);
  await performerIsFree.setUp({ actorId: 9101, seconds: 90 }, world);
  const free = new FreeChat(9101, context);
  free.listen(pushSource);
  expect(free.isFree).toBeNull();
  await free.load();
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

// @spec state:voicecall, state:anonymous-voice-call, socket:voicecallStart, socket:voicecallStop, query:voice-call.anonymous.start
test('a voice call connects, runs when she answers, and ends', async () => {
  const { context, pushSource, world, clock } = await setUp(null);
  const call = new VoiceCall(9101, context, () => 'a-token');
  call.listen(pushSource);
  await call.start();
  expect([call.state, call.line?.server]).toEqual(['connecting', 'voice-1']);
  const clientId = call.line?.clientId ?? '';
  await performerAnswersCall.setUp({ clientId }, world);
  expect(call.state).toBe('running');
  clock.advance(1000);
  expect(call.seconds).toBe(1);
  await voiceCallEnds.setUp({ clientId }, world);
  expect([call.state, call.seconds]).toEqual(['ended', 1]);
});

// @spec error:voicecall-not-2000, rule:voice-call-success, constant:voiceCall.successCode
test.each([
  ['update actor set is_online = 0', 2002],
  ['update actor set is_voice = 0', 2003],
  [
    `insert into stage (actor_id, private_until, is_still, is_preview_off, scene, shown) values (9101, '2027-01-01T00:00:00.000Z', 0, 0, 0, 'here')`,
    2004,
  ],
])('after "%s" a voice call fails with %d, which stays with the performer', async (sql, code) => {
  const { context, pushSource, run } = await setUp(null);
  await run(sql);
  const call = new VoiceCall(9101, context, () => 'a-token');
  call.listen(pushSource);
  await call.start();
  expect([call.state, call.resultCode, call.actorId]).toEqual(['failed', code, 9101]);
});

test('a voice call that nobody answers fails, and one that is given up ends at the server', async () => {
  const { context, pushSource, run } = await setUp(null);
  const call = new VoiceCall(9101, context, () => 'a-token');
  call.listen(pushSource);
  await call.start();
  await call.stop();
  expect([call.state, await run('select ended_at is not null as over from voice_call')]).toEqual([
    'ended',
    [{ over: 1 }],
  ]);
});

// @spec feature:chat.video-time 1
test('the history is read in pages, filtered, and follows what ends and what is disputed', async () => {
  const { context, pushSource, world } = await setUp();
  const over = (chatId: string, seconds: number) =>
    chatIsOver.setUp({ guestId: 7, actorId: 9101, chatId, price: 3600, seconds, exitCode: 100 }, world);
  for (let at = 0; at < 22; at += 1) await over(`c-${at}`, 10);
  const history = new ChatHistory(context);
  history.listen(pushSource);
  await history.load();
  expect([history.items.length, history.data.value?.total, history.time.value?.seconds]).toEqual([20, 22, 220]);
  await history.loadMore();
  expect([history.items.length, history.hasMore]).toEqual([22, false]);
  expect(await history.dispute('c-21', 'picture', 'It stood still.')).toBe(true);
  expect(history.items[0]).toMatchObject({ chatId: 'c-21', dispute: 'open' });
  expect(await history.dispute('c-99', 'picture', null)).toBe(false);
  await history.show('voyeurChat');
  expect(history.items).toEqual([]);
  await tick();
});
