import { s } from '@lounge/protocol';
import { insertPurchase, purchaseKey } from '../../foundation/wallet/index.ts';
import { putGivenMedia } from '../../foundation/vouchers/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { putContentDocument } from '../../world/search-document.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { addressKey } from '../../world/address-key.ts';
import { tokenHash } from '../../world/token-hash.ts';
import { maySend } from './share.ts';
import { insertShare, putMailbox } from './share-statements.ts';

const dayMs = 86_400_000;

const putVideo = replaceRow('video', {
  duration: 724,
  previewSeed: 'leaves-noor-video-1',
  dislikes: 0,
  shuffle: 0,
});

const removeVideos = statement((db) => db.deleteFrom('video'));

/** No performer has a video; states for videos follow it. */
export const noVideos = state('there are no videos', {
  description: 'No performer has a video. Videos of later states are the only ones.',
  params: s.empty,
  setUp: (_, world) => world.database.change((tx) => removeVideos.all(tx)),
});

/** A video of a performer. */
export const aVideoOfPerformer = state('the performer has a video', {
  description:
    'The performer has this video, published `daysOld` days ago; prices are in hundredths of a coin, 0 is free.',
  params: s.object({
    id: s.entityId,
    actorId: s.entityId,
    title: s.optional(s.string),
    description: s.optional(s.string),
    daysOld: s.optional(s.count),
    price: s.optional(s.count),
    basePrice: s.optional(s.nullable(s.count)),
    likes: s.optional(s.count),
    isPromoted: s.optional(s.boolean),
    ageRating: s.optional(s.integerBetween(0, 18)),
    isVip: s.optional(s.boolean),
    sold: s.optional(s.count),
    shares: s.optional(s.count),
    views: s.optional(s.count),
    isClassic: s.optional(s.boolean),
    isCamRecording: s.optional(s.boolean),
    isSelect: s.optional(s.boolean),
  }),
  ifLeftOut: { daysOld: 0, price: 0, sold: 0, shares: 0 },
  setUp: ({ id, actorId, title = 'Rooftop, after rain', daysOld, ...params }, world) =>
    world.database.change(async (tx) => {
      await putContentDocument(tx, 'video', { id, actorId, title });
      await putVideo.all(tx, {
        id,
        actorId,
        title: storedInAllLanguages(title),
        description: storedInAllLanguages(params.description ?? 'An hour on the roof, once the rain had stopped.'),
        createdAt: new Date(world.clock.now() - daysOld * dayMs).toISOString(),
        price: params.price,
        basePrice: params.basePrice ?? null,
        likes: params.likes ?? 1204,
        isPromoted: params.isPromoted ? 1 : 0,
        ageRating: params.ageRating ?? 12,
        isVip: params.isVip ? 1 : 0,
        sold: params.sold,
        shares: params.shares,
        views: params.views ?? 48_160,
        isClassic: params.isClassic ? 1 : 0,
        isCamRecording: params.isCamRecording ? 1 : 0,
        isSelect: params.isSelect ? 1 : 0,
      });
    }),
});

const removeVideo = statement((db, $: Bind<{ id: number }>) => db.deleteFrom('video').where('id', '=', $('id')));

/** No video has an id. */
export const noVideo = state('no video has the id', {
  description: 'No video has this id.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => world.database.change((tx) => removeVideo.all(tx, { id })),
});

/** A guest has bought a video. */
export const guestBoughtVideo = state('the guest bought the video', {
  description: 'The guest bought this video before; the guest’s movements do not contain its price.',
  params: s.object({ guestId: s.entityId, videoId: s.entityId }),
  setUp: ({ guestId, videoId }, world) => {
    const bought = { guestId, kind: 'video', contentId: videoId } as const;
    const key = purchaseKey(guestId, 'video', videoId);
    return world.database.change((tx) => insertPurchase.all(tx, { key, at: nowIso(world), ...bought }));
  },
});

const removeTags = statement((db, $: Bind<{ videoId: number }>) =>
  db.deleteFrom('videoTag').where('videoId', '=', $('videoId')),
);
const putVideoTag = replaceRow('videoTag');
const putTag = replaceRow('tag');

