import { describe } from '../../declare/describe.ts';
import {
  actorChatRatings,
  actorInterviews,
  actorsByIds,
  filteredModels,
  modelById,
  modelsV2,
  modelsV3,
  topCams,
  videoStars,
  welcomeClips,
} from './find-queries.ts';
import { actorInterview, profilePreview, salesPerActor, topCam, videoStar, welcomeClip } from './find-schemas.ts';
import { actorOffline, actorOnline } from './messages.ts';
import { actorHeatMaps, conversionChatActors, modelPage, onlineModels, recommendedModels } from './queries.ts';
import {
  getActor,
  getActorByName,
  getActorNote,
  getActorPreviewImage,
  getActorPreviewImageByName,
  getActorState,
  getProfilePreview,
  getSalesPerActor,
  storeActorNote,
} from './rest.ts';
import { actor, actorNote, actorPrices, actorState, chatRatings, heatMapDay, heatMaps, model } from './schemas.ts';

const actorId = 'the performer; one who does not exist is unknown';
const page = {
  first: 'performers of a page, at most 500; 30 if left out',
  offset: 'performers to skip, at most 500; 0 if left out',
} as const;

/** The fields that a tile and a profile share. */
const person = {
  id: 'the performer, as in all calls about her',
  name: 'her display name, in her own spelling',
  slug: 'her name as it is in addresses: lower case, without spaces and accents',
  age: 'whole years, 21 or more',
  city: 'where she lives, in the caller’s language',
  country: 'where she lives: two letters of ISO 3166, such as `DE`',
  spokenLanguages: 'codes of ISO 639-1, such as `de`',
  headline: 'her own line of text below the name, in the caller’s language',
  isOnline: 'whether she can be seen live now',
  isNew: 'whether she joined in the last 30 days',
  isVip: 'whether she belongs to the VIP club',
  freeChat: 'whether her video chat costs nothing now',
  isVoyeurMode: 'whether she is in a private chat, which others can only watch',
  isCurrentlyTicketShow: 'whether she gives a ticket show now, into which only a ticket leads',
  isOnlineMobileVideocall: 'whether she is online and takes voice calls',
  isCountryBanned: 'whether she excludes the caller’s country: nothing live is offered then',
  portrait: 'her picture in the ratio 3:4, shown to everybody',
} as const;

const rating = {
  countRatings: 'ratings of the last ninety days; below 10 pages do not show the percentage',
  satisfactionRate: 'satisfied guests among them in percent, 0 to 100',
} as const;

const presence = {
  actorId: 'the performer whose presence changed',
  actorName: 'her display name, so that a page can announce it without a further read',
};

const profile = describe(actor, {
  ...person,
  gender: 'N not specified, M male, F female, C couple',
  genderType: 'who is seen: F, M, FM, FF or MM, S transsexual, T transvestite',
  about: 'her own text about herself, in the caller’s language; empty if she wrote none',
  banner: 'the wide picture above her page',
  bannedCountryCodes: 'countries that she excludes, two letters of ISO 3166 each',
  isActorAvailableForConversionChat: 'whether a guest with the offer of a free first chat can use it with her now',
  nextShowAt: 'the start of her next ticket show; null if none is planned',
  prices: 'what each kind of contact costs',
  isLivePreviewEnabled: 'whether she offers video chat and allows a free preview of it',
  isVoyeurChatAvailable: 'whether her private chats can be watched',
  isToyControlAvailable: 'whether guests can run her toy',
  isVoiceCallAvailable: 'whether she takes voice calls, once she is online',
  guestHasTicket: 'whether the caller has the ticket to the show that runs now',
  voucherChatMinutes: 'minutes of chat with her that the caller’s vouchers pay, rounded up; 0 for anonymous visitors',
  voucherChatSeconds: 'the same in seconds',
  isBlocked: 'whether she or the caller blocked the other: no messages, chats and purchases',
  ratings: ['how guests rated chats with her', { lastNinetyDays: 'those of the last ninety days' }],
  pinnedCount: 'guests who pinned her',
});

