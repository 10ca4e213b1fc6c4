import type { AnswerOf, InputOf } from '@lounge/protocol';
import { mostCounted } from '@lounge/protocol';
import { commentPages } from '@lounge/protocol/content/galleries';
import {
  feedKind,
  feedPages,
  type guestBoughtContentTotals,
  type postById,
  type posts,
  type totals,
} from '@lounge/protocol/engagement/feed';
import { actorExists } from '../../content/actors/statements.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import type { Caller, World } from '../../world/world.ts';
import { commentsOfPost } from './comment-statements.ts';
import { cursorAfter, feedStart, placeOfCursor } from './cursor.ts';
import { postsOf, prefixOf } from './map-post.ts';
import { visiblePost } from './open-post.ts';
import { readerOf } from './reader.ts';
import { countBought, countPosts, feedRows, type FoundBy, type PostRow } from './statements.ts';

type Input = InputOf<typeof posts>;
type Kind = PostRow['kind'];

/** A feed: whose posts and which, the same for all of its pages. */
interface Filter {
  /** 0 for everybody's. */
  readonly actorId: number;
  /** In their order; empty where nothing can match. */
  readonly kinds: readonly Kind[];
  readonly follows: boolean;
  readonly bought: boolean;
  readonly liked: boolean;
  readonly commented: boolean;
}

const filterOf = ({ modelId, typeGroups = [], mode = 'mixed', ...input }: Input): Filter => {
  if (mode === 'profile' && modelId === undefined) reject('malformed', 'modelId');
  return {
    actorId: modelId ?? 0,
    kinds: feedKind.values.filter(
      (kind) => (typeGroups.length === 0 || typeGroups.includes(kind)) && !(mode === 'startPage' && kind === 'text'),
    ),
    follows: input.follows === true || mode === 'favourite',
    bought: input.bought === true,
    liked: input.liked === true,
    commented: input.commented === true,
  };
};

/** The narrowest index first. */
const foundBy = ({ actorId, kinds, follows, bought, liked, commented }: Filter): FoundBy => {
  if (actorId > 0) return 'actor';
  if (bought) return 'bought';
  if (liked) return 'liked';
  if (commented) return 'commented';
  if (follows) return 'follows';
  return kinds.length === 1 ? 'kind' : 'time';
};

const flag = (value: boolean) => (value ? 1 : 0);

/** The rows of a page, and one more where there is a next one. */
const rowsOf = async (filter: Filter, first: number, after: string | undefined, caller: Caller, world: World) => {
  const place = after === undefined ? feedStart : (placeOfCursor(after, filter) ?? reject('malformed', 'after'));
  const { actorId, kinds, follows, bought, liked, commented } = filter;
  const by = foundBy(filter);
  return feedRows(by, by === 'actor' ? 'pinned' : 'newest').all(world.tx, {
    ...(await readerOf(caller, world)),
    ...place,
    actorId,
    kinds: kinds.length === feedKind.values.length ? '' : `,${kinds.join(',')},`,
    kind: kinds[0] ?? '',
    prefix: prefixOf(caller),
    follows: flag(follows),
    bought: flag(bought),
    liked: flag(liked),
    commented: flag(commented),
    first: first + 1,
  });
};

/** A page of a feed. What a guest did is empty for visitors. */
export const pageOf = async (
  { first: wanted = feedPages.first, after, language, ...input }: Input,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof posts>> => {
  const filter = filterOf(input);
  const first = Math.max(1, Math.min(wanted, feedPages.most));
  if (input.modelId !== undefined && (await actorExists.first(world.tx, { id: input.modelId })) === null)
    reject('unknown', 'modelId');
  const isOfGuest = filter.follows || filter.bought || filter.liked || filter.commented;
  if (filter.kinds.length === 0 || (isOfGuest && caller.guestId === null)) return { items: [], next: null };
  const rows = await rowsOf(filter, first, after, caller, world);
  const page = rows.slice(0, first);
  const last = page.at(-1);
  const reader = language === undefined ? caller : { ...caller, language };
  return {
    items: await postsOf(page, reader, world),
    next: rows.length > first && last !== undefined ? cursorAfter(last, filter) : null,
  };
};

/** A post with all of its comments. */
export const postWithComments = async (
  { id }: InputOf<typeof postById>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof postById>> => {
  const { row } = await visiblePost(id, { field: 'id' }, caller, world);
  const comments = await commentsOfPost.all(world.tx, {
    postId: id,
    guestId: caller.guestId ?? 0,
    first: commentPages.read,
  });
  const [post] = await postsOf([row], caller, world, new Map([[id, comments]]));
  return post ?? reject('unknown', 'id');
};

/** The numbers of posts. */
export const countFeed = async (
  { modelId, since = '' }: InputOf<typeof totals>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof totals>> => {
  if (modelId !== undefined && (await actorExists.first(world.tx, { id: modelId })) === null)
    reject('unknown', 'modelId');
  const reader = await readerOf(caller, world);
  const count = (kind: Kind, from: string) =>
    totalOf(
      countPosts(modelId === undefined ? 'everybody' : 'actor').first(world.tx, {
        ...reader,
        kind,
        actorId: modelId ?? 0,
        since: from,
      }),
    );
  const countKinds = (from: string) => Promise.all([count('clip', from), count('text', from), count('photos', from)]);
  const [[clips, texts, photos], added] = await Promise.all([countKinds(''), countKinds(since)]);
  return { clips, texts, photos, added: Math.min(mostCounted, added[0] + added[1] + added[2]) };
};

/** How many clips and photos of posts the guest bought. */
export const countBoughtContent = async (
  caller: Caller,
  { tx }: World,
): Promise<AnswerOf<typeof guestBoughtContentTotals>> => {
  const rows = await countBought.all(tx, { guestId: guestOf(caller) });
  const totalOfKind = (kind: Kind): number => rows.find((row) => row.kind === kind)?.total ?? 0;
  return { clips: totalOfKind('clip'), photos: totalOfKind('photos') };
};
