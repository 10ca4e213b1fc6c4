import type { Infer } from '@lounge/protocol';
import { newestComments, type feedGuestState, type feedPost } from '@lounge/protocol/engagement/feed';
import { actorTilesByIds, type TileRow } from '../../content/actors/statements.ts';
import { isBarredFromComments } from '../../content/galleries/index.ts';
import {
  accessOf,
  adultRating,
  isForAll,
  isOldEnough,
  priceFor,
  restrictionWith,
  type Access,
} from '../../foundation/wallet/restriction.ts';
import { pictureOf } from '../../media/picture.ts';
import { priceOf } from '../../wire/coins.ts';
import { localized } from '../../wire/localized.ts';
import { toJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { newestCommentsAmong, type CommentRow } from './comment-statements.ts';
import { goalOf } from './goals.ts';
import { commentsOf } from './map-comments.ts';
import { clipOf, photosOf, restrictedBy } from './map-media.ts';
import { guestMarks, type GuestMarks, type PostRow } from './statements.ts';

type Post = Infer<typeof feedPost>;

/** The rows around some posts, and what opens their media to the caller. */
interface Around {
  readonly actors: ReadonlyMap<number, TileRow>;
  readonly marks: ReadonlyMap<number, GuestMarks>;
  readonly comments: ReadonlyMap<number, readonly CommentRow[]>;
  readonly access: Access;
  readonly isAdult: boolean;
  readonly isBarred: boolean;
}

/** The beginning of a guest's keys; visitors have none. */
export const prefixOf = ({ guestId }: Pick<Caller, 'guestId'>): string => (guestId === null ? '' : `${guestId} `);

/** A guest's actions on posts, by their ids. */
export const marksOf = async (
  ids: readonly number[],
  { guestId }: Caller,
  { tx }: Pick<World, 'tx'>,
): Promise<ReadonlyMap<number, GuestMarks>> => {
  if (guestId === null) return new Map();
  const rows = await guestMarks.all(tx, { guestId, prefix: prefixOf({ guestId }), ids: toJson(ids) });
  return new Map(rows.map((row) => [row.id, row]));
};

/** The newest comments of each post. */
const newestOf = async (ids: readonly number[], { guestId }: Caller, { tx }: World) =>
  Map.groupBy(
    await newestCommentsAmong.all(tx, { ids: toJson(ids), guestId: guestId ?? 0, first: newestComments }),
    ({ postId }) => postId,
  );

/** Reads what surrounds posts, with as many statements for fifty as for one. */
const readAround = async (
  rows: readonly PostRow[],
  comments: ReadonlyMap<number, readonly CommentRow[]> | null,
  caller: Caller,
  world: World,
): Promise<Around> => {
  const ids = rows.map(({ id }) => id);
  const { guestId } = caller;
  const [actors, marks, shown, access, isAdult, isBarred] = await Promise.all([
    actorTilesByIds(world.tx, [...new Set(rows.map(({ actorId }) => actorId))], caller.language),
    marksOf(ids, caller, world),
    comments ?? newestOf(ids, caller, world),
    accessOf(caller, 'feedPost', ids, world),
    guestId !== null && isOldEnough(guestId, adultRating, world),
    guestId !== null && isBarredFromComments(guestId, world),
  ]);
  return { actors: new Map(actors.map((row) => [row.id, row])), marks, comments: shown, access, isAdult, isBarred };
};

/** The guest's state of a post. */
export const guestStateOf = (marks: GuestMarks | undefined, isBought: boolean): Infer<typeof feedGuestState> => ({
  liked: marks?.liked === 1,
  viewed: marks?.viewed === 1,
  following: marks?.following === 1,
  bought: isBought,
  tipped: marks?.tipped === 1,
  commented: marks?.commented === 1,
  reported: marks?.isReported === 1,
});

/** Why the caller may write no comment. */
export const barOf = ({ guestId }: Caller, isBarred: boolean): Post['bar'] => {
  if (guestId === null) return 'needLogin';
  return isBarred ? 'blocked' : null;
};

const modelOf = ({ id, name, isOnline, shown, pictureSeed }: TileRow, { brand }: Caller): Post['model'] => {
  const isBusy = shown === 'inChat' || shown === 'inShow';
  return {
    id,
    name,
    avatar: pictureOf(brand, 'avatar', pictureSeed),
    online: isOnline === 1,
    onlineState: isOnline !== 1 ? 'offline' : isBusy ? 'momentum' : 'online',
  };
};

const restrictionOf = (row: PostRow, { access, isAdult }: Around, { guestId }: Caller): Post['restriction'] => {
  const content = restrictedBy(row);
  if (isForAll(content)) return null;
  return guestId === null ? 'needLogin' : restrictionWith(content, row.id, access, isAdult);
};

const headOf = (row: PostRow) => ({
  id: row.id,
  created: row.createdAt,
  published: row.publishedAt,
  kind: row.kind,
  type: row.type,
  status: row.status,
});

/** A removed post: its state and performer, without words and media. */
const removedOf = (row: PostRow, actor: TileRow, caller: Caller): Post => ({
  ...headOf(row),
  umaId: null,
  pinned: false,
  title: '',
  text: '',
  views: 0,
  likes: 0,
  paidContent: false,
  fsk: row.ageRating,
  priceCoins: null,
  tippingGoal: null,
  guestState: guestStateOf(undefined, false),
  comments: [],
  commentsTotal: 0,
  bar: barOf(caller, caller.guestId !== null),
  model: modelOf(actor, caller),
  clip: null,
  photos: null,
  restriction: null,
  isBlocked: false,
});

const postOf = (row: PostRow, actor: TileRow, around: Around, caller: Caller, world: World): Post => {
  if (row.status === 'removed') return removedOf(row, actor, caller);
  const content = restrictedBy(row);
  const marks = around.marks.get(row.id);
  const restriction = restrictionOf(row, around, caller);
  const shown = { row, isOpen: restriction === null, caller, world };
  const isBlocked = marks?.isBlocked === 1;
  return {
    ...headOf(row),
    umaId: row.kind === 'text' ? null : row.id,
    pinned: row.isPinned === 1,
    title: localized(row.title, caller),
    text: localized(row.text, caller),
    views: row.views,
    likes: row.likes,
    paidContent: content.price > 0,
    fsk: row.ageRating,
    priceCoins: priceOf(priceFor(content, around.access.isVip)),
    tippingGoal: goalOf(row),
    guestState: guestStateOf(marks, around.access.bought.has(row.id)),
    comments: commentsOf(around.comments.get(row.id) ?? [], actor, caller),
    commentsTotal: row.comments - (marks?.reported ?? 0),
    bar: barOf(caller, around.isBarred || isBlocked),
    model: modelOf(actor, caller),
    clip: clipOf(shown),
    photos: photosOf(shown),
    restriction,
    isBlocked,
  };
};

/** Maps posts in their order, with their newest comments unless others are given. One whose performer is gone is omitted. */
export const postsOf = async (
  rows: readonly PostRow[],
  caller: Caller,
  world: World,
  comments: ReadonlyMap<number, readonly CommentRow[]> | null = null,
): Promise<Post[]> => {
  if (rows.length === 0) return [];
  const around = await readAround(rows, comments, caller, world);
  return rows.flatMap((row) => {
    const actor = around.actors.get(row.actorId);
    return actor === undefined ? [] : [postOf(row, actor, around, caller, world)];
  });
};
