import { LiveRow } from '@lounge/stores/content/actors';
import { Jumbotron } from '@lounge/stores/engagement/teasers';
import { TileGrid } from '@lounge/stores/engagement/tile-grid';
import { homeRows } from '@lounge/stores/foundation/page';
import { defineModule } from '../shared/define-module.ts';
import { restorables } from '../shared/snapshots.ts';

/**
 * Number of performers before "show more": none of them stands alone in the last row of two to six columns, where the big tile covers
 * two cells of two columns and four of five or six.
 */
export const performersShown = 59;
/** Number of performers of each "show more": full rows in every number of columns, so that the last row stays as long as it was. */
export const performersMore = 60;
const videosShown = 4;

/** The stores of the start page. */
export const { of: homeOf, use: useHome } = defineModule({
  key: 'home',
  create: ({ context }) => ({
    rows: homeRows(context),
    jumbotron: new Jumbotron(context),
    liveRow: new LiveRow(context),
    tonight: new TileGrid('home', performersShown, context, performersMore),
    newVideos: new TileGrid('newVideos', videosShown, context),
  }),
  listen: ({ liveRow }, pushSource) => liveRow.listen(pushSource),
  snapshot: ({ rows, jumbotron, liveRow, tonight, newVideos }) =>
    restorables({
      'home/rows': rows,
      'home/jumbotron': jumbotron.content,
      'home/live': liveRow.page,
      'home/tonight': tonight.list,
      'home/videos': newVideos.list,
    }),
});
