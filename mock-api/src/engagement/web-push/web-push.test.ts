import { notificationMarkRead } from '@lounge/protocol/content/notifications';
import {
  defaultPushEvents,
  getPushKey,
  getPushStatus,
  resubscribePush,
  setPushGuest,
  subscribePush,
  unsubscribePush,
  updatePush,
} from '@lounge/protocol/engagement/web-push';
import { expect, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { guestIsNotified } from '../../content/notifications/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { plainWebPush, type OutgoingPush, type PushTarget, type SentPush } from '../../world/web-push.ts';
import { deliverDue } from './deliver.ts';
import { fanOut } from './fan-out.ts';
import { aBrowserIsSubscribed } from './states.ts';
import { mostOfGuest } from './subscriptions.ts';

const [guestId, actorId] = [7, 9101];
const hourMs = 3_600_000;
const keys = {
  p256dh: 'BIMieFAfzmZw8QWSdlqarTld4L2yIguCqpkwka89EfGA2RJDojnrIBn7hP4l1e80mkHmaANETvwkYGTJIlW7Ifc',
  auth: 'c2l4dGVlbi1ieXRlcy0xNg',
};
const at = (name: string) => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys });
const subscription = at('a-browser');
const payloadOf = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');
const payload = payloadOf(subscription);
const all = { subscription, events: [...defaultPushEvents], encoding: 'aes128gcm' };

