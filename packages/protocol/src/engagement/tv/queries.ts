import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { tvPages } from './constants.ts';
import { lateNightShowEvent, tvFormat, tvProgramEntry, tvVideo, tvVideoPage, tvVideoSort } from './schemas.ts';

/** Late-night shows: the last three, what runs, and the next three, in order. @spec query:tv.late-night-show @assumed How many. */
export const lateNightShow = query('engagement/tv/lateNightShow', {
  input: s.empty,
  answer: s.array(lateNightShowEvent),
  purpose: 'Lists late-night shows.',
});

/** The entry that is on now; null where nothing is. @spec query:tv.current-programme */
export const currentProgramme = query('engagement/tv/currentProgramme', {
  input: s.object({ premium: s.boolean }),
  answer: s.object(
    { entry: s.nullable(tvProgramEntry) },
    { id: 'CurrentProgramme', description: 'what is on now; null where nothing is' },
  ),
  purpose: 'Reads what is on TV now.',
});

/** All formats, those with new videos first. @spec query:tv.series @assumed The order. */
export const tvSeries = query('engagement/tv/tvSeries', {
  input: s.empty,
  answer: s.array(tvFormat),
  purpose: 'Lists the series of TV.',
});

/**
 * Videos of the library, thirty at a time: of a format, of a category, pinned by the guest, or found by a pattern.
 * @spec query:tv.mediathek.videos
 * @assumed Variables and answer.
 */
export const mediathekVideos = query('engagement/tv/mediathekVideos', {
  input: s.object({
    key: s.optional(s.boundedString(100)),
    category: s.optional(s.boundedString(100)),
    isPinned: s.optional(s.boolean),
    searchPattern: s.optional(s.boundedString(200)),
    sort: s.optional(tvVideoSort),
    first: s.optional(s.integerBetween(1, tvPages.most)),
    offset: s.optional(s.count),
  }),
  answer: tvVideoPage,
  failures: ['unknown'],
  purpose: 'Lists videos of the library of TV.',
});

/** Videos that fit what the guest has watched; the newest for others. @spec query:tv.mediathek.recommendations @assumed By what. */
export const mediathekRecommendations = query('engagement/tv/mediathekRecommendations', {
  input: s.empty,
  answer: s.array(tvVideo),
  purpose: 'Proposes videos of the library of TV.',
});
