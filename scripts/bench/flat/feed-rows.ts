import { storedInAllLanguages } from '../../../mock-api/src/world/by-language.ts';
import { toJson } from '../../../mock-api/src/world/json.ts';
import type { Row } from '../../../mock-api/src/world/tables.ts';
import { below, firstGeneratedId, instantWithin, type GeneratedRow } from './generated-row.ts';
import { firstGuest, readerId } from './guest-rows.ts';
import type { WorldSize } from './world-size.ts';

/** Posts that the reader bought, liked and wrote about: as many in every world. */
const ownPosts = 100;

const kinds = [
  { kind: 'clip', type: 'clip', clipSeconds: 90 },
  { kind: 'photos', type: 'photos', clipSeconds: null },
  { kind: 'text', type: 'text', clipSeconds: null },
] as const;

const post = (at: number, actorId: number, random: () => number): Row<'feedPost'> => {
  const publishedAt = instantWithin(random, 300);
  const shape = kinds[at % kinds.length] ?? kinds[0];
  return {
    id: firstGeneratedId + at,
    actorId,
    ...shape,
    status: 'published',
    isPinned: below(random, 20) === 0 ? 1 : 0,
    title: storedInAllLanguages(''),
    text: storedInAllLanguages(`Post ${at}`),
    createdAt: publishedAt,
    publishedAt,
    price: shape.kind === 'text' ? 0 : 100 * below(random, 8),
    ageRating: 16,
    views: below(random, 9000),
    likes: below(random, 900),
    comments: 1,
    goalCoins: at % 9 === 2 ? 500 : null,
    tipsSum: 0,
    tippers: 0,
    mediaSeeds: toJson(shape.kind === 'text' ? [] : [`post-${at}`]),
    contestPlace: null,
  };
};

const comment = (id: number, postId: number, guestId: number, at: string): Row<'feedComment'> => ({
  id,
  key: `generated-${id}`,
  bodyHash: '',
  postId,
  guestId,
  isCreator: 0,
  threadId: null,
  parentId: null,
  text: `Comment ${id}`,
  reports: 0,
  at,
  deletedAt: null,
});

/** Posts of performers, with what guests did; the reader's own rows are as many in every world. */
export function* feedRows(
  size: WorldSize,
  random: () => number,
  ownerOf: (at: number) => number,
): Generator<GeneratedRow> {
  for (let at = 0; at < size.posts; at += 1) yield { table: 'feedPost', row: post(at, ownerOf(at), random) };
  const acts = function* (guestId: number, postId: number, id: number): Generator<GeneratedRow> {
    const at = instantWithin(random, 300);
    yield { table: 'feedComment', row: comment(id, postId, guestId, at) };
    yield { table: 'feedLike', row: { key: `${guestId} ${postId}`, guestId, postId, at } };
  };
  for (let at = 0; at < size.posts; at += 1)
    yield* acts(firstGuest + (at % size.guests), firstGeneratedId + at, firstGeneratedId + at);
  for (let at = 0; at < ownPosts; at += 1) {
    const postId = firstGeneratedId + at;
    yield* acts(readerId, postId, at + 1);
    const purchase = { guestId: readerId, kind: 'feedPost', contentId: postId } as const;
    yield {
      table: 'purchase',
      row: { key: `${readerId} feedPost ${postId}`, ...purchase, at: instantWithin(random, 300) },
    };
  }
}