/** A video has tags. */
export const videoHasTags = state('the video has the tags', {
  description: 'The video has these tags and no others. Each tag has its key as its name, and is a known one.',
  params: s.object({ videoId: s.entityId, tags: s.array(s.string) }),
  setUp: ({ videoId, tags }, world) =>
    world.database.change(async (tx) => {
      await removeTags.all(tx, { videoId });
      for (const tag of tags) {
        await putVideoTag.all(tx, { key: `${videoId} ${tag}`, videoId, tag });
        await putTag.all(tx, { key: tag, name: storedInAllLanguages(tag), videoCount: 1 });
      }
    }),
});

const putLike = replaceRow('videoLike');

/** A guest likes a video, or dislikes it. */
export const guestLikedVideo = state('the guest liked the video', {
  description:
    'The guest likes this video, or dislikes it where `isLiked` is false; its number of likes stays as it is.',
  params: s.object({ guestId: s.entityId, videoId: s.entityId, isLiked: s.optional(s.boolean) }),
  ifLeftOut: { isLiked: true },
  setUp: ({ guestId, videoId, isLiked }, world) =>
    world.database.change((tx) =>
      putLike.all(tx, { key: `${guestId} ${videoId}`, guestId, videoId, isLiked: isLiked ? 1 : 0, at: nowIso(world) }),
    ),
});

const putPosition = replaceRow('watchPosition');

/** A guest stopped in a video. */
export const guestWatchedVideo = state('the guest stopped in the video', {
  description: 'The guest has watched this video up to that second.',
  params: s.object({ guestId: s.entityId, videoId: s.entityId, seconds: s.count }),
  setUp: ({ guestId, videoId, seconds }, world) =>
    world.database.change((tx) =>
      putPosition.all(tx, { key: `${guestId} ${videoId}`, guestId, videoId, seconds, at: nowIso(world) }),
    ),
});

/** A guest was given a video. */
export const guestWasGivenVideo = state('the guest was given the video', {
  description: 'The guest was given this video by a code.',
  params: s.object({ guestId: s.entityId, videoId: s.entityId }),
  setUp: ({ guestId, videoId }, world) => {
    const given = { key: purchaseKey(guestId, 'video', videoId), guestId, kind: 'video', contentId: videoId } as const;
    return world.database.change((tx) => putGivenMedia.all(tx, { ...given, at: nowIso(world) }));
  },
});

/** A guest has shared videos by e-mail. */
export const guestSharedVideos = state('the guest shared videos by e-mail', {
  description: 'The guest shared videos by e-mail just now, `many` times, each with another address.',
  params: s.object({ guestId: s.entityId, many: s.count }),
  setUp: ({ guestId, many }, world) =>
    world.database.change(async (tx) => {
      const { clock } = world;
      for (let count = 0; count < many; count += 1)
        await maySend(guestId, `friend-${count}@example.com`, { tx, clock });
    }),
});

/** A guest's idempotency key is used. */
export const shareKeyWasUsed = state('the idempotency key was used for another share', {
  description: 'This guest has already shared a video by e-mail with this idempotency key.',
  params: s.object({ guestId: s.entityId, videoId: s.entityId, key: s.string }),
  setUp: ({ guestId, videoId, key }, world) => {
    const row = { key: `${guestId} ${key}`, guestId, videoId, bodyHash: 'another', at: nowIso(world) };
    return world.database.change((tx) => insertShare.all(tx, row));
  },
});

/** Whoever has an address wants no mails by which videos are shared. */
export const addressEndedShares = state('the address wants no shared videos', {
  description: 'Whoever has this address ended mails of shared videos, by the link with this token.',
  params: s.object({ email: s.string, token: s.string }),
  setUp: ({ email, token }, world) =>
    world.database.change(async (tx) => {
      const key = await tokenHash(addressKey(email));
      await putMailbox.all(tx, { key, token, isOff: 1, at: nowIso(world) });
    }),
});

/** The states of this module. */
export const videoStates = [
  noVideos,
  aVideoOfPerformer,
  noVideo,
  guestBoughtVideo,
  videoHasTags,
  guestLikedVideo,
  guestWatchedVideo,
  guestWasGivenVideo,
  guestSharedVideos,
  shareKeyWasUsed,
  addressEndedShares,
];
