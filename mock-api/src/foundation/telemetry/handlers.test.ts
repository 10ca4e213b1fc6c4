import {
  alive,
  logBrowserOnline,
  logVxmessengerError,
  logWebsocketConnectionError,
  track,
  trackActorProfileVisit,
  trackingEvent,
  watchStart,
} from '@lounge/protocol/foundation/telemetry';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

const time = '2026-11-20T18:59:00.000Z';
const logged = { timeDifference: 60_000, time };
const broken = { connectionAttempt: 1, error: 'closed', errorCode: 1006, errorReason: '', websocketType: 'guest' };

const visit = { timestamp: time, source: 'site', type: 'visit', context: 'home' };

const setUp = () => {
  const testWorld = aWorld();
  const events = async () =>
    (
      await testWorld.run<{
        data: string;
      }>('select "guestId", kind, context, action, data, at from event order by id')
    ).map((row) => ({ ...row, data: JSON.parse(row.data) as unknown }));
  return { ...testWorld, ...testClient(testWorld.world), events };
};

// @spec rest:alive
test('alive returns the world’s time', async () => {
  const { answer, pass } = setUp();
  pass(61_000);
  expect(await answer(alive, {})).toEqual({ status: 'ok', time: '2026-11-20T19:01:01.000Z' });
});

// @spec feature:shell.offline 3-4, entity:enum.logEvent
test.each([
  [logBrowserOnline, { status: 'offline' }, 'browserOnline'],
  [logWebsocketConnectionError, broken, 'websocketConnectionError'],
  [logVxmessengerError, { message: 'content/messenger/messageSend: needPurchase' }, 'vxmessengerError'],
])('%s is stored with its fields, the time of the event and the delay', async (call, fields, context) => {
  const { answer, events } = setUp();
  expect(await answer(call, { ...fields, ...logged })).toEqual({ success: true });
  expect(await events()).toMatchObject([{ kind: 'log', context, data: { ...fields, ...logged } }]);
});

// @spec feature:shell.tracking 3
test('the three calls of tracking store what was done, whose profile was visited and which video began', async () => {
  const { answer, events } = setUp();
  await answer(track, { eventContext: 'jumbotron', eventAction: 'turned', eventData: { slide: 2 } });
  await answer(trackActorProfileVisit, { actorName: 'mirela' });
  await answer(watchStart, { videoId: 5001, isPreview: false });
  expect(await events()).toMatchObject([
    { kind: 'track', context: 'jumbotron', action: 'turned', data: { slide: 2 } },
    { kind: 'track', context: 'actorProfile', action: 'visit', data: { slug: 'mirela' } },
    { kind: 'track', context: 'video', action: 'start', data: { videoId: 5001 } },
  ]);
});

test.each([
  [logBrowserOnline, { status: 'gone', ...logged }, 'malformed', 'status'],
  [logBrowserOnline, { status: 'online', time }, 'malformed', 'timeDifference'],
  [logBrowserOnline, { status: 'online', ...logged, time: 'now' }, 'malformed', 'time'],
  [logWebsocketConnectionError, { ...broken, ...logged, error: 'x'.repeat(501) }, 'malformed', 'error'],
  [logWebsocketConnectionError, { ...broken, ...logged, errorCode: '1006' }, 'malformed', 'errorCode'],
  [track, { eventContext: 'tile' }, 'malformed', 'eventAction'],
  [track, { eventContext: 'tile', eventAction: 'press', eventData: [] }, 'malformed', 'eventData'],
  [track, { eventContext: 'tile', eventAction: 'press', eventData: { text: 'x'.repeat(99_000) } }, 'tooLarge', null],
  [logWebsocketConnectionError, { ...broken, ...logged, errorReason: 'x'.repeat(99_000) }, 'tooLarge', null],
  [trackActorProfileVisit, { actorName: 'nobody' }, 'unknown', 'actorName'],
  [trackActorProfileVisit, {}, 'malformed', 'actorName'],
  [logVxmessengerError, { message: 'x'.repeat(501), ...logged }, 'malformed', 'message'],
  [watchStart, { videoId: 999_999, isPreview: true }, 'unknown', 'videoId'],
  [trackingEvent, { ...visit, i1: 1.5 }, 'malformed', 'i1'],
  [trackingEvent, { ...visit, f1: 'much' }, 'malformed', 'f1'],
  [trackingEvent, { ...visit, timestamp: 'now' }, 'malformed', 'timestamp'],
  [trackingEvent, { ...visit, data: { text: 'x'.repeat(99_000) } }, 'tooLarge', null],
])('$id rejects %j and stores nothing', async (call, input, code, field) => {
  const { outcome, events } = setUp();
  expect(await outcome(call, input)).toMatchObject({ ok: false, code, field });
  expect(await events()).toEqual([]);
});

