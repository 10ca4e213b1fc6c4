import type { AnswerOf } from '@lounge/protocol';
import {
  freePreviewDecline,
  freePreviewInit,
  livePreviewExit,
  livePreviewSeconds,
} from '@lounge/protocol/content/live-chat';
import { clipNames } from '../../media/clips.ts';
import { handle, reject } from '../../dispatch/handler.ts';
import { sourceOf } from '../../media/media-source.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { actorPresence, previewByKey, putPreview, vipOf } from './statements.ts';

/** After this a visitor gets another preview of the same performer. @assumed */
const previewEveryMs = 3_600_000;

/**
 * The guest's time runs from the first picture, which may take its ten seconds, the server's from the question; and what is
 * asked for at the last moment may still arrive. @assumed
 */
const graceMs = 12_000;

type Preview = AnswerOf<typeof freePreviewInit>;

/** Guests have one count wherever they are, anonymous visitors one for each token. */
const keyOf = ({ guestId, visitor }: Caller, actorId: number): string =>
  `${guestId === null ? `visitor:${visitor ?? ''}` : `guest:${guestId}`} ${actorId}`;

const secondsFor = async ({ guestId }: Caller, { tx }: World): Promise<number> => {
  const guest = guestId === null ? null : await vipOf.first(tx, { id: guestId });
  return guest?.is_vip === 1 ? livePreviewSeconds.vip : livePreviewSeconds.everybody;
};

const streamOf = (
  actorId: number,
  until: number,
  { brand, guestId }: Caller,
  { mediaUrls }: World,
): Preview['source'] => {
  const clip = { brand, clip: clipNames[actorId % clipNames.length] ?? clipNames[0] };
  return sourceOf(mediaUrls.live({ ...clip, actorId, until: until + graceMs }, guestId), null, null);
};

/** Whether no preview counts any more. */
const isOver = (had: Row<'live_preview'> | null, now: number): boolean =>
  had === null || Date.parse(had.started_at) + previewEveryMs <= now;

const init = async (actorId: number, caller: Caller, world: World): Promise<Preview> => {
  const actor = (await actorPresence.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
  const now = world.clock.now();
  const key = keyOf(caller, actorId);
  const had = await previewByKey.first(world.tx, { key });
  const isFresh = isOver(had, now);
  const seconds = had === null || isFresh ? await secondsFor(caller, world) : had.seconds;
  const none = (exitCode: number): Preview => ({ seconds, secondsLeft: 0, source: null, exitCode });
  if (actor.is_online !== 1) return none(livePreviewExit.offline);
  const until = (had === null || isFresh ? now : Date.parse(had.started_at)) + seconds * 1000;
  if (!isFresh && (had?.is_declined === 1 || until <= now)) return none(livePreviewExit.hourLimit);
  if (isFresh) await putPreview.all(world.tx, { key, startedAt: nowIso(world), seconds, isDeclined: 0 });
  const source = streamOf(actorId, until, caller, world);
  return { seconds, secondsLeft: Math.ceil((until - now) / 1000), source, exitCode: null };
};

/** What answers the calls of this module. */
export const liveChatHandlers = [
  handle(freePreviewInit, ({ actorId }, caller, world) => init(actorId, caller, world)),
  handle(freePreviewDecline, async ({ actorId }, caller, world) => {
    if ((await actorPresence.first(world.tx, { id: actorId })) === null) reject('unknown', 'actorId');
    const key = keyOf(caller, actorId);
    const had = await previewByKey.first(world.tx, { key });
    const startedAt = had === null || isOver(had, world.clock.now()) ? nowIso(world) : had.started_at;
    const seconds = had?.seconds ?? (await secondsFor(caller, world));
    await putPreview.all(world.tx, { key, startedAt, seconds, isDeclined: 1 });
    return { isDeclined: true };
  }),
];
