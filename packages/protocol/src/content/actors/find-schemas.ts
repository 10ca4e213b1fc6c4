import * as s from '../../schema/s.ts';
import { currency, picture } from '../../schema/common.ts';
import { model } from './schemas.ts';

/** The width of the picture of an interview, in pixels. @spec constant:sizes.interviewImage */
export const interviewImageSize = 720;

/** A question with its answer. */
const interviewPart = s.object(
  { question: s.string, answer: s.string },
  { id: 'InterviewPart', description: 'a question of an interview with its answer' },
);

/**
 * An interview with a performer, in the language of the caller. Its picture is also served 720 pixels wide.
 * @spec entity:actorInterview
 * @assumed The fields, of which the documents give none.
 */
export const actorInterview = s.object(
  {
    id: s.entityId,
    actorId: s.entityId,
    title: s.string,
    publishedAt: s.instant,
    picture,
    parts: s.array(interviewPart),
  },
  { id: 'ActorInterview', description: 'an interview with a performer' },
);

/**
 * The top lists: by ratings of chats, by the platform's rank, by pins, by points of video calls.
 * @spec entity:enum.topCamsScreen
 * @assumed That the screens are the values of `type`; their order.
 */
export const topCamsType = s.enum(['bestChats', 'top100', 'topFavourites', 'topVideocall'], {
  id: 'TopCamsType',
  description: 'a top list: by ratings of chats, rank, pins, or points of video calls',
});

/**
 * A performer in a top list; `videocallPrice` per minute in hundredths of `currency`, null if she takes no video calls.
 * @spec entity:topCam
 * @assumed `rank`, which is the place in the whole list where only those online are asked for, `currency`, `isCountryBanned`.
 */
export const topCam = s.object(
  {
    id: s.entityId,
    rank: s.count,
    name: s.string,
    profileLink: s.string,
    online: s.boolean,
    onlineVideocall: s.boolean,
    age: s.count,
    previewPicture: picture,
    spokenLanguages: s.array(s.string),
    pinnedCount: s.count,
    ratingCount: s.count,
    satisfactionRate: s.count,
    rankingPointsVideoCall: s.count,
    videocallPrice: s.nullable(s.count),
    currency,
    isCountryBanned: s.boolean,
  },
  { id: 'TopCam', description: 'a performer in a top list' },
);

/**
 * A performer with videos; those of the last fourteen days are new.
 * @spec entity:videoStar
 * @assumed `previewPicture`, `isCountryBanned`.
 */
export const videoStar = s.object(
  {
    actorId: s.entityId,
    actorName: s.string,
    age: s.count,
    profileLink: s.string,
    videoCount: s.count,
    newVideoCount: s.count,
    online: s.boolean,
    spokenLanguages: s.array(s.string),
    previewPicture: picture,
    isCountryBanned: s.boolean,
  },
  { id: 'VideoStar', description: 'a performer with the number of her videos' },
);

/** A quality of a welcome clip, such as "360p": a file or a playlist of segments. */
const clipQuality = s.object(
  {
    name: s.string,
    height: s.count,
    type: s.enum(['mp4', 'hls'], { id: 'ClipType', description: 'the format of a clip: a file, or a playlist' }),
    url: s.string,
  },
  { id: 'ClipQuality', description: 'a quality of a clip, with its source' },
);

/**
 * A clip in which a performer introduces herself. `vtt` is the address of what is said, as WebVTT in the caller's language; `duration` is in
 * seconds.
 * @spec entity:welcomeClip
 * @assumed `id`, `fsk`, `duration` and the names of the qualities.
 */
export const welcomeClip = s.object(
  {
    id: s.entityId,
    model,
    fsk: s.count,
    duration: s.count,
    preview: picture,
    qualities: s.array(clipQuality),
    vtt: s.string,
  },
  { id: 'WelcomeClip', description: 'a clip in which a performer introduces herself' },
);

/**
 * A preview of a performer's page; `about` is in the caller's language.
 * @assumed The payload is not shown.
 */
export const profilePreview = s.object(
  {
    model,
    about: s.string,
    pinnedCount: s.count,
    videoCount: s.count,
    nextShowAt: s.nullable(s.instant),
    watching: s.count,
    hoursToBeOnline: s.nullable(s.count),
    loop: s.nullable(clipQuality),
  },
  { id: 'ProfilePreview', description: 'what shows a performer before her page is opened' },
);

/** The hours within which a performer starts soon. @assumed docs/decisions/0256 */
export const soonHours = 2;

/**
 * A performer who is away and starts soon: by a usual hour, a ticket show, or both; the other one is null.
 * @assumed docs/decisions/0256
 */
export const soonModel = s.object(
  { model, hoursToBeOnline: s.nullable(s.count), nextShowAt: s.nullable(s.instant) },
  { id: 'SoonModel', description: 'a performer who is away and starts soon' },
);

/**
 * The numbers of what a guest bought of a performer.
 * @assumed The payload is not shown, nor whose sales they are: the guest's own purchases, which nobody else reads.
 */
export const salesPerActor = s.object(
  { actorId: s.entityId, videos: s.count, albums: s.count, tickets: s.count },
  { id: 'SalesPerActor', description: 'the numbers of what a guest bought of a performer' },
);
