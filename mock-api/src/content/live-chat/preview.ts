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
import type { Audience } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { actorPresence, previewByKey, previewsSince, putPreview, vipOf } from './statements.ts';

/** How `keyOf` writes who has a preview. */
const [guestPrefix, visitorPrefix] = ['guest:', 'visitor:'];

/** Interval between two previews of the same performer for a visitor. @assumed */
const previewIntervalMs = 3_600_000;

/**
 * Extra lifetime of a stream's address: the server counts from the call, the guest from the first picture, which may take ten
 * seconds. @assumed
 */
const graceMs = 12_000;

type Preview = AnswerOf<typeof freePreviewInit>;

/** Previews are counted per guest, for anonymous visitors per token. */
const keyOf = ({ guestId, visitor }: Caller, actorId: number): string =>
  `${guestId === null ? `${visitorPrefix}${visitor ?? ''}` : `${guestPrefix}${guestId}`} ${actorId}`;

/** Who has the preview of a key. */
const audienceOf = (key: string): Audience => {
  const [who = ''] = key.split(' ');
  return who.startsWith(guestPrefix)
    ? { guestId: Number(who.slice(guestPrefix.length)) }
    : { visitor: who.slice(visitorPrefix.length) };
};

/** Who watches a free preview of a performer now. */
export const previewersOf = async (
  actorId: number,
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<Audience[]> => {
  const now = clock.now();
  const since = new Date(now - livePreviewSeconds.vip * 1000 - graceMs).toISOString();
  const rows = await previewsSince.all(tx, { actorId, since });
  return rows
    .filter(({ started_at: at, seconds }) => Date.parse(at) + seconds * 1000 + graceMs > now)
    .map(({ key }) => audienceOf(key));
};

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

/** Whether a new preview may start: after the first one, only when the interval since its start is over. */
const mayStartNew = (previous: Row<'live_preview'> | null, now: number): boolean =>
  previous === null || Date.parse(previous.started_at) + previewIntervalMs <= now;

const init = async (actorId: number, caller: Caller, world: World): Promise<Preview> => {
  const actor = (await actorPresence.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
  const now = world.clock.now();
  const key = keyOf(caller, actorId);
  const previous = await previewByKey.first(world.tx, { key });
  const isNew = mayStartNew(previous, now);
  const seconds = previous === null || isNew ? await secondsFor(caller, world) : previous.seconds;
  const rejectedPreview = (exitCode: number): Preview => ({ seconds, secondsLeft: 0, source: null, exitCode });
  if (actor.is_online !== 1) return rejectedPreview(livePreviewExit.offline);
  const until = (previous === null || isNew ? now : Date.parse(previous.started_at)) + seconds * 1000;
  if (!isNew && (previous?.is_declined === 1 || until <= now)) return rejectedPreview(livePreviewExit.hourLimit);
  if (isNew) await putPreview.all(world.tx, { key, actorId, startedAt: nowIso(world), seconds, isDeclined: 0 });
  const source = streamOf(actorId, until, caller, world);
  return { seconds, secondsLeft: Math.ceil((until - now) / 1000), source, exitCode: null };
};

/** The handlers of the free live preview. */
export const previewHandlers = [
  handle(freePreviewInit, ({ actorId }, caller, world) => init(actorId, caller, world)),
  handle(freePreviewDecline, async ({ actorId }, caller, world) => {
    if ((await actorPresence.first(world.tx, { id: actorId })) === null) reject('unknown', 'actorId');
    const key = keyOf(caller, actorId);
    const previous = await previewByKey.first(world.tx, { key });
    const startedAt =
      previous === null || mayStartNew(previous, world.clock.now()) ? nowIso(world) : previous.started_at;
    const seconds = previous?.seconds ?? (await secondsFor(caller, world));
    await putPreview.all(world.tx, { key, actorId, startedAt, seconds, isDeclined: 1 });
    return { isDeclined: true };
  }),
];
