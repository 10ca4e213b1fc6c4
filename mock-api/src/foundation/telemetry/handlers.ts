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
import { performerSlug } from '@lounge/locale';
import { handle, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';
import { toJson } from '../../world/json.ts';

/** The size of a stored event's data, in characters of JSON. @assumed The documents give no limit; ours are below 300. */
const maxEventLength = 2000;

/** How many events are stored, and for how long. @assumed The documents say nothing about it. */
const retention = { events: 10_000, ms: 30 * 24 * 3_600_000 } as const;

const insertEvent = insertRow('event', {}, (insert) => insert.returning('id'));

/**
 * Deletes up to two of the oldest events beyond the retention. Two for each added one also shrink a larger table; ids are not reused before
 * the end, so their difference bounds the number.
 */
const deleteOldest = statement((db, $: Bind<{ before: string; lastId: number }>) =>
  db
    .deleteFrom('event')
    .where('id', 'in', db.selectFrom('event').select('id').orderBy('id').limit(2))
    .where((e) => e.or([e('at', '<', $('before')), e('id', '<=', $('lastId'))])),
);

/** Counts a visit; returns a row only if the performer exists. */
const countVisit = statement((db, $: Bind<{ slug: string }>) =>
  db
    .updateTable('actor')
    .set((e) => ({ visits: e('visits', '+', 1) }))
    .where('slug', '=', $('slug'))
    .returning('id'),
);

const videoExists = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('video').select('id').where('id', '=', $('id')),
);

const storeEvent = async (
  world: World,
  caller: Caller,
  event: { kind: string; context: string; action: string; data: unknown },
): Promise<{ success: boolean }> => {
  const data = toJson(event.data);
  if (data.length > maxEventLength) reject('tooLarge');
  const stored = { ...event, data, at: nowIso(world), guestId: caller.guestId };
  const inserted = await insertEvent.first(world.tx, stored);
  await deleteOldest.all(world.tx, {
    before: new Date(world.clock.now() - retention.ms).toISOString(),
    lastId: (inserted?.id ?? 0) - retention.events,
  });
  return { success: true };
};

/** The handlers of this module's calls. */
export const telemetryHandlers = [
  handle(alive, async (_, _caller, world) => ({ status: 'ok', time: nowIso(world) })),

  handle(logBrowserOnline, (input, caller, world) =>
    storeEvent(world, caller, { kind: 'log', context: 'browserOnline', action: input.status, data: input }),
  ),

  handle(logWebsocketConnectionError, (input, caller, world) =>
    storeEvent(world, caller, {
      kind: 'log',
      context: 'websocketConnectionError',
      action: String(input.errorCode),
      data: input,
    }),
  ),

  handle(logVxmessengerError, (input, caller, world) =>
    storeEvent(world, caller, { kind: 'log', context: 'vxmessengerError', action: 'failed', data: input }),
  ),

  handle(watchStart, async ({ videoId, isPreview }, caller, world) => {
    if ((await videoExists.first(world.tx, { id: videoId })) === null) reject('unknown', 'videoId');
    const action = isPreview ? 'preview' : 'start';
    return storeEvent(world, caller, { kind: 'track', context: 'video', action, data: { videoId } });
  }),

  handle(trackingEvent, ({ type, context, ...data }, caller, world) =>
    storeEvent(world, caller, { kind: 'track', context, action: type, data }),
  ),

  handle(track, ({ eventContext, eventAction, eventData }, caller, world) =>
    storeEvent(world, caller, { kind: 'track', context: eventContext, action: eventAction, data: eventData ?? {} }),
  ),

  handle(trackActorProfileVisit, async ({ actorName }, caller, world) => {
    const slug = performerSlug(actorName);
    if ((await countVisit.first(world.tx, { slug })) === null) reject('unknown', 'actorName');
    return storeEvent(world, caller, { kind: 'track', context: 'actorProfile', action: 'visit', data: { slug } });
  }),
];
