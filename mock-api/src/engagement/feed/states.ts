import { s } from '@lounge/protocol';
import { feedGoalChanged, feedKind, feedPostStatus, feedPostType } from '@lounge/protocol/engagement/feed';
import { insertPurchase, purchaseKey } from '../../foundation/wallet/index.ts';
import { adultRating } from '../../foundation/wallet/restriction.ts';
import { publish } from '../../world/bus.ts';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { event, state } from '../../world/state.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { addComments, insertComment, mostCommentsAnHour } from './comment-statements.ts';
import { reactionKey } from './reaction-key.ts';

const putPost = replaceRow('feedPost', { views: 2140, likes: 318, comments: 0, tippers: 24 });

const minuteMs = 60_000;
const mostPhotos = 20;

/** Seeds of media; those that are not for everybody are protected. */
const seedsOf = (kind: 'clip' | 'text' | 'photos', photoCount: number, isClosed: boolean): readonly string[] => {
  const subject = kind === 'clip' ? 'bloom' : 'bust';
  const count = { clip: 1, text: 0, photos: photoCount }[kind];
  return Array.from({ length: count }, (_, at) => `${subject}-noor-${isClosed ? 'closed' : 'post'}-1-${at + 1}`);
};

/** A post of a performer. */
export const aPostOfPerformer = state('the performer has the post {id}', {
  description:
    'The performer published this post, `minutesAgo` minutes ago. Its price is in hundredths of a coin, goal and tips are whole coins; it was seen 2,140 times, and 318 guests like it.',
  params: s.object({
    id: s.entityId,
    actorId: s.entityId,
    kind: s.optional(feedKind),
    type: s.optional(s.nullable(feedPostType)),
    status: s.optional(feedPostStatus),
    isPinned: s.optional(s.boolean),
    title: s.optional(s.string),
    text: s.optional(s.string),
    price: s.optional(s.count),
    ageRating: s.optional(s.integerBetween(0, 18)),
    goalCoins: s.optional(s.nullable(s.count)),
    tipsSum: s.optional(s.count),
    photoCount: s.optional(s.integerBetween(1, mostPhotos)),
    contestPlace: s.optional(s.nullable(s.count)),
    minutesAgo: s.optional(s.count),
  }),
  ifLeftOut: {
    kind: 'text',
    status: 'published',
    title: '',
    text: 'Which song closes the Friday show?',
    price: 0,
    ageRating: 12,
    tipsSum: 0,
    photoCount: 2,
    minutesAgo: 0,
  },
  setUp: ({ id, actorId, kind, status, price, ageRating, photoCount, minutesAgo, ...params }, world) => {
    const at = new Date(world.clock.now() - minutesAgo * minuteMs).toISOString();
    const isClosed = price > 0 || ageRating >= adultRating;
    return world.database.change((tx) =>
      putPost.all(tx, {
        id,
        actorId,
        kind,
        type: params.type ?? kind,
        status,
        isPinned: params.isPinned === true ? 1 : 0,
        title: storedInAllLanguages(params.title),
        text: storedInAllLanguages(params.text),
        createdAt: at,
        publishedAt: at,
        price,
        ageRating,
        goalCoins: params.goalCoins ?? null,
        tipsSum: params.tipsSum,
        mediaSeeds: toJson(seedsOf(kind, photoCount, isClosed)),
        clipSeconds: kind === 'clip' ? 84 : null,
        contestPlace: params.contestPlace ?? null,
      }),
    );
  },
});

const removePosts = statement((db) => db.deleteFrom('feedPost'));

/** The feed is empty. */
export const noPosts = state('there are no posts', {
  description: 'No performer has a post, until other states add some.',
  params: s.object({}),
  setUp: (_, world) => world.database.change((tx) => removePosts.all(tx)),
});

const removePost = statement((db, $: Bind<{ id: number }>) => db.deleteFrom('feedPost').where('id', '=', $('id')));

/** No post has an id. */
export const noPost = state('no post has the id {id}', {
  description: 'No post has this id.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => world.database.change((tx) => removePost.all(tx, { id })),
});

/** A guest has bought a post. */
export const guestBoughtPost = state('the guest bought the post {postId}', {
  description: 'The guest bought the media of this post before; the guest’s movements do not contain the price.',
  params: s.object({ guestId: s.entityId, postId: s.entityId }),
  setUp: ({ guestId, postId }, world) => {
    const bought = { guestId, kind: 'feedPost', contentId: postId } as const;
    const key = purchaseKey(guestId, 'feedPost', postId);
    return world.database.change((tx) => insertPurchase.all(tx, { key, at: nowIso(world), ...bought }));
  },
});

const putLike = replaceRow('feedLike');

/** A guest likes a post. */
export const guestLikedPost = state('the guest likes the post {postId}', {
  description: 'The guest likes this post; the like is among its likes.',
  params: s.object({ guestId: s.entityId, postId: s.entityId }),
  setUp: ({ guestId, postId }, world) =>
    world.database.change((tx) =>
      putLike.all(tx, { key: reactionKey(guestId, postId), guestId, postId, at: nowIso(world) }),
    ),
});