/** Descriptions of this module's fields. */
export const descriptions = [
  profile,
  describe(model, {
    ...person,
    price: 'her video chat a minute in hundredths of `currency`; null if she offers none',
    basePrice: 'the price before a discount; null without one',
    currency: 'of both prices',
    ...rating,
  }),
  describe(chatRatings, rating),
  describe(actorPrices, {
    currency: 'of all prices here',
    video: 'video chat a minute; null if she offers none',
    basePriceVideo: 'the same before a discount; null without one',
    singlec2c: 'private chat with both cameras a minute; null if she offers none',
    single: 'private chat a minute; null if she offers none',
    voyeur: 'watching a private chat a minute; null if she does not allow it',
    toyControl: 'a chat that controls her toy a minute; null without a toy',
    voiceCall: 'a voice call a minute; null if she takes none',
    message: 'a message; null if messages cost nothing',
    freeMessages: 'messages that the caller can still write to her for nothing',
    voucherChatMinutes: 'minutes of chat that the caller’s vouchers pay, rounded up',
  }),
  describe(actorState, {
    id: 'the performer',
    isOnline: person.isOnline,
    isInChat: 'whether she is in a private chat',
    freeChat: person.freeChat,
    isCurrentlyTicketShow: person.isCurrentlyTicketShow,
    since: 'when her presence changed last; null if that is not known',
  }),
  describe(heatMapDay, {
    day: '1 is Monday, 7 is Sunday, by the Berlin clock',
    hours: '24 levels, one for each hour from midnight on: 0 never online, 4 nearly always',
  }),
  describe(heatMaps, {
    heatMaps: 'the seven days, Monday first',
    hoursToBeOnline: 'whole hours until she is usually online again; null if she never is',
    actorName: 'her display name',
    memo: 'a line of text of hers about her hours; null without one',
    errors: 'what could not be worked out, as text; empty if all could',
  }),
  describe(actorNote, {
    actorId: 'whom the note is about',
    comment: 'the guest’s words, which nobody else reads, up to 2,000 characters; null without a note',
    savedAt: 'when it was stored, for `basedOn` of the next change; null without a note',
  }),
  describe(modelPage, {
    items: 'the performers of this page, in the order of the list',
    total: 'how many performers the whole list has, also on other pages',
  }),
  describe(onlineModels.input, page),
  describe(conversionChatActors.input, page),
  describe(recommendedModels.input, {
    actorId: 'the performer who is open; she herself is left out',
    first: 'how many, 4 if left out',
  }),
  describe(actorHeatMaps.input, { actorId }),
  describe(filteredModels.input, {
    genderType: 'only performers of this type; everybody if left out',
    online: 'true for those who are online, false for the others; everybody if left out',
    freeChat: 'true for those whose chat is free now; everybody if left out',
    vip: 'true for the VIP club; everybody if left out',
    ...page,
  }),
  describe(modelsV2.input, page),
  describe(modelsV3.input, {
    first: page.first,
    after: 'the `next` of the page before; the first page if left out',
  }),
  describe(modelsV3.answer, {
    items: 'performers by rank, which no presence changes',
    next: 'the `after` of the next page; null at the end of the list',
  }),
  describe(modelById.input, { id: actorId }),
  describe(actorsByIds.input, { ids: 'in the order in which the answer lists them; unknown ones are left out' }),
  describe(actorChatRatings.input, { actorId }),
  describe(actorChatRatings.answer, { lastNinetyDays: 'the only window that is counted' }),
  describe(actorInterviews.input, { actorId }),
  describe(actorInterview, {
    id: 'the interview',
    actorId: 'who was interviewed',
    title: 'its headline in the caller’s language',
    publishedAt: 'since when it can be read; the list has the latest first',
    picture: 'above the interview; it is also served 720 pixels wide',
    parts: [
      'questions and answers in their order',
      { question: 'what was asked, in the caller’s language', answer: 'what she said, in the caller’s language' },
    ],
  }),
  describe(topCams.input, {
    type: '`bestChats` by ratings, `top100` by rank, `topFavourites` by pins, `topVideocall` by points of video calls',
    online: 'true leaves out those who are offline; ranks stay those of the whole list',
  }),
  describe(topCam, {
    id: person.id,
    rank: 'the place in the whole list, from 1',
    name: person.name,
    profileLink: 'the path of her page in the caller’s language',
    online: person.isOnline,
    onlineVideocall: person.isOnlineMobileVideocall,
    age: person.age,
    previewPicture: person.portrait,
    spokenLanguages: person.spokenLanguages,
    pinnedCount: 'guests who pinned her',
    ratingCount: rating.countRatings,
    satisfactionRate: rating.satisfactionRate,
    rankingPointsVideoCall: 'points by which `topVideocall` is ordered; a number without a unit',
    videocallPrice: 'a video call a minute in hundredths of `currency`; null if she takes none',
    currency: 'of the price',
    isCountryBanned: person.isCountryBanned,
  }),
  describe(videoStars.input, { first: 'how many, 100 if left out, at most 500' }),
  describe(videoStar, {
    actorId: person.id,
    actorName: person.name,
    age: person.age,
    profileLink: 'the path of her page in the caller’s language',
    videoCount: 'all of her videos, by which the list is ordered',
    newVideoCount: 'those of the last fourteen days',
    online: person.isOnline,
    spokenLanguages: person.spokenLanguages,
    previewPicture: person.portrait,
    isCountryBanned: person.isCountryBanned,
  }),
  describe(welcomeClips.input, {
    first: 'how many, 6 if left out',
    fsk: 'the highest age rating of a clip, 0 to 18; 16 if left out',
    actorId: 'whose clip comes first; the order is by presence if left out',
  }),
  describe(welcomeClip, {
    id: 'the clip',
    model: 'who introduces herself',
    fsk: 'the age from which it may be seen',
    duration: 'seconds',
    preview: 'what is shown before it plays',
    qualities: [
      'the same clip in several sizes, the best first',
      {
        name: 'for a menu, such as `360p`',
        height: 'of its picture, in pixels',
        type: '`mp4` is a file, `hls` a playlist of segments',
        url: 'the source for the player',
      },
    ],
    vtt: 'the address of what is said, as WebVTT in the caller’s language',
  }),
  describe(profilePreview, {
    model: 'the performer with the fields of a tile',
    about: 'her own text about herself, in the caller’s language; empty if she wrote none',
    pinnedCount: 'guests who pinned her',
    videoCount: 'all of her videos',
    nextShowAt: 'the start of her next ticket show; null if none is planned',
  }),
  describe(salesPerActor, {
    actorId: 'whose content it is',
    videos: 'her videos that the guest bought',
    albums: 'her albums that the guest bought',
    tickets: 'tickets to her shows that the guest bought',
  }),
  describe(actorOnline.payload, presence),
  describe(actorOffline.payload, presence),
  describe(getActor.input, {
    actorId,
    qmday: 'a day as `2026-11-20`, to preview the site as of that day',
  }),
  describe(getActorByName.input, {
    name: 'in any spelling with the same slug, 1 to 80 characters',
    qmday: 'a day as `2026-11-20`, to preview the site as of that day',
  }),
  describe(getActorNote.input, { actorId }),
  describe(storeActorNote.input, {
    actorId,
    comment: 'the new words, 1 to 2,000 characters; null deletes the note',
    basedOn:
      'the `savedAt` of the note that was changed, null if there was none; if another device stored one since, the call ends with `wrongSequence`',
  }),
  describe(getActorPreviewImage.input, { actorId }),
  describe(getActorPreviewImage.answer, { actorId: 'whose portrait it is', picture: person.portrait }),
  describe(getActorPreviewImageByName.input, { name: 'in any spelling with the same slug, 1 to 80 characters' }),
  describe(getActorPreviewImageByName.answer, { actorId: 'whose portrait it is', picture: person.portrait }),
  describe(getActorState.input, { actorId }),
  describe(getProfilePreview.input, { actorId }),
  describe(getSalesPerActor.input, { actorId }),
].flat();
