import * as s from '../../schema/s.ts';
import { actorRef, picture } from '../../schema/common.ts';
import { model } from '../actors/schemas.ts';
import { album } from '../galleries/schemas.ts';
import { video } from '../videos/schemas.ts';

/**
 * The types of results.
 * @spec entity:enum.searchResultType
 * @deviates entity:enum.searchResultType docs/decisions/0222
 * @assumed The spelling of their names. `models` is a second name of `actors`; asmr is a tag (0222).
 */
export const searchType = s.enum(['all', 'actors', 'models', 'videos', 'mediaLibrary', 'galleries', 'tv', 'blog'], {
  id: 'SearchType',
  description: 'a type of results; models is a second name of actors',
});

/** The order of results: the best first, or by age. @assumed Its values are not shown. */
export const searchSort = s.enum(['best', 'released'], {
  id: 'SearchSort',
  description: 'what results are ordered by',
});

/** The direction of an order. @assumed Its values are not shown. */
export const searchOrder = s.enum(['asc', 'desc'], { id: 'SearchOrder', description: 'the direction of an order' });

/** Something that a guest owns, as a result: a video or an album. @assumed The fields. */
export const libraryItem = s.object(
  {
    kind: s.enum(['video', 'album'], { id: 'LibraryItemKind', description: 'a video or an album' }),
    id: s.entityId,
    title: s.string,
    actor: actorRef,
    preview: picture,
    link: s.string,
  },
  { id: 'LibraryItem', description: 'a video or an album that the guest owns' },
);

/**
 * An article of the magazine, as a result.
 * @assumed `category`, `picture` and `link`: the documents name the other fields only.
 */
export const articleHit = s.object(
  {
    id: s.entityId,
    title: s.string,
    subtitle: s.string,
    date: s.instant,
    excerpt: s.string,
    featured: s.boolean,
    category: s.string,
    picture,
    link: s.string,
  },
  { id: 'ArticleHit', description: 'an article of the magazine among the results' },
);

/** A video of TV, as a result; `duration` in seconds. @assumed The fields. */
export const tvHit = s.object(
  {
    id: s.entityId,
    title: s.string,
    formatTitle: s.string,
    duration: s.count,
    isPremium: s.boolean,
    isWatched: s.boolean,
    picture,
    publishedAt: s.instant,
    link: s.string,
  },
  { id: 'TvHit', description: 'a video of TV among the results; duration in seconds' },
);

/** A tag of videos. @assumed The fields: its key, its name in the caller's language, and the number of its videos. */
export const searchTag = s.object(
  { id: s.string, name: s.string, count: s.count },
  { id: 'SearchTag', description: 'a tag of videos, with their number' },
);

/** A performer among the results of a typed search. */
const actorHit = s.object(
  {
    name: s.string,
    imageUrl: s.string,
    /** Width divided by height. */
    imageAspect: s.number,
    link: s.string,
    online: s.boolean,
    mobileVideoCall: s.boolean,
  },
  { id: 'ActorHit', description: 'a performer among the results of a typed search' },
);

const group = <const T extends string, I extends typeof video | typeof libraryItem | typeof tvHit | typeof articleHit>(
  type: T,
  item: I,
  id: string,
) =>
  s.object(
    { count: s.count, link: s.string, items: s.array(item), type: s.literal(type) },
    { id, description: 'results of one type with their number and the page of all' },
  );

/**
 * The results of a typed search. `searchPattern` is the pattern that they answer; `count` goes to 1,000.
 * @spec entity:globalSearchState
 */
export const globalSearchAnswer = s.object(
  {
    searchPattern: s.string,
    proposals: s.array(s.string),
    actors: s.object(
      { count: s.count, link: s.string, items: s.array(actorHit) },
      { id: 'ActorHits', description: 'performers among the results, with their number and the page of all' },
    ),
    videos: group('videos', video, 'VideoHits'),
    mediathek: group('mediathek', libraryItem, 'LibraryHits'),
    tv: group('tv', tvHit, 'TvHits'),
    blog: group('blog', articleHit, 'ArticleHits'),
  },
  { id: 'GlobalSearch', description: 'the results of a typed search' },
);

/** A page of results of one type with the total, which goes to 1,000. */
const pageOf = <I extends typeof model | typeof video | typeof album | typeof libraryItem | typeof articleHit>(
  item: I,
  id: string,
) => s.object({ items: s.array(item), total: s.count }, { id, description: 'a page of results and their total' });

/** A page of performers. */
export const foundActors = pageOf(model, 'FoundActors');
/** A page of videos. */
export const foundVideos = pageOf(video, 'FoundVideos');
/** A page of albums. */
export const foundGalleries = pageOf(album, 'FoundGalleries');
/** A page of what a guest owns. */
export const foundLibrary = pageOf(libraryItem, 'FoundLibrary');
/** A page of articles. */
export const foundArticles = pageOf(articleHit, 'FoundArticles');

/**
 * Results of one type, or the first ones of each. `totalCount` and `totals` are null unless they were asked for.
 * @spec entity:searchResults
 */
export const searchResults = s.object(
  {
    searchPattern: s.string,
    searchType,
    from: s.count,
    totalCount: s.nullable(s.count),
    totals: s.nullable(
      s.object(
        { models: s.count, videos: s.count, galleries: s.count, mediaLibrary: s.count, tv: s.count, blog: s.count },
        { id: 'SearchTotals', description: 'the number of results by type, to 1,000' },
      ),
    ),
    models: s.array(model),
    videos: s.array(video),
    galleries: s.array(album),
    mediaLibrary: s.array(libraryItem),
    tv: s.array(tvHit),
    blog: s.array(articleHit),
  },
  { id: 'SearchResults', description: 'results of a search by type' },
);
