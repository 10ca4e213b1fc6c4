import { query } from '../../declare/call.ts';
import { entityId, listOf, shape } from '../../vocabulary/shapes.ts';
import { video } from './shapes.ts';

/**
 * Videos by their ids, in the order asked for; ids that no video has are left out. At most 100 ids count.
 * @spec query:videos.by-ids
 * @assumed The limit; the documents state "by ids" only.
 */
export const videosByIds = query('content/videos/videosByIds', {
  input: shape({ ids: listOf(entityId) }),
  answer: listOf(video),
  purpose: 'Reads videos by their ids.',
});
