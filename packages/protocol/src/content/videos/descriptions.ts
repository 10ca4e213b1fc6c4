import { conditions, describe, describeValues } from '../../declare/describe.ts';
import { vipDiscountPercent } from '../../foundation/subscriptions/index.ts';
import { videoDuration, videoSortOrder, videoListCategory, actingGroup } from './lists.ts';
import {
  actorVideoTags,
  dislikeVideo,
  likeVideo,
  recommendedVideos,
  unfinishedVideos,
  videoList,
  videosByIds,
} from './queries.ts';
import {
  buyVideo,
  getPromotedVideo,
  getTopVideos,
  getVideoPictures,
  getVideoPlayback,
  saveWatchPosition,
  sendVideoShareEmail,
} from './rest.ts';
import { mediaSource, video, videoPlayback, videoTag, videoTypeFlag, videoShareEmailStatus } from './schemas.ts';

const videoId = 'the video; one that does not exist is unknown';
const actorId = 'the performer; one who does not exist is unknown';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(video, {
    id: 'the video, as in all calls about it',
    title: 'in the caller’s language',
    duration: 'seconds',
    ageRating: 'the age from which it may be seen; 18 needs a passed age check',
    vip: 'whether it is for VIPs only',
    isVip30Offer: 'whether it is for VIPs and not older than 30 days',
    free: 'whether everybody can watch it without paying, the age check aside',
    new: 'whether it was published in the last 14 days',
    camRecording: 'whether it was recorded in a chat',
    classic: 'whether it is of the archive of older films',
    guestInfo: [
      'how the caller can open it, and what the caller said of it',
      {
        bought: 'whether the caller bought it or was given it',
        gifted: 'whether the caller was given it',
        flatrate: 'whether the caller’s VIP subscription includes it',
        liked: 'whether the caller likes it',
        disliked: 'whether the caller dislikes it',
      },
    ],
    price: `what the caller pays: VIPs ${100 - vipDiscountPercent} % of the price, rounded up to a hundredth of a coin; VIP content has no discount, as VIPs have it included; null if it is free`,
    basePrice: 'the old price, or what everybody else pays where the caller pays less; null without a difference',
    preview: 'a still in the ratio 16:9, shown to everybody',
    previewThumbnails: 'stills for its tile',
    rating: ['how guests rated it', { likes: 'guests who like it' }],
    model: [
      'whose video it is',
      { id: 'the performer', name: 'her display name', isOnline: 'whether she can be seen live now' },
    ],
    contestInfo: ['its place in a contest; null outside of contests', { place: 'from 1' }],
    link: 'the path of its page in the caller’s language',
    url: 'always null: sources are read by `getVideoPlayback` alone',
    publishedAt: 'since when it can be watched',
    types: 'all properties that it has; exactly one of `free`, `premium`, `discount` and `vip`',
  }),
  describe(videoTag, {
    key: 'the same in every language, for the filter of lists',
    name: 'in the caller’s language',
    videoCount: 'videos that have it',
  }),
  describe(mediaSource, {
    type: '`mp4` is a file, `hls` a playlist of segments',
    url: 'for the player; only the caller can read it, by cookie or with `access_token` in the query string',
    duration: 'seconds; null for a live stream',
    captions: [
      'captions, at most one for each language; empty without any',
      { language: 'that they are in', url: 'of a WebVTT file' },
    ],
  }),
  describe(videoPlayback, {
    video: 'the video with the fields of a list',
    description: 'the performer’s words about it, in the caller’s language; empty without any',
    preview: 'the source for everybody, a few seconds',
    full: 'the source of the whole video; null while it is locked',
    restriction: 'why it is locked; null if it is not',
    fittingVoucher: 'the caller’s voucher that pays for it and ends first; null without one',
    isBlocked: 'whether performer or caller blocked the other, so that nothing more is sold',
    resumeAt: 'the second at which the caller stopped; null to play from the beginning',
    tags: 'each with the number of all videos that have it',
  }),
  describe(videoDuration, {
    from: 'seconds, up to 86,400; -1 for no lower bound',
    to: 'seconds, up to 86,400; -1 for no upper bound',
  }),
  describe(videoList.input, {
    modelIds: 'only videos of these performers; of everybody if left out',
    actingGroups: 'only videos in which one of these groups acts',
    ids: 'only these videos',
    tags: 'only videos with one of these keys of tags',
    releasedFrom: 'only videos that were published then or later',
    releasedUntil: 'only videos that were published then or earlier',
    types: 'one of `free`, `premium`, `discount` and `vip` is enough; all others must hold',
    sortOrder: 'the order, `newest` if left out; `random` stays the same for a day and visitor',
    first: 'how many, 4 if left out, at most 100, more counts as 100',
    offset: 'videos to skip, 0 if left out',
    duration: 'only videos of this length',
    includeBought: 'false leaves out what the caller bought',
    isRecommended: 'true leaves only videos that their performers promote',
  }),
  describe(videoList.answer, {
    items: 'the videos of this page',
    total: 'all that match, counted up to 1,000',
  }),
  describe(videosByIds.input, {
    ids: 'in the order in which the answer lists them; unknown ones are left out, as are those after the first 100',
  }),
  describe(likeVideo.input, { videoId, isLiked: 'false takes the like back; true replaces a dislike' }),
  describe(likeVideo.answer, {
    liked: 'whether the guest likes it now',
    disliked: 'whether the guest dislikes it now',
    likes: 'guests who like it',
  }),
  describe(dislikeVideo.input, { videoId, isDisliked: 'false takes the dislike back; true replaces a like' }),
  describe(recommendedVideos.input, {
    videoId: 'the video that is open',
    first: 'how many, 4 if left out, at most 100, more counts as 100',
  }),
  describe(unfinishedVideos.input, { first: 'how many, 4 if left out, at most 100, more counts as 100' }),
  describe(unfinishedVideos.answer.element, {
    video: 'a video that the guest may still watch',
    resumeAt: 'the second at which the guest stopped',
  }),
  describe(actorVideoTags.input, { actorId }),
  describe(getTopVideos.input, { actorId }),
  describe(getTopVideos.answer, {
    videos: 'her best-rated ones of the last nine months, the best first',
    total: 'all of her videos',
  }),
  describe(getPromotedVideo.input, { actorId }),
  describe(getPromotedVideo.answer, { video: 'the one that she promotes; null if she promotes none' }),
  describe(getVideoPlayback.input, { videoId }),
  describe(getVideoPictures.input, { albumId: 'the id of the video, which is an album with one file' }),
  describe(getVideoPictures.answer, { pictures: 'stills in the order of the video' }),
  describe(saveWatchPosition.input, { videoId, seconds: 'where the guest stopped, from the beginning' }),
  describe(saveWatchPosition.answer, {
    resumeAt: 'the second that is kept; null below 10 seconds and after 95 percent of the video',
  }),
  describe(buyVideo.input, {
    videoId,
    voucherId: 'a voucher that pays instead of coins; if it does not fit, the purchase fails and no coin is taken',
  }),
  describe(sendVideoShareEmail.input, {
    recipient: 'an e-mail address, up to 254 characters',
    message: 'words of the guest for the mail, up to 500 characters, without links; none if left out',
    videoId,
    guestId: 'the guest’s own id; another one is malformed',
  }),
  describe(sendVideoShareEmail.answer, {
    status:
      '`OK` reveals nothing of the address; `TIMEOUT` the guest shared enough for now; `FAILED` the mail provider did not take it',
  }),
  describeValues(videoSortOrder, {
    bestSelling: 'by purchases',
    topRated: 'by likes',
    topTrending: 'by views',
    random: 'mixed, the same for a day and a visitor',
    reducedRandom: 'the most liked ones, mixed',
    rating: 'by the share of likes',
    best: 'by likes less dislikes',
  }),
  describeValues(videoListCategory, {
    vip30: 'for VIPs, of the last 30 days',
    discounted: 'with a lowered price',
    bought: 'owned by the guest',
  }),
  describeValues(actingGroup, { couple: 'a woman and a man' }),
  describeValues(videoTypeFlag, {
    free: 'costs nothing',
    premium: 'costs its full price',
    discount: 'costs less than its full price',
    vip: 'for VIPs',
    bought: 'owned by the guest',
    trending: 'of the last 8 days, with many views',
    vxselect: 'chosen by editors',
    vip30: 'for VIPs, of the last 30 days',
    classic: 'from the classic archive',
    shared: 'often shared by e-mail',
    original: 'neither a recording of a chat nor a classic',
  }),
  describeValues(videoShareEmailStatus, {
    OK: 'the mail is sent',
    TIMEOUT: 'the guest has shared enough for now',
    FAILED: 'the mail provider does not take it',
  }),
  conditions(sendVideoShareEmail, {
    guestId: 'not the guest who makes the call',
    recipient: 'no e-mail address',
    message: 'a link',
  }),
].flat();
