import { mostVideosARead, resumedVideos } from '@lounge/protocol/content/videos';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { adultRating, isOldEnough, restrictionWith } from '../../foundation/wallet/restriction.ts';
import { nowIso } from '../../world/now-iso.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';
import { marksOf, restrictedBy, videoOf } from './map-video.ts';
import { videoById, videosWithActor } from './statements.ts';

const positionByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('watchPosition').select('seconds').where('key', '=', $('key')),
);
const deletePosition = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('watchPosition').where('key', '=', $('key')),
);
const putPosition = replaceRow('watchPosition');

/** Where a video of that many seconds goes on for somebody who stopped there; null from its beginning. */
export const resumeAtOf = (seconds: number, duration: number): number | null =>
  seconds >= resumedVideos.fromSeconds && seconds <= duration * resumedVideos.upToShare ? seconds : null;

/** Where the caller goes on with a video of that many seconds. */
export const resumeAtFor = async (
  { id, duration }: { readonly id: number; readonly duration: number },
  { guestId }: Pick<Caller, 'guestId'>,
  { tx }: Pick<World, 'tx'>,
): Promise<number | null> => {
  if (guestId === null) return null;
  const kept = await positionByKey.first(tx, { key: `${guestId} ${id}` });
  return kept === null ? null : resumeAtOf(kept.seconds, duration);
};

/** The positions of a guest, the last first, each with its video. */
const stoppedVideos = statement((db, $: Bind<{ guestId: number; first: number }>) =>
  videosWithActor(db)
    .innerJoin('watchPosition', 'watchPosition.videoId', 'video.id')
    .select('watchPosition.seconds')
    .where('watchPosition.guestId', '=', $('guestId'))
    .orderBy('watchPosition.at', 'desc')
    .orderBy('video.id')
    .limit($('first')),
);

/** The videos that the caller stopped in and may still watch, the last one first. */
export const unfinishedOf = async (first: number, caller: Caller, world: World) => {
  const guestId = guestOf(caller);
  const [rows, isAdult] = await Promise.all([
    stoppedVideos.all(world.tx, { guestId, first: mostVideosARead }),
    isOldEnough(guestId, adultRating, world),
  ]);
  const marks = await marksOf(
    rows.map(({ id }) => id),
    caller,
    world,
  );
  const watched = rows.filter((row) => restrictionWith(restrictedBy(row), row.id, marks, isAdult) === null);
  return watched.slice(0, first).map((row) => ({ video: videoOf(row, caller, marks, world), resumeAt: row.seconds }));
};

/** Keeps where the caller stopped in a video, and returns where it goes on. */
export const savePosition = async (videoId: number, seconds: number, caller: Caller, world: World) => {
  const guestId = guestOf(caller);
  const { duration } = (await videoById.first(world.tx, { id: videoId })) ?? reject('unknown', 'videoId');
  const key = `${guestId} ${videoId}`;
  const resumeAt = resumeAtOf(seconds, duration);
  if (resumeAt === null) await deletePosition.all(world.tx, { key });
  else await putPosition.all(world.tx, { key, guestId, videoId, seconds, at: nowIso(world) });
  return { resumeAt };
};