// @spec entity:trackingEvent, constant:tracking.measures, feature:shell.tracking 1
test('a tracking event is stored with all of its measures', async () => {
  const { answer, events } = setUp();
  const measures = { i1: 1, i2: 2, i3: 3, i4: 4, i5: 5, f1: 0.1, f2: 0.2, f3: 0.3, f4: 0.4, f5: 0.5 };
  expect(await answer(trackingEvent, { ...visit, data: { row: 'tonight' }, ...measures })).toEqual({ success: true });
  const data = { timestamp: time, source: 'site', data: { row: 'tonight' }, ...measures };
  expect(await events()).toMatchObject([{ kind: 'track', context: 'home', action: 'visit', data }]);
});

test.each([
  [true, 'preview'],
  [false, 'start'],
])('the start of a video, as preview %s, is counted as %s', async (isPreview, action) => {
  const { answer, events } = setUp();
  await answer(watchStart, { videoId: 5001, isPreview });
  expect(await events()).toMatchObject([{ kind: 'track', context: 'video', action, data: { videoId: 5001 } }]);
});

// @spec rest:logging.browser-online, entity:enum.browserOnlineFlag
test.each(['online', 'offline'])('stores the browser’s flag %s with its delay', async (status) => {
  const { answer, events } = setUp();
  expect(await answer(logBrowserOnline, { status, ...logged })).toEqual({ success: true });
  expect(await events()).toMatchObject([
    {
      kind: 'log',
      context: 'browserOnline',
      action: status,
      data: { status, ...logged },
      at: '2026-11-20T19:00:00.000Z',
    },
  ]);
});

// @spec rest:tracking.track
test('stores an event with its guest', async () => {
  const { answer, events } = setUp();
  await answer(track, { eventContext: 'tile', eventAction: 'press', eventData: { id: 7 } }, { guestId: 7 });
  await answer(track, { eventContext: 'tile', eventAction: 'press' });
  expect(await events()).toMatchObject([
    { guestId: 7, kind: 'track', data: { id: 7 } },
    { guestId: null, data: {} },
  ]);
});

// @spec rest:tracking.actor-profile-visit
test('counts a visit for a name in any spelling', async () => {
  const { answer, run, events } = setUp();
  const [row] = await run<{ name: string; slug: string }>('select name, slug from actor limit 1');
  await answer(trackActorProfileVisit, { actorName: row?.name.toUpperCase() });
  await answer(trackActorProfileVisit, { actorName: row?.slug });
  expect(await run('select visits from actor where slug = ?', row?.slug)).toEqual([{ visits: 2 }]);
  expect(await events()).toHaveLength(2);
});

/** Stores an event with this id, directly. */
const insertOld = (run: ReturnType<typeof setUp>['run'], id: number, at: string) =>
  run(
    `insert into event (id, at, "guestId", kind, context, action, data) values (?, ?, null, 'track', 'a', 'b', '{}')`,
    id,
    at,
  );
const event = { eventContext: 'tile', eventAction: 'press' };

test('deletes events that are older than thirty days', async () => {
  const { answer, run, pass } = setUp();
  await answer(track, event);
  await answer(track, event);
  pass(31 * 24 * 3_600_000);
  await answer(track, event);
  expect(await run('select id from event')).toEqual([{ id: 3 }]);
});

test('stores at most ten thousand events and shrinks a larger table', async () => {
  const { answer, run, world } = setUp();
  for (const id of [1, 2, 3, 10_003]) await insertOld(run, id, '2026-11-20T18:59:00.000Z');
  await world.database.change(async (tx) => tx.dialect.continueIds?.(tx, ['event']));
  await answer(track, event);
  expect(await run('select id from event')).toEqual([{ id: 3 }, { id: 10_003 }, { id: 10_004 }]);
  await answer(track, event);
  expect(await run('select id from event')).toEqual([{ id: 10_003 }, { id: 10_004 }, { id: 10_005 }]);
});