/** At 20:00 in Berlin, with push services that answer as said. */
const setUp = async (answerOf: (target: PushTarget) => SentPush | Error = () => ({ outcome: 'taken' })) => {
  const sent: { endpoint: string; message: Record<string, string>; out: OutgoingPush }[] = [];
  const webPush = {
    ...plainWebPush,
    send: (target: PushTarget, out: OutgoingPush) => {
      sent.push({ endpoint: target.endpoint, message: JSON.parse(out.text) as Record<string, string>, out });
      const answer = answerOf(target);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  const tested = aWorld('test', { webPush });
  const { world } = tested;
  await setUpState(guestIsLoggedIn({ guestId, token: 'robin' }), world);
  await setUpState(aPerformer({ id: actorId, name: 'Noor Vega', isOnline: true }), world);
  const causes: unknown[] = [];
  const deliver = () => deliverDue(world, (cause) => void causes.push(cause));
  const isOnline = () => setUpState(guestIsNotified({ guestId, type: 4, actorId }), world);
  return { ...tested, ...testClient(world), sent, causes, deliver, isOnline };
};

/** @spec rest:web-push.key.get, rest:web-push.status.get, rest:web-push.subscribe, rest:web-push.unsubscribe, constant:push.defaultEvents */
test('a browser subscribes under the server’s key, is known as such, and ends it', async () => {
  const { answer } = await setUp();
  const status = () => answer(getPushStatus, { payload });
  expect(await answer(getPushKey, {})).toEqual({ key: plainWebPush.key });
  expect(await status()).toEqual({ subscribed: false });
  expect(await answer(subscribePush, all)).toEqual({ token: expect.stringMatching(/^\w{64}$/), subscribed: true });
  expect(await status()).toEqual({ subscribed: true });
  const kinds = await answer(updatePush, { payload: payloadOf({ ...subscription, stop: 'news' }) });
  expect(kinds).toEqual({ events: ['actor-online', 'campaigns'] });
  expect(await answer(unsubscribePush, { payload })).toEqual({ subscribed: false });
  expect(await status()).toEqual({ subscribed: false });
});

test.each([
  ['localhost', 'https://localhost/x'],
  ['an address of metadata', 'https://169.254.169.254/latest'],
  ['a private address', 'https://10.0.0.1/x'],
  ['IPv6', 'https://[::1]/x'],
  ['no encryption', 'http://fcm.googleapis.com/x'],
  ['another port', 'https://fcm.googleapis.com:8443/x'],
  ['a name with credentials', 'https://me:secret@fcm.googleapis.com/x'],
  ['a name that only begins alike', 'https://fcm.googleapis.com.example.org/x'],
  ['a name that only ends alike', 'https://evilpush.apple.com.example.org/x'],
  ['no address', 'fcm.googleapis.com'],
])('an endpoint with %s is rejected', async (_, endpoint) => {
  const { outcome } = await setUp();
  expect(await outcome(subscribePush, { ...all, subscription: { ...subscription, endpoint } })).toMatchObject({
    code: 'malformed',
    field: 'subscription.endpoint',
  });
});

test.each([
  ['p256dh', 'short'],
  ['p256dh', `B${'A'.repeat(86)}`],
  ['auth', 'short'],
  ['auth', `${keys.auth}AA`],
])('a key %s of %s is rejected', async (name, value) => {
  const { outcome } = await setUp();
  const changed = { ...subscription, keys: { ...keys, [name]: value } };
  expect(await outcome(subscribePush, { ...all, subscription: changed })).toMatchObject({
    code: 'malformed',
    field: `subscription.keys.${name}`,
  });
});

test('who does not know the keys of a browser neither sees nor changes its subscription', async () => {
  const { answer, outcome } = await setUp();
  await answer(subscribePush, all);
  const other = { ...subscription, keys: { ...keys, auth: 'YW5vdGhlci1zZWNyZXQtMQ' } };
  expect(await answer(getPushStatus, { payload: payloadOf(other) })).toEqual({ subscribed: false });
  expect(await answer(setPushGuest, { payload: payloadOf(other) }, { guestId })).toEqual({ updated: false });
  expect(await outcome(updatePush, { payload: payloadOf({ ...other, events: [] }) })).toMatchObject({
    code: 'unknown',
  });
  await answer(unsubscribePush, { payload: payloadOf(other) });
  expect(await answer(getPushStatus, { payload })).toEqual({ subscribed: true });
});

/** @spec rest:web-push.resubscribe */
test('a token renews a subscription once, with its guest and kinds', async () => {
  const { answer, outcome, run } = await setUp();
  const { token } = await answer(subscribePush, { ...all, events: ['news'] }, { guestId });
  const renewed = at('renewed');
  await answer(resubscribePush, { token, subscription: renewed });
  expect(await run('select endpoint, "guestId", "isNews", "isCampaigns" from "pushSubscription"')).toEqual([
    { endpoint: renewed.endpoint, guestId, isNews: 1, isCampaigns: 0 },
  ]);
  expect(await outcome(resubscribePush, { token, subscription: renewed })).toMatchObject({ code: 'unknown' });
});

test('a subscription under another key of the server is none', async () => {
  const { answer, run } = await setUp();
  await answer(subscribePush, all);
  await run(`update "pushSubscription" set "serverKey" = 'the one before'`);
  expect(await answer(getPushStatus, { payload })).toEqual({ subscribed: false });
});

/** @spec rest:web-push.guest-id.set */
test('after a log-out what a guest pinned is not told any more, and campaigns are', async () => {
  const { answer, isOnline, deliver, sent, run, world } = await setUp();
  await answer(subscribePush, all, { guestId });
  await isOnline();
  expect(await answer(setPushGuest, { payload }, { guestId: null })).toEqual({ updated: true });
  await isOnline();
  await deliver();
  expect(sent).toEqual([]);
  await run(`update campaign set start = '2026-11-20T18:30:00.000Z' where id = (select min(id) from campaign)`);
  await fanOut(world);
  await deliver();
  expect(sent.map(({ message }) => message['kind'])).toContain('campaigns');
});

test('of ten thousand subscriptions of a guest the newest stay', async () => {
  const { world, run, answer, pass } = await setUp();
  for (let each = 0; each < mostOfGuest; each += 1)
    await setUpState(aBrowserIsSubscribed({ subscription: at(`${each}`), token: `${each}`, guestId }), world);
  pass(1);
  await answer(subscribePush, all, { guestId });
  const [counted] = await run<{ many: number }>('select count(*) as many from "pushSubscription"');
  expect(Number(counted?.many)).toBe(mostOfGuest);
  expect(await answer(getPushStatus, { payload })).toEqual({ subscribed: true });
});

test('subscriptions from one network address are counted', async () => {
  const { outcome } = await setUp();
  const outcomes = await Promise.all(
    Array.from({ length: 61 }, () => outcome(subscribePush, all, { address: '203.0.113.9' })),
  );
  expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([{ code: 'tooMany' }]);
});

test('a browser is told neutrally, in its language, of what rings in the bell, and a later one takes its place', async () => {
  const { answer, isOnline, deliver, sent } = await setUp();
  await answer(subscribePush, all, { guestId, language: 'de', brand: 'brasa' });
  await isOnline();
  await isOnline();
  await deliver();
  await deliver();
  expect(sent).toEqual([
    {
      endpoint: subscription.endpoint,
      message: {
        kind: 'actor-online',
        title: 'brasa',
        body: 'Jemand von deinen Pins ist da.',
        path: '/de/amateur/noor-vega/',
        tag: 'performerOnline-9101',
        stop: 'Nicht mehr melden',
      },
      out: expect.objectContaining({ ttl: 900, topic: 'performerOnline-9101' }),
    },
  ]);
});

test.each<[string, (parts: Awaited<ReturnType<typeof setUp>>) => unknown]>([
  [
    'was read on a page meanwhile',
    async ({ world, run }) => {
      const [row] = await run<{ id: number }>('select max(id) as id from notification');
      await testSocket({ guestId }, world).sendCommand(notificationMarkRead, { notificationId: row?.id ?? 0 });
    },
  ],
  ['is too late', ({ pass }) => pass(15 * 60_000)],
  ['was ended', ({ answer }) => answer(unsubscribePush, { payload })],
])('what %s is not sent', async (_, meanwhile) => {
  const parts = await setUp();
  await parts.answer(subscribePush, all, { guestId });
  await parts.isOnline();
  await meanwhile(parts);
  await parts.deliver();
  expect(parts.sent).toEqual([]);
});

test.each([
  ['2026-11-20T20:59:59.000Z', 1],
  ['2026-11-20T21:00:00.000Z', 0],
])('a performer who comes online at %s is told to so many browsers', async (now, many) => {
  const { answer, isOnline, deliver, sent, pass, world } = await setUp();
  await answer(subscribePush, all, { guestId });
  pass(Date.parse(now) - world.clock.now());
  await isOnline();
  await deliver();
  expect(sent).toHaveLength(many);
});

test('a subscription that is gone is deleted; one that waits is tried again when the push service says', async () => {
  const gone = at('gone');
  let answers: SentPush = { outcome: 'later', waitMs: 120_000 };
  const { answer, isOnline, deliver, sent, pass, run } = await setUp(({ endpoint }) =>
    endpoint === gone.endpoint ? { outcome: 'gone' } : answers,
  );
  await answer(subscribePush, all, { guestId });
  await answer(subscribePush, { ...all, subscription: gone }, { guestId });
  await isOnline();
  await deliver();
  expect(sent).toHaveLength(2);
  expect(await run('select endpoint from "pushSubscription"')).toEqual([{ endpoint: subscription.endpoint }]);
  pass(119_999);
  await deliver();
  expect(sent).toHaveLength(2);
  answers = { outcome: 'taken' };
  pass(1);
  await deliver();
  await deliver();
  expect(sent).toHaveLength(3);
});

test('a message to many goes on after kills at any place, and nobody gets it twice', async () => {
  let kills = 0;
  const { deliver, sent, run, world, causes } = await setUp(() => {
    kills += 1;
    return kills % 50 === 0 ? new Error('killed') : { outcome: 'taken' };
  });
  await run(
    `update campaign set start = case when id = (select min(id) from campaign) then '2026-11-20T18:30:00.000Z' else '2030-01-01T00:00:00.000Z' end`,
  );
  await run(`update article set "publishedAt" = '2020-01-01T00:00:00.000Z'`);
  const many = 450;
  for (let each = 0; each < many; each += 1)
    await setUpState(aBrowserIsSubscribed({ subscription: at(`${each}`), token: `${each}` }), world);
  const { database } = world;
  let changes = 0;
  const killed = {
    ...world,
    database: {
      ...database,
      reader: database.reader,
      change: ((work, onCommit) => {
        changes += 1;
        if (changes % 3 === 0) return Promise.reject(new Error('killed'));
        return database.change(work, onCommit);
      }) as typeof database.change,
    },
  };
  for (let starts = 0; starts < 8; starts += 1) await fanOut(killed).catch((cause: unknown) => causes.push(cause));
  await fanOut(world);
  for (let runs = 0; runs < 5; runs += 1) await deliver();
  expect(causes.length).toBeGreaterThan(0);
  const endpoints = sent.map(({ endpoint }) => endpoint);
  expect(new Set(endpoints).size).toBe(many);
  expect(endpoints).toHaveLength(many);
});

test('at night nothing is told to many; in the morning it is', async () => {
  const { answer, world, pass, run, deliver, sent } = await setUp();
  await answer(subscribePush, { ...all, events: ['campaigns'] });
  pass(4 * hourMs);
  await run(`update campaign set start = '2026-11-20T22:30:00.000Z' where id = (select min(id) from campaign)`);
  await run(`update campaign set start = '2030-01-01T00:00:00.000Z' where id > (select min(id) from campaign)`);
  await fanOut(world);
  await deliver();
  expect(sent).toEqual([]);
  pass(8 * hourMs);
  await fanOut(world);
  await fanOut(world);
  await deliver();
  expect(sent.map(({ message }) => message['kind'])).toEqual(['campaigns']);
});
