import * as s from '../../schema/s.ts';
import { money, picture } from '../../schema/common.ts';
import { commentBar, contentRestriction } from '../../content/galleries/index.ts';
import { mediaSource } from '../../content/videos/schemas.ts';

/** The kind of a post, by which feeds are filtered. @spec entity:enum.feedKind */
export const feedKind = s.enum(['clip', 'text', 'photos'], { id: 'FeedKind', description: 'the kind of a post' });

/** The kind of a feed. @spec entity:enum.feedType @assumed The spelling of "start page", as a name in GraphQL has no space. */
export const feedType = s.enum(['profile', 'mixed', 'favourite', 'startPage'], {
  id: 'FeedType',
  description: 'the kind of a feed',
});

/**
 * The type of a post.
 * @spec entity:enum.feedPostType
 * @assumed The spelling of types of two words. `hotClip` is a clip that many watch, `photoGallery` more than four photos.
 */
export const feedPostType = s.enum(
  ['clip', 'hotClip', 'photoGallery', 'photos', 'profileImage', 'text', 'photoContest'],
  { id: 'FeedPostType', description: 'the type of a post' },
);

/** Whether a performer is online. @spec entity:enum.feedOnlineState @assumed `momentum`: online, and busy in a chat. */
export const feedOnlineState = s.enum(['online', 'offline', 'momentum'], {
  id: 'FeedOnlineState',
  description: 'whether a performer is online',
});

/** The state of a post. @assumed The documents name no values. */
export const feedPostStatus = s.enum(['published', 'hidden', 'removed'], {
  id: 'FeedPostStatus',
  description: 'the state of a post',
});

/** A clip of a post. `length` in seconds. @spec entity:feedKindClip @assumed `sources` are empty while it is locked, `poster` is blurred then. */
export const feedClip = s.object(
  {
    length: s.count,
    width: s.count,
    height: s.count,
    ratio: s.number,
    avsRequired: s.boolean,
    sources: s.array(mediaSource),
    poster: picture,
  },
  { id: 'FeedClip', description: 'the clip of a post; length in seconds' },
);

/** A photo of a post. @assumed All but `avsRequired`; the picture is blurred while it is locked. */
export const feedPhoto = s.object(
  { picture, isLocked: s.boolean, avsRequired: s.boolean },
  { id: 'FeedPhoto', description: 'a photo of a post; blurred if it is locked' },
);

/** A place in a photo contest. @assumed */
export const feedContest = s.object(
  { place: s.count },
  { id: 'FeedContest', description: 'a place in a photo contest' },
);

/** The photos of a post. @spec entity:feedKindPhotos @assumed `contest`: the place in the performer's photo contest; null outside of one. */
export const feedPhotos = s.object(
  {
    photos: s.array(feedPhoto),
    contest: s.nullable(feedContest),
  },
  { id: 'FeedPhotos', description: 'the photos of a post' },
);

/** The aim of tips, in whole coins. @assumed `progressPercent` is 100 at most; tips go on after the goal. */
export const tippingGoal = s.object(
  { goalCoins: s.count, tipsSumCoins: s.count, progressPercent: s.count, achieved: s.boolean },
  { id: 'FeedTippingGoal', description: 'what guests tip towards, in whole coins' },
);

/**
 * Actions of the guest on a post.
 * @spec entity:enum.feedPostGuestState
 * @assumed `tipped` and `commented`, which the documents name as states of a guest and leave out of the fields; `reported`.
 */
export const feedGuestState = s.object(
  {
    liked: s.boolean,
    viewed: s.boolean,
    following: s.boolean,
    bought: s.boolean,
    tipped: s.boolean,
    commented: s.boolean,
    reported: s.boolean,
  },
  { id: 'FeedGuestState', description: 'what the guest did with a post' },
);

/** Who wrote a comment. @assumed The fields: the documents name `user` only. */
export const feedUser = s.object(
  { name: s.nullable(s.string), avatar: s.nullable(picture) },
  { id: 'FeedUser', description: 'who wrote a comment' },
);

/**
 * A comment on a post. `conversationId` is the comment that its thread begins with, `parentId` the one that it answers.
 * @assumed `isOwn`, `isDeleted`: a deleted comment with replies keeps its place, without its words and its writer.
 */
export const feedComment = s.object(
  {
    id: s.entityId,
    conversationId: s.entityId,
    parentId: s.nullable(s.entityId),
    created: s.instant,
    isCreator: s.boolean,
    tipped: s.boolean,
    text: s.string,
    isReplyToReply: s.boolean,
    user: feedUser,
    isOwn: s.boolean,
    isDeleted: s.boolean,
  },
  { id: 'FeedComment', description: 'a comment on a post' },
);

/** The performer of a post. */
export const feedModel = s.object(
  { id: s.entityId, name: s.string, avatar: picture, online: s.boolean, onlineState: feedOnlineState },
  { id: 'FeedModel', description: 'the performer of a post' },
);

/**
 * A post of a performer.
 * @spec entity:feedPost
 * @assumed `kind`, `clip`, `photos`; `restriction`, the first step that is missing to see its media; `commentsTotal`; `bar`, why the guest
 * may write no comment; `isBlocked`, as of albums. `umaId` is the id of its media, null for a text. `priceCoins` is an amount, the caller's price.
 */
export const feedPost = s.object(
  {
    id: s.entityId,
    umaId: s.nullable(s.entityId),
    created: s.instant,
    published: s.instant,
    kind: feedKind,
    type: feedPostType,
    status: feedPostStatus,
    pinned: s.boolean,
    title: s.string,
    text: s.string,
    views: s.count,
    likes: s.count,
    paidContent: s.boolean,
    fsk: s.count,
    priceCoins: s.nullable(money),
    tippingGoal: s.nullable(tippingGoal),
    guestState: feedGuestState,
    comments: s.array(feedComment),
    commentsTotal: s.count,
    bar: s.nullable(commentBar),
    model: feedModel,
    clip: s.nullable(feedClip),
    photos: s.nullable(feedPhotos),
    restriction: s.nullable(contentRestriction),
    isBlocked: s.boolean,
  },
  { id: 'FeedPost', description: 'a post of a performer' },
);

/** How many posts of each kind there are, and how many are new. @assumed All fields. */
export const feedTotals = s.object(
  { clips: s.count, texts: s.count, photos: s.count, added: s.count },
  { id: 'FeedTotals', description: 'how many posts of each kind there are, counted to 1,000' },
);

/** How many clips and photos of posts the guest bought. @spec entity:feedGuestTotals */
export const feedGuestTotals = s.object(
  { clips: s.count, photos: s.count },
  { id: 'FeedGuestTotals', description: 'how much of the feed the guest bought' },
);

/** The comments on a post after a change. @assumed The answer of `commentPost`, `deleteComment` and reports. */
export const feedComments = s.object(
  { postId: s.entityId, comments: s.array(feedComment), commentsTotal: s.count, bar: s.nullable(commentBar) },
  { id: 'FeedComments', description: 'the comments on a post' },
);

/** A post's likes and views, and what the guest did with it. @assumed The answer of the reactions. */
export const feedReaction = s.object(
  { postId: s.entityId, likes: s.count, views: s.count, guestState: feedGuestState },
  { id: 'FeedReaction', description: 'likes and views of a post, and what the guest did with it' },
);
