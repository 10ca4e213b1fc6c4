import { chatEnd } from '@lounge/protocol/content/live-chat';
import {
  aLiveChat,
  aPerformer,
  balanceChanges,
  guestHasVoucher,
  performerIsPrivate,
  performerAnswersChat,
  setPresence,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { LiveChat } from './LiveChat.ts';
import { LivePreview } from './LivePreview.ts';
import type { ChatRequest } from './live-chat-types.ts';
import { upgradeChat } from './upgrade-chat.ts';

const failureOf = ({ state }: LiveChat) => (state.kind === 'failed' ? state.failure : null);
const request: ChatRequest = { actorId: 9101, kind: 'videoChat', withCamera: false, price: 3600, showId: null };
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = ({ coins = 100_000, hasAnalyticsConsent = false } = {}) =>
  aLiveChat(request, (context, newKey) => new LiveChat(context, { newKey, pageId: 'first' }), {
    hasAnalyticsConsent,
    coins,
  });

test('a chat is started, answered, runs while the picture moves, and ends with its bill', async () => {
  const { chat, begin, watch, unexpectedErrors, world } = await setUp();
  const starting = chat.start(request);
  expect(chat.state.kind).toBe('starting');
  await starting;
  expect(chat.state).toMatchObject({ kind: 'ringing', chat: { sources: [] } });
  await performerAnswersChat.setUp({ guestId: 7 }, world);
  await tick();
  expect(chat.running?.chat.sources).toHaveLength(1);
  chat.onPlaying();
  await tick();
  await watch(12);
  expect(chat.meter).toMatchObject({ seconds: 12, spent: 720 });
  await chat.leave();
  expect(chat).toMatchObject({ state: { kind: 'ended', bill: { seconds: 12, spent: 720, exitCode: 100 } } });
  chat.dismiss();
  expect(chat.state).toEqual({ kind: 'idle' });
  await begin();
  expect(chat.meter).toMatchObject({ seconds: 0, spent: 0 });
  expect(unexpectedErrors).toEqual([]);
});

// @spec constant:chat.startAttempts, constant:chat.startRetryMs, feature:chat.video 2
// @spec state:chat-start 3, error:chatstart-timeout, component:ToyControlButton 5
test.each([
  ['video chat', request],
  ['chat with toy control', { ...request, kind: 'toyControl' as const, price: 4400 }],
])(
  'a start of a %s that nobody answers is tried twice, with three seconds between; a preview once',
  async (_, asked) => {
    const { chat, clock, settle, starts, context, failRequests, sent } = await setUp();
    await chat.start(asked);
    expect(chat.state).toMatchObject({ kind: 'ringing', chat: { kind: asked.kind } });
    clock.advance(10_000);
    await settle();
    expect([chat.state.kind, starts()]).toEqual(['starting', 1]);
    clock.advance(2999);
    await tick();
    expect(starts()).toBe(1);
    clock.advance(1);
    await tick();
    await tick();
    expect([chat.state.kind, starts()]).toEqual(['ringing', 2]);
    clock.advance(10_000);
    await settle();
    expect(chat.state).toMatchObject({ kind: 'failed', failure: 'timeout' });
    await chat.startAgain();
    expect([chat.state.kind, starts()]).toEqual(['ringing', 3]);
    failRequests(/freePreviewInit/);
    const preview = new LivePreview(9101, context);
    const before = sent.length;
    await preview.start();
    clock.advance(10_000);
    await settle();
    expect([preview.state, sent.length - before]).toEqual(['failed', 1]);
  },
);

test.each([
  ['another price', { price: 3000 }, 'priceChanged'],
  ['a performer who is alone, as a voyeur,', { kind: 'voyeurChat' as const, price: 1800 }, 'unavailable'],
])('a start with %s fails by name and is not tried again', async (_, more, failure) => {
  const { chat, starts } = await setUp();
  await chat.start({ ...request, ...more });
  expect([chat.state, starts()]).toMatchObject([{ kind: 'failed', failure }, 1]);
});

test.each([
  ['coins are missing', { coins: 49 }, 'needPurchase'],
  ['coins are there', { coins: 50 }, null],
])('if %s, the failure is %s', async (_, given, failure) => {
  const { chat } = await setUp(given);
  await chat.start(request);
  expect(failureOf(chat)).toBe(failure);
});

// @spec error:exit-601
test('a chat that the age check forbids asks for the check and is not tried again; one that ran keeps its bill', async () => {
  const { chat, begin, watch, starts, end } = await setUp();
  await chat.start(request);
  await end(601);
  expect([chat.state, starts()]).toMatchObject([{ kind: 'failed', failure: 'needAgeCheck' }, 1]);
  await begin();
  await watch(5);
  await end(601);
  expect(chat.state).toMatchObject({ kind: 'ended', bill: { exitCode: 601 } });
});

test('a start while a chat with somebody else runs is in progress, also where that is known; the same one is not started twice', async () => {
  const { chat, begin, watch, world, starts } = await setUp();
  await aPerformer.setUp({ id: 9102, name: 'Ada Sol', isOnline: true }, world);
  await begin();
  await watch(5);
  await chat.start(request);
  expect([chat.state.kind, starts()]).toEqual(['running', 1]);
  await chat.start({ ...request, actorId: 9102 });
  expect(chat).toMatchObject({
    state: { kind: 'failed', failure: 'inProgress' },
    data: { value: { chat: { actorId: 9101 } } },
  });
});

// @spec error:chatstart-guest-offline
test('without a network a start fails as offline after two attempts', async () => {
  const { chat, clock, failRequests, starts } = await setUp();
  failRequests(/chatStart|currentChat/);
  const starting = chat.start(request);
  for (let at = 0; at < 60; at += 1) {
    clock.advance(1000);
    await tick();
  }
  await starting;
  expect([chat.state, starts()]).toMatchObject([{ kind: 'failed', failure: 'guestOffline' }, 2]);
});

test('a chat in another tab is in progress; a page that is loaded in a chat continues it', async () => {
  const { chat, begin, watch, context, pushSource } = await setUp();
  await begin();
  await watch(10);
  const reloaded = new LiveChat(context, { pageId: 'first' });
  reloaded.listen(pushSource);
  await reloaded.load();
  expect(reloaded.state).toMatchObject({ kind: 'running', chat: { actorId: 9101, seconds: 10 } });
  expect(reloaded.meter.seconds).toBe(10);
  const other = new LiveChat(context);
  await other.start({ ...request, actorId: 101, price: 4400 });
  expect(other.state).toMatchObject({ kind: 'failed', failure: 'inProgress' });
  await chat.leave();
  expect(reloaded.state.kind).toBe('ended');
});

// @spec component:ConnectionWarning 2
test('a picture that stands still pauses the chat, and nothing is counted', async () => {
  const { chat, begin, watch, clock } = await setUp();
  await begin();
  await watch(5);
  chat.onStalled();
  expect(chat.running?.isPaused).toBe(true);
  clock.advance(10_000);
  await tick();
  expect(chat.meter.seconds).toBe(5);
  chat.onPlaying();
  await watch(5);
  expect([chat.running?.isPaused, chat.meter.seconds]).toEqual([false, 10]);
  await chat.leave();
  expect(chat.state).toMatchObject({ bill: { seconds: 10, spent: 600 } });
});

test('the page warns at 180, 60 and 20 seconds, and the chat ends without coins', async () => {
  const { chat, begin, watch, settle } = await setUp({ coins: 12_000 });
  await begin();
  const seen: (number | null)[] = [];
  for (let at = 0; at < 210 && chat.state.kind === 'running'; at += 1) {
    if (seen.at(-1) !== chat.meter.warning || seen.length === 0) seen.push(chat.meter.warning);
    await watch(1);
  }
  await settle();
  expect(seen).toEqual([null, 180, 60, 20]);
  expect(chat.state).toMatchObject({ kind: 'ended', bill: { exitCode: 501, spent: 12_000, seconds: 200 } });
});

test('voucher minutes cost nothing, and are part of what is left', async () => {
  const { chat, begin, watch, world } = await setUp({ coins: 3600 });
  await guestHasVoucher.setUp({ guestId: 7, type: 2, amount: 1 }, world);
  await begin();
  expect(chat.meter.secondsLeft).toBe(120);
  await watch(30);
  expect(chat.meter).toMatchObject({ spent: 0, secondsLeft: 90 });
  await watch(45);
  expect(chat.meter).toMatchObject({ spent: 900, secondsLeft: 45 });
});

test('coins that are added while the chat runs make it longer at once', async () => {
  const { begin, watch, chat, world } = await setUp({ coins: 3600 });
  await begin();
  await watch(10);
  expect(chat.meter).toMatchObject({ secondsLeft: 50, warning: 60 });
  await balanceChanges.setUp({ guestId: 7, amount: 36_000 }, world);
  await tick();
  expect(chat.meter.warning).toBeNull();
  expect(chat.meter.secondsLeft).toBeGreaterThan(580);
});

// @spec feature:chat.video 5, feature:chat.voyeur 2-3, feature:chat.toy-control 4
test.each([
  ['videoChat', true, ['live_chat']],
  ['videoChat', false, []],
  ['voyeurChat', true, ['voyeur_cam']],
  ['toyControl', true, ['toy_control']],
] as const)('a %s with consent %s is reported as %j by the page that started it', async (kind, consent, categories) => {
  const { begin, watch, world, sent, context, pushSource, socket, end } = await setUp({ hasAnalyticsConsent: consent });
  const otherTab = new LiveChat(context);
  otherTab.listen(pushSource);
  if (kind === 'voyeurChat') await performerIsPrivate.setUp({ actorId: 9101 }, world);
  const ends: boolean[] = [];
  context.scope.onEnd(socket.on(chatEnd, ({ isVoyeur }) => void ends.push(isVoyeur)));
  await begin({ kind, price: { videoChat: 3600, voyeurChat: 1800, toyControl: 4400 }[kind] });
  await watch(10);
  await end(201);
  const reported = sent.map(({ body }) => /itemCategory":"(\w+)"/.exec(JSON.stringify(body ?? ''))?.[1]);
  expect(reported.filter((each) => each !== undefined)).toEqual(categories);
  expect([otherTab.state.kind, ends]).toEqual(['ended', [kind === 'voyeurChat']]);
});

// @spec feature:chat.voyeur 1
test('a voyeur changes into the video chat', async () => {
  const { chat, begin, watch, world } = await setUp();
  await performerIsPrivate.setUp({ actorId: 9101 }, world);
  await begin({ kind: 'voyeurChat', price: 1800 });
  await watch(10);
  await upgradeChat(chat, 3600);
  expect(chat.state).toMatchObject({ kind: 'ringing', chat: { kind: 'videoChat', price: 3600 } });
  // The bill of what went before stays at hand until another chat begins.
  expect(chat.earlier).toMatchObject([{ kind: 'voyeurChat', seconds: 10, spent: 300 }]);
  await chat.leave();
  await chat.start({ ...request, kind: 'voyeurChat', price: 1800 });
  expect(chat.earlier).toEqual([]);
});

test('the bill before a change stays when the change fails, or is given up, and not beside the chat of another page', async () => {
  const { chat, begin, watch, world, context, pushSource, tick } = await setUp();
  await begin();
  await watch(10);
  await setPresence(world, 9101, false);
  await upgradeChat(chat, 3600, true);
  expect(chat.state).toMatchObject({ kind: 'failed', failure: 'actorOffline', earlier: [{ seconds: 10, spent: 600 }] });
  await chat.startAgain();
  expect(chat.earlier).toHaveLength(1);
  await setPresence(world, 9101, true);
  const another = chat.startAgain();
  await chat.leave();
  await another;
  expect(chat.state).toMatchObject({ kind: 'ended', bill: { seconds: 10 }, earlier: [] });
  await performerIsPrivate.setUp({ actorId: 9101 }, world);
  const voyeur = { ...request, kind: 'voyeurChat', price: 1800 } as const;
  await begin(voyeur);
  await watch(5);
  await upgradeChat(chat, 3600);
  await chat.leave();
  expect(chat.state).toMatchObject({ kind: 'ended', bill: { seconds: 0 }, earlier: [{ seconds: 5 }] });
  const otherPage = new LiveChat(context);
  otherPage.listen(pushSource);
  await otherPage.start(voyeur);
  await tick();
  expect(chat.state).toMatchObject({ kind: 'elsewhere', earlier: [] });
});

test('a performer who leaves ends the chat, and one who leaves between look and press is offline', async () => {
  const { chat, begin, watch, world, settle, end } = await setUp();
  await begin();
  await watch(5);
  await end(205);
  expect(chat.state).toMatchObject({ kind: 'ended', bill: { exitCode: 205, spent: 300 } });
  await setPresence(world, 9101, false);
  await chat.start(request);
  expect(chat.state).toMatchObject({ failure: 'actorOffline' });
  await setPresence(world, 9101, true);
  await chat.start(request);
  await setPresence(world, 9101, false);
  await settle();
  expect(chat.state).toMatchObject({ kind: 'failed', failure: 'actorOffline' });
});
