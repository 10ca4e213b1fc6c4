import { breadcrumbStep } from '../../foundation/page/schemas.ts';
import { model } from '../../content/actors/schemas.ts';
import { streamSource } from '../../content/live-chat/schemas.ts';
import { mediaSource } from '../../content/videos/schemas.ts';
import { picture, tvStreamType } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';

export { tvStreamType };

/** Where a video of TV has its page: the key of its format and its words. @assumed */
export const tvVideoPlace = s.object(
  { videoId: s.entityId, key: s.string, slug: s.string },
  { id: 'TvVideoPlace', description: 'where a video of TV has its page' },
);

/**
 * An entry of the programme; it ends when the next one starts.
 * @spec entity:tvProgramEntry
 * @assumed All but `title`, `previewPicture` and `start`.
 */
export const tvProgramEntry = s.object(
  {
    title: s.string,
    previewPicture: picture,
    start: s.instant,
    end: s.instant,
    type: tvStreamType,
    key: s.string,
    text: s.string,
    isLive: s.boolean,
    video: s.nullable(tvVideoPlace),
    isReminded: s.boolean,
  },
  { id: 'TvProgramEntry', description: 'an entry of the TV programme' },
);

/**
 * A format of TV, which is a series of videos in the library; `key` is its word in addresses, the same in all languages.
 * @spec entity:tvFormat
 * @assumed All but `key`; that format and series are one.
 */
export const tvFormat = s.object(
  {
    key: s.string,
    title: s.string,
    text: s.string,
    isPremium: s.boolean,
    picture,
    episodes: s.count,
    newEpisodes: s.count,
    hostIds: s.array(s.entityId),
  },
  { id: 'TvFormat', description: 'a format of TV, which is a series of videos' },
);

const tvVideoFields = {
  id: s.entityId,
  hashId: s.string,
  key: s.string,
  formatTitle: s.string,
  number: s.count,
  slug: s.string,
  title: s.string,
  duration: s.count,
  isPremium: s.boolean,
  picture,
  publishedAt: s.instant,
  isWatched: s.boolean,
  isPinned: s.boolean,
};

/**
 * A video of the library of TV; `duration` in seconds.
 * @spec entity:tvVideo
 * @assumed Its fields.
 */
export const tvVideo = s.object(tvVideoFields, {
  id: 'TvVideo',
  description: 'a video of the library of TV; duration in seconds',
});

/** A category of videos of TV. @assumed The fields. */
export const tvCategory = s.object(
  { key: s.string, name: s.string },
  { id: 'TvCategory', description: 'a category of videos of TV' },
);

/**
 * A video of TV as its page shows it.
 * @spec entity:tvPost
 * @assumed What is in its fields, whose names alone the documents give.
 */
export const tvPost = s.object(
  {
    post: s.object(
      { ...tvVideoFields, text: s.string },
      { id: 'TvPostVideo', description: 'a video of TV and its words' },
    ),
    previous: s.nullable(tvVideo),
    similar: s.object({ models: s.array(model) }, { id: 'TvSimilar', description: 'who is in it' }),
    categories: s.array(tvCategory),
    breadcrumbs: s.array(breadcrumbStep),
  },
  { id: 'TvPost', description: 'a video of TV as its page shows it' },
);

/** A video of TV with its sources. @assumed */
export const tvVideoPlayback = s.object(
  {
    video: tvVideo,
    preview: mediaSource,
    full: s.nullable(mediaSource),
    isLocked: s.boolean,
  },
  { id: 'TvVideoPlayback', description: 'a video of TV with its sources' },
);

/** Videos of TV that fit another one. @spec entity:tvSuggestions @assumed The fields. */
export const tvSuggestions = s.object(
  { videos: s.array(tvVideo) },
  { id: 'TvSuggestions', description: 'videos of TV that fit another one' },
);

/**
 * A stream of TV and what is on.
 * @spec entity:tvStreamData
 * @assumed All but `type`.
 */
export const tvStreamData = s.object(
  {
    type: tvStreamType,
    isLocked: s.boolean,
    sources: s.array(streamSource),
    current: s.nullable(tvProgramEntry),
    next: s.nullable(tvProgramEntry),
  },
  { id: 'TvStreamData', description: 'a stream of TV and what is on' },
);

/** A host who is on air; `uid` is the performer's id. @spec entity:livePlayoutHost @assumed That `uid` is the id. */
export const livePlayoutHost = s.object(
  { uid: s.entityId },
  { id: 'LivePlayoutHost', description: 'a host who is on air' },
);

/** The hosts on air. */
export const livePlayoutList = s.object(
  { hosts: s.array(livePlayoutHost) },
  { id: 'LivePlayoutList', description: 'the hosts who are on air' },
);

/**
 * A performer on TV, as she can be contacted now.
 * @spec entity:actorTvLivestreamData
 * @assumed All but `actorId`.
 */
export const actorTvLivestreamData = s.object(
  { actorId: s.entityId, isOnAir: s.boolean, type: s.nullable(tvStreamType), actor: model },
  { id: 'ActorTvLivestreamData', description: 'a performer on TV, as she can be contacted now' },
);

/** A text of late night, which there is in two languages only. */
const germanEnglish = s.object(
  { de: s.string, en: s.string },
  { id: 'GermanEnglishText', description: 'a text in German and in English' },
);

/** Who is in a late-night show. */
export const lateNightActor = s.object(
  { id: s.entityId, name: s.string, slug: s.string, portrait: picture },
  { id: 'LateNightActor', description: 'who is in a late-night show' },
);

/**
 * A late-night show: every language but German reads the English texts.
 * @spec entity:lateNightShowEvent
 * @assumed `id`, `picture`, `video` and the names of the fields.
 */
export const lateNightShowEvent = s.object(
  {
    id: s.string,
    headline: germanEnglish,
    text: germanEnglish,
    begin: s.instant,
    end: s.instant,
    actors: s.array(lateNightActor),
    picture,
    video: s.nullable(tvVideoPlace),
    isReminded: s.boolean,
  },
  { id: 'LateNightShowEvent', description: 'a late-night show with its texts in two languages' },
);

/** A page of videos of TV, how many there are, and the category that the list names. */
export const tvVideoPage = s.object(
  { items: s.array(tvVideo), total: s.count, category: s.nullable(tvCategory) },
  { id: 'TvVideoPage', description: 'a page of videos of TV' },
);

/** The order of the videos of TV. @assumed */
export const tvVideoSort = s.enum(['newest', 'oldest', 'longest', 'best'], {
  id: 'TvVideoSort',
  description: 'an order of videos of TV; best is that of a search',
});
