import type { NamedContents } from '../../foundation/page/ports.ts';
import { parseSharedJson } from '../../world/json.ts';
import { openPost } from './open-post.ts';

/** The performer and the title of a post, for its breadcrumb. */
export const postSubject: NamedContents['postSubject'] = async (postId, caller, world) => {
  const { row } = await openPost(postId, { field: 'payload.postId' }, caller, world);
  return { actorId: row.actorId, title: parseSharedJson(row.title)[caller.language] };
};
