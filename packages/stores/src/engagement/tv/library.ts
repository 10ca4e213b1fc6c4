import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  getTvActors,
  getTvFormat,
  getTvPost,
  getTvVideo,
  lateNightShow,
  mediathekRecommendations,
  mediathekVideos,
  tvPages,
  tvSeries,
} from '@lounge/protocol/engagement/tv';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';

type VideoPage = AnswerOf<typeof mediathekVideos>;
/** A video of the library of TV. */
export type TvVideoData = VideoPage['items'][number];
/** A format of TV, which is a series. */
export type TvFormatData = AnswerOf<typeof getTvFormat>;
/** A video of TV as its page shows it. */
export type TvPostData = AnswerOf<typeof getTvPost>;
/** A video of TV with its sources. */
export type TvPlaybackData = AnswerOf<typeof getTvVideo>;
/** A late-night show. */
export type LateNightShowData = AnswerOf<typeof lateNightShow>[number];

/** Which videos a list has. */
export type TvListing = Omit<InputOf<typeof mediathekVideos>, 'offset'>;

/** Videos of the library, page by page. @spec feature:tv.mediathek */
export const tvVideoList = (
  { first = tvPages.size, ...listing }: TvListing,
  context: ReadContext,
): PagedList<VideoPage, TvVideoData> =>
  new PagedList((offset) => callWithin(context, mediathekVideos, { ...listing, first, offset }), {
    itemsOf: ({ items }) => items,
    totalOf: ({ total }) => total,
    keyOf: ({ id }) => id,
  });

/** Videos that fit what the guest has watched. */
export const tvRecommendationsRead = (context: ReadContext) =>
  new Read(() => callWithin(context, mediathekRecommendations, {}));

/** All series, those with new videos first. */
export const tvSeriesRead = (context: ReadContext) => new Read(() => callWithin(context, tvSeries, {}));

/** A series by its key. */
export const tvFormatRead = (key: string, context: ReadContext) =>
  new Read(() => callWithin(context, getTvFormat, { key }));

/** The performers of the programme. */
export const tvActorsRead = (context: ReadContext) =>
  new Read(async () => mapped(await callWithin(context, getTvActors, {}), ({ actors }) => actors));

/** The late-night shows. */
export const lateNightRead = (context: ReadContext) => new Read(() => callWithin(context, lateNightShow, {}));
