import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { video } from './schemas.ts';

/**
 * Videos of performers, newest first, `first` of them (4 unless given, at most 100) after the first `offset`.
 * @assumed The variable `offset`, and that a list without other variables is sorted by age; the other variables of the documents'
 * list (acting groups, tags, times, types, sort order) come with the pages that use them.
 */
export const videoList = query('content/videos/videoList', {
  input: s.object({ modelIds: s.array(s.entityId), first: s.optional(s.count), offset: s.optional(s.count) }),
  answer: s.array(video),
  purpose: 'Reads videos of performers, newest first.',
});

/**
 * Videos by their ids, in the requested order; unknown ids are omitted. Only the first 100 ids count.
 * @spec query:videos.by-ids
 * @assumed The limit; the documents state "by ids" only.
 */
export const videosByIds = query('content/videos/videosByIds', {
  input: s.object({ ids: s.array(s.entityId) }),
  answer: s.array(video),
  purpose: 'Reads videos by their ids.',
});
