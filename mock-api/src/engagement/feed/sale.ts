import type { Sale } from '../../foundation/wallet/ports.ts';
import type { Caller } from '../../world/world.ts';
import { restrictedBy } from './map-media.ts';
import { openPost } from './open-post.ts';

/** Media of posts for sale to a caller. */
export const postSaleTo = (caller: Caller): Sale => ({
  kind: 'feedPost',
  parameter: 'postId',
  find: async (id, world) => {
    const { row } = await openPost(id, { field: 'postId', blocks: 'buyers' }, caller, world);
    return { actorId: row.actorId, ...restrictedBy(row) };
  },
  checkBuyer: () => Promise.resolve(),
});
