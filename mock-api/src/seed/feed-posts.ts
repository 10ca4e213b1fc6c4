import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import { clipNames } from '../media/clips.ts';
import { subjectFor } from './albums.ts';
import { deckOf, randomOf, type Random } from './random.ts';
import type { PerformerRow } from './rows.ts';
import { goalTitles, postNotes, postRemarks, postTexts, postTitles } from './texts/feed-posts.ts';
import { byLanguage, joinTranslations, type TranslationTuple } from './translations.ts';

/** The first performers post, fifteen times each. */
const postingPerformers = 60;
const postsOfPerformer = 15;
const firstId = 70_001;
const hourMs = 3_600_000;
/** Posts lie in the two months before the moment of the seeds, and appear during the two weeks after it. */
const hoursBefore = 60 * 24;
const hoursAfter = 14 * 24;
const noWords: TranslationTuple = ['', '', '', ''];

type Post = Row<'feedPost'>;
type Shape = Pick<Post, 'kind' | 'type'> & { readonly pictures: number };

const shapes: readonly Shape[] = [
  { kind: 'text', type: 'text', pictures: 0 },
  { kind: 'photos', type: 'photos', pictures: 3 },
  { kind: 'clip', type: 'clip', pictures: 1 },
  { kind: 'photos', type: 'photoGallery', pictures: 7 },
  { kind: 'clip', type: 'hotClip', pictures: 1 },
  { kind: 'photos', type: 'profileImage', pictures: 1 },
  { kind: 'photos', type: 'photoContest', pictures: 1 },
];

/** Which share of posts has each shape. */
const weights: Readonly<Record<Post['type'], number>> = {
  text: 6,
  photos: 8,
  clip: 7,
  photoGallery: 4,
  hotClip: 2,
  profileImage: 1,
  photoContest: 1,
};

/** The seeds of a post's media; those of one that is not for everybody are protected (`isProtectedSeed`). */
const mediaSeeds = (random: Random, { pictureSeed }: PerformerRow, { kind, pictures }: Shape, name: string) =>
  Array.from({ length: pictures }, (_, at) => {
    const subject = kind === 'clip' ? random.pick(clipNames) : subjectFor(random, 5);
    return `${subject}-${pictureSeed}-${name}-${at + 1}`;
  });

/** The price or the goal of a post: never both, and mostly neither. */
const offerOf = (random: Random, { kind, type }: Shape): Pick<Post, 'price' | 'goalCoins'> => {
  if (kind !== 'text' && type !== 'profileImage' && type !== 'photoContest' && random.chance(0.3))
    return { price: random.int(4, 30) * 100, goalCoins: null };
  return { price: 0, goalCoins: random.chance(0.12) ? random.int(2, 20) * 100 : null };
};

const titleOf = (random: Random, { price, goalCoins }: Pick<Post, 'price' | 'goalCoins'>): TranslationTuple => {
  if (goalCoins !== null) return random.pick(goalTitles);
  return price > 0 ? random.pick(postTitles) : noWords;
};

const ageRatings = [12, 16, 12, 16, 18] as const;

const postOf = (
  random: Random,
  performer: PerformerRow,
  id: number,
  at: string,
  wordsOfKind: (kind: Post['kind']) => TranslationTuple,
): Post => {
  const shape = random.weighted(shapes, ({ type }) => weights[type]);
  const offer = offerOf(random, shape);
  const likes = random.int(3, 620);
  const ageRating = shape.kind === 'text' ? 12 : random.pick(ageRatings);
  const isClosed = offer.price > 0 || ageRating === 18;
  const tipsSum = offer.goalCoins === null ? 0 : Math.floor(offer.goalCoins * random.next() * 1.1);
  return {
    id,
    actorId: performer.id,
    kind: shape.kind,
    type: shape.type,
    status: 'published',
    isPinned: 0,
    title: toJson(byLanguage(titleOf(random, offer))),
    text: toJson(byLanguage(wordsOfKind(shape.kind))),
    createdAt: at,
    publishedAt: at,
    ...offer,
    ageRating,
    views: likes * random.int(4, 12),
    likes,
    comments: 0,
    tipsSum,
    tippers: Math.ceil(tipsSum / 25),
    mediaSeeds: toJson(mediaSeeds(random, performer, shape, `${isClosed ? 'closed' : 'post'}-${id}`)),
    clipSeconds: shape.kind === 'clip' ? random.int(12, 720) : null,
    contestPlace: shape.type === 'photoContest' ? random.int(1, 40) : null,
  };
};

const wordsOf = (random: Random): ((kind: Post['kind']) => TranslationTuple) => {
  const next = {
    clip: deckOf(random, postTexts.clip),
    text: deckOf(random, postTexts.text),
    photos: deckOf(random, postTexts.photos),
  };
  const remark = deckOf(random, postRemarks);
  return (kind) => (random.chance(0.5) ? joinTranslations([next[kind](), remark()]) : next[kind]());
};

/** The instants of a performer's posts, the oldest first. */
const instantsOf = (random: Random, moment: number): readonly string[] =>
  Array.from({ length: postsOfPerformer }, () => random.int(-hoursBefore * 60, hoursAfter * 60))
    .toSorted((one, other) => one - other)
    .map((minutes) => new Date(moment + minutes * 60_000).toISOString());

/** The newest post with a goal that everybody sees stands first in the performer's feed. */
const withPinned = (posts: readonly Post[], moment: number): readonly Post[] => {
  const pinned = posts.findLast(
    ({ goalCoins, publishedAt }) => goalCoins !== null && Date.parse(publishedAt) <= moment,
  );
  return posts.map((post) => (post === pinned ? { ...post, isPinned: 1 } : post));
};

/** A note of the performer below every seventh post, an hour later. */
const notesBelow = (posts: readonly Post[]): readonly Row<'feedComment'>[] =>
  posts
    .filter(({ id }) => id % 7 === 3)
    .map(({ id, publishedAt }) => ({
      id,
      key: `seed ${id}`,
      bodyHash: '',
      postId: id,
      guestId: null,
      isCreator: 1,
      threadId: null,
      parentId: null,
      text: postNotes[id % postNotes.length]?.[1] ?? '',
      reports: 0,
      at: new Date(Date.parse(publishedAt) + hourMs).toISOString(),
      deletedAt: null,
    }));

/** Posts of the first performers, and the notes below them. */
export const feedRows = (
  performers: readonly PerformerRow[],
  moment: string,
): { readonly feedPost: readonly Post[]; readonly feedComment: readonly Row<'feedComment'>[] } => {
  const now = Date.parse(moment);
  const posts = performers.slice(0, postingPerformers).flatMap((performer, at) => {
    const random = randomOf(`feed ${performer.slug}`);
    const words = wordsOf(random);
    const ids = firstId + at * postsOfPerformer;
    const own = instantsOf(random, now).map((instant, nth) => postOf(random, performer, ids + nth, instant, words));
    return withPinned(own, now);
  });
  const feedComment = notesBelow(posts);
  const noted = new Set(feedComment.map(({ postId }) => postId));
  return { feedPost: posts.map((post) => (noted.has(post.id) ? { ...post, comments: 1 } : post)), feedComment };
};
