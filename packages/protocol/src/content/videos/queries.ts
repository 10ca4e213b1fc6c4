import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { video } from './schemas.ts';

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