const putPostReport = replaceRow('feedPostReport');

/** A guest has reported a post. */
export const guestReportedPost = state('the guest reported the post {postId}', {
  description: 'The guest reported this post before.',
  params: s.object({ guestId: s.entityId, postId: s.entityId }),
  setUp: ({ guestId, postId }, world) =>
    world.database.change((tx) =>
      putPostReport.all(tx, { key: reactionKey(guestId, postId), guestId, postId, at: nowIso(world) }),
    ),
});

const putComment = replaceRow('feedComment', { bodyHash: '', reports: 0 });

/** Somebody has commented on a post. */
export const aCommentOnPost = state('the post {postId} has the comment {id}', {
  description:
    'This guest, or the performer where no guest is named, has written this comment on the post, `minutesAgo` minutes ago. A deleted one has no words.',
  params: s.object({
    id: s.entityId,
    postId: s.entityId,
    guestId: s.optional(s.nullable(s.entityId)),
    threadId: s.optional(s.nullable(s.entityId)),
    parentId: s.optional(s.nullable(s.entityId)),
    text: s.optional(s.string),
    isDeleted: s.optional(s.boolean),
    minutesAgo: s.optional(s.count),
  }),
  ifLeftOut: { text: 'The low E! I heard it through the wall.', minutesAgo: 0 },
  setUp: ({ id, postId, minutesAgo, ...params }, world) => {
    const at = new Date(world.clock.now() - minutesAgo * minuteMs).toISOString();
    const isDeleted = params.isDeleted === true;
    return world.database.change(async (tx) => {
      await putComment.all(tx, {
        id,
        key: `state ${id}`,
        postId,
        guestId: params.guestId ?? null,
        isCreator: (params.guestId ?? null) === null ? 1 : 0,
        threadId: params.threadId ?? null,
        parentId: params.parentId ?? null,
        text: isDeleted ? '' : params.text,
        at,
        deletedAt: isDeleted ? nowIso(world) : null,
      });
      if (!isDeleted) await addComments.all(tx, { id: postId, by: 1 });
    });
  },
});

/** A guest has commented often. */
export const guestCommentedOften = state('the guest has commented often within the hour', {
  description: 'The guest has written as many comments on this post within the last hour as a guest may on all.',
  params: s.object({ guestId: s.entityId, postId: s.entityId }),
  setUp: ({ guestId, postId }, world) =>
    world.database.change(async (tx) => {
      for (let nth = 1; nth <= mostCommentsAnHour; nth += 1) {
        const key = `state ${guestId} ${nth}`;
        const place = { threadId: null, parentId: null };
        await insertComment.all(tx, {
          key,
          bodyHash: '',
          postId,
          guestId,
          text: 'Lovely.',
          at: nowIso(world),
          ...place,
        });
        await addComments.all(tx, { id: postId, by: 1 });
      }
    }),
});

/** A guest's key was used for a comment. */
export const commentKeyWasUsed = state('the idempotency key was used for another comment', {
  description: 'This guest has already written another comment on this post with this idempotency key.',
  params: s.object({ guestId: s.entityId, postId: s.entityId, key: s.boundedString(200) }),
  setUp: ({ guestId, postId, key }, world) =>
    world.database.change((tx) =>
      insertComment.all(tx, {
        key: `${guestId} ${key}`,
        bodyHash: 'of another comment',
        postId,
        guestId,
        text: 'Lovely.',
        at: nowIso(world),
        threadId: null,
        parentId: null,
      }),
    ),
});

const putTip = replaceRow('feedTip');

/** A guest has tipped a post. */
export const guestTippedPost = state('the guest tipped the post {postId}', {
  description: 'The guest tipped this post; the coins are among its tips, and not among the guest’s movements.',
  params: s.object({ guestId: s.entityId, postId: s.entityId, coins: s.count }),
  setUp: ({ guestId, postId, coins }, world) =>
    world.database.change((tx) =>
      putTip.all(tx, { key: reactionKey(guestId, postId), guestId, postId, coins, at: nowIso(world) }),
    ),
});

/** Tips arrive for a post that a guest's page shows. */
export const goalGrows = event('a guest tips the post {postId}', {
  description:
    'Another guest has tipped this post, whose goal is 1,000 coins: its tips are 645 coins now. The pages of this guest follow the post.',
  params: s.object({ guestId: s.entityId, postId: s.entityId }),
  setUp: ({ guestId, postId }, { bus }) => {
    const tippingGoal = { goalCoins: 1000, tipsSumCoins: 645, progressPercent: 64, achieved: false };
    publish(bus, feedGoalChanged, { guestId }, { postId, tippingGoal, hasReachedGoal: false });
    return Promise.resolve();
  },
});

/** The states of this module. */
export const feedStates = [
  aPostOfPerformer,
  noPosts,
  noPost,
  guestBoughtPost,
  guestLikedPost,
  guestReportedPost,
  aCommentOnPost,
  guestCommentedOften,
  commentKeyWasUsed,
  guestTippedPost,
  goalGrows,
];
