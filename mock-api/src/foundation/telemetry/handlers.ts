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
import { statement, type Bind } from '../../world/statement.ts';
import { storeEvent } from './store-event.ts';

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

/** The handlers of this module's calls. */
export const telemetryHandlers = [
  handle(alive, async (_, _caller, world) => ({ status: 'ok', time: nowIso(world) })),

  handle(logBrowserOnline, (input, caller, world) =>
    storeEvent(caller, { kind: 'log', context: 'browserOnline', action: input.status, data: input }, world),
  ),

  handle(logWebsocketConnectionError, (input, caller, world) =>
    storeEvent(
      caller,
      {
        kind: 'log',
        context: 'websocketConnectionError',
        action: String(input.errorCode),
        data: input,
      },
      world,
    ),
  ),

  handle(logVxmessengerError, (input, caller, world) =>
    storeEvent(caller, { kind: 'log', context: 'vxmessengerError', action: 'failed', data: input }, world),
  ),

  handle(watchStart, async ({ videoId, isPreview }, caller, world) => {
    if ((await videoExists.first(world.tx, { id: videoId })) === null) reject('unknown', 'videoId');
    const action = isPreview ? 'preview' : 'start';
    return storeEvent(caller, { kind: 'track', context: 'video', action, data: { videoId } }, world);
  }),

  handle(trackingEvent, ({ type, context, ...data }, caller, world) =>
    storeEvent(caller, { kind: 'track', context, action: type, data }, world),
  ),

  handle(track, ({ eventContext, eventAction, eventData }, caller, world) =>
    storeEvent(caller, { kind: 'track', context: eventContext, action: eventAction, data: eventData ?? {} }, world),
  ),

  handle(trackActorProfileVisit, async ({ actorName }, caller, world) => {
    const slug = performerSlug(actorName);
    if ((await countVisit.first(world.tx, { slug })) === null) reject('unknown', 'actorName');
    return storeEvent(caller, { kind: 'track', context: 'actorProfile', action: 'visit', data: { slug } }, world);
  }),
];
