import { profileRow, startPageRow } from '@lounge/stores/engagement/feed';
import { defineModule, defineRead } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';

/** The feed's row of the start page. */
export const { of: homeFeedRowOf, use: useHomeFeedRow } = defineRead('homeFeedRow', ({ context }) =>
  startPageRow(context),
);

/** The rows of performers' pages, by performer. */
export const { of: profileFeedRowsOf, use: useProfileFeedRows } = defineModule({
  key: 'profileFeedRows',
  create: ({ context }) =>
    openedStores(
      (actorId) => profileRow(actorId, context),
      (row, actorId) => ({ [`feed row ${actorId}`]: row }),
    ),
  listen: (rows, pushSource) => rows.listen(pushSource),
  snapshot: (rows) => rows,
});
