import { getBlogPlaceholder } from '@lounge/protocol/engagement/blog';
import { handle } from '../../dispatch/handler.ts';

/** The handlers of this module's calls. */
export const blogHandlers = [handle(getBlogPlaceholder, async () => ({ isPlaceholder: true }))];
