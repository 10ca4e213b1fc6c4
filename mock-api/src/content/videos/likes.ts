import { sql } from 'kysely';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';

const likesOfGuest = statement((db, $: Bind<{ guestId: number; ids: string }>, { isAmong }) =>
  db
    .selectFrom('videoLike')
    .select(['videoId', 'isLiked'])
    .where('guestId', '=', $('guestId'))
    .where(isAmong('videoId', $('ids'))),
);
const likeByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('videoLike').select('isLiked').where('key', '=', $('key')),
);
const putLike = replaceRow('videoLike');
const deleteLike = statement((db, $: Bind<{ key: string }>) => db.deleteFrom('videoLike').where('key', '=', $('key')));

/** Adds to the likes and dislikes of a video, and returns them. */
const addLikes = statement((db, $: Bind<{ id: number; likes: number; dislikes: number }>) =>
  db
    .updateTable('video')
    .set({ likes: sql`"likes" + ${$('likes')}`, dislikes: sql`"dislikes" + ${$('dislikes')}` })
    .where('id', '=', $('id'))
    .returning('likes'),
);

/** The videos among ids that a visitor likes (true) or dislikes. */
export const likedVideosOf = async (
  ids: readonly number[],
  { guestId }: Pick<Caller, 'guestId'>,
  { tx }: Pick<World, 'tx'>,
): Promise<ReadonlyMap<number, boolean>> => {
  if (guestId === null) return new Map();
  return new Map(
    (await likesOfGuest.all(tx, { guestId, ids: toJson(ids) })).map(({ videoId, isLiked }) => [videoId, isLiked === 1]),
  );
};

/** Likes a video (true), dislikes it, or takes either back (null). Said again, it changes nothing. */
export const changeLike = async (videoId: number, isLiked: boolean | null, caller: Caller, world: World) => {
  const guestId = guestOf(caller);
  const key = `${guestId} ${videoId}`;
  const before = (await likeByKey.first(world.tx, { key }))?.isLiked;
  const count = (wanted: boolean): number =>
    Number(isLiked === wanted) - Number(before !== undefined && (before === 1) === wanted);
  const changed = await addLikes.first(world.tx, { id: videoId, likes: count(true), dislikes: count(false) });
  const { likes } = changed ?? reject('unknown', 'videoId');
  if (isLiked === null) await deleteLike.all(world.tx, { key });
  else await putLike.all(world.tx, { key, guestId, videoId, isLiked: isLiked ? 1 : 0, at: nowIso(world) });
  return { liked: isLiked === true, disliked: isLiked === false, likes };
};
