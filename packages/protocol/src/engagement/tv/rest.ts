import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { model } from '../../content/actors/schemas.ts';
import { tvProgramEntries } from './constants.ts';
import {
  actorTvLivestreamData,
  livePlayoutList,
  tvFormat,
  tvPost,
  tvProgramEntry,
  tvStreamData,
  tvStreamType,
  tvSuggestions,
  tvVideoPlayback,
} from './schemas.ts';

/** A format by its key. @spec rest:tv.format.get @assumed The path. */
export const getTvFormat = read('engagement/tv/getTvFormat', {
  path: '/rest/v1/tv/format/{key}',
  input: s.object({ key: s.boundedString(100) }),
  answer: tvFormat,
  failures: ['unknown'],
  isFresh: true,
  purpose: 'Reads a format of TV.',
});

/**
 * A video's page by its words, in any language; `previous` is the one before it in its format.
 * @spec rest:tv.post.get
 * @assumed The path.
 */
export const getTvPost = read('engagement/tv/getTvPost', {
  path: '/rest/v1/tv/post/{slug}',
  input: s.object({ slug: s.boundedString(200) }),
  answer: tvPost,
  failures: ['unknown'],
  isFresh: true,
  purpose: 'Reads the page of a video of TV.',
});

/** A video with its sources: the whole one where it is free or the guest has a TV subscription. @spec rest:tv.video.get @assumed The path. */
export const getTvVideo = read('engagement/tv/getTvVideo', {
  path: '/rest/v1/tv/video/{videoId}',
  input: s.object({ videoId: s.entityId }),
  answer: tvVideoPlayback,
  failures: ['unknown'],
  isFresh: true,
  purpose: 'Reads a video of TV with its sources.',
});

/** Videos that fit another one, which its `hashId` names. @spec rest:tv.suggestions.get @assumed The path; that `hashId` is a video's. */
export const getTvSuggestions = read('engagement/tv/getTvSuggestions', {
  path: '/rest/v1/tv/suggestions/{hashId}',
  input: s.object({ hashId: s.boundedString(100) }),
  answer: tvSuggestions,
  failures: ['unknown'],
  isFresh: true,
  purpose: 'Reads videos of TV that fit another one.',
});

/**
 * The programme from what is on now, ten entries; with `from` from the entry that is on then.
 * @spec rest:tv.program.get
 * @assumed `type`, free TV unless given; `from`, at most eight days away, else malformed.
 */
export const getTvProgram = read('engagement/tv/getTvProgram', {
  path: '/rest/v1/tv/program',
  input: s.object({
    limit: s.optional(s.integerBetween(1, tvProgramEntries.most)),
    type: s.optional(tvStreamType),
    from: s.optional(s.instant),
  }),
  answer: s.object({ entries: s.array(tvProgramEntry) }, { id: 'TvProgram', description: 'entries of the programme' }),
  purpose: 'Reads the programme of TV.',
});

/**
 * A stream's addresses, the best first, and what is on; without a subscription premium has no addresses.
 * @spec rest:tv.stream-data.get
 */
export const getTvStreamData = read('engagement/tv/getTvStreamData', {
  path: '/rest/v1/tv/stream/{type}',
  input: s.object({ type: tvStreamType }),
  answer: tvStreamData,
  purpose: 'Reads a stream of TV.',
});

/**
 * The hosts on air: the hosts of what is on who are online.
 * @spec rest:tv.live-playout-list.get
 * @assumed `type`, free TV unless given.
 */
export const getLivePlayoutList = read('engagement/tv/getLivePlayoutList', {
  path: '/rest/v1/tv/live-playout',
  input: s.object({ type: s.optional(tvStreamType) }),
  answer: livePlayoutList,
  purpose: 'Reads the hosts who are on air.',
});

/** A performer on TV as she can be contacted now. @spec rest:actor.tv-livestream-data.get @assumed The path. */
export const getActorTvLivestreamData = read('engagement/tv/getActorTvLivestreamData', {
  path: '/rest/v1/actor/tvLivestreamData/{actorId}',
  input: s.object({ actorId: s.entityId }),
  answer: actorTvLivestreamData,
  failures: ['unknown'],
  purpose: 'Reads a performer on TV.',
});

/** The performers of the programme, those who are online first. @assumed The call: the documents name a screen for them only. */
export const getTvActors = read('engagement/tv/getTvActors', {
  path: '/rest/v1/tv/actors',
  input: s.empty,
  answer: s.object({ actors: s.array(model) }, { id: 'TvActors', description: 'the performers of the programme' }),
  purpose: 'Reads the performers of the TV programme.',
});

/**
 * Marks a video as watched by the guest; a second time it has no effect.
 * @spec rest:tv.mediathek.update
 * @assumed Method, path and payload.
 */
export const updateMediathek = post('engagement/tv/updateMediathek', {
  path: '/rest/v1/tv/updateMediathek',
  needs: 'guest',
  input: s.object({ videoId: s.entityId }),
  answer: s.object({ isWatched: s.boolean }, { id: 'TvWatched', description: 'whether the guest has watched a video' }),
  failures: ['needLogin', 'unknown', 'needAbo'],
  forbiddenBy: [],
  purpose: 'Marks a video of TV as watched.',
});

/** Pins a video for later, or takes the pin away. @assumed The call. */
export const pinTvVideo = post('engagement/tv/pinTvVideo', {
  path: '/rest/v1/tv/pinVideo',
  needs: 'guest',
  input: s.object({ videoId: s.entityId, isPinned: s.boolean }),
  answer: s.object({ isPinned: s.boolean }, { id: 'TvPinned', description: 'whether a guest has pinned a video' }),
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Pins a video of TV for later.',
});

/**
 * Sets whether the guest is reminded of an entry five minutes before it starts. An instant at which nothing starts is unknown.
 * @assumed The call; `notPossible` is an entry that has begun, `limitReached` more than a hundred reminders.
 */
export const setTvReminder = post('engagement/tv/setTvReminder', {
  path: '/rest/v1/tv/reminder',
  needs: 'guest',
  input: s.object({ type: tvStreamType, start: s.instant, isReminded: s.boolean }),
  answer: s.object(
    { isReminded: s.boolean },
    { id: 'TvReminder', description: 'whether a guest is reminded of an entry' },
  ),
  failures: ['needLogin', 'unknown', 'notPossible', 'limitReached'],
  forbiddenBy: [],
  purpose: 'Sets a reminder of an entry of the programme.',
});
