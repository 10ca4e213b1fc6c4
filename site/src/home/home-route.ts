import { pageRoute } from '../shared/page-route.ts';
import { loadHomeFeed } from '../engagement/feed/home-feed-slot.ts';
import { gridOptionsOf } from '../engagement/tile-grid/grid-options.ts';
import { loadSortSelect } from '../engagement/tile-grid/sort-slot.tsx';
import { messages } from './Home.messages.ts';
import { homeOf } from './home-stores.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** The start page. */
export const route = pageRoute('home', {
  screen: HomeScreen,
  head: messages,
  isList: true,
  onPicture: true,
  load: async ({ stores }, { search }) => {
    const { rows, jumbotron, liveRow, tonight, newVideos } = homeOf(stores);
    await Promise.all([
      rows.load(),
      jumbotron.content.load(),
      liveRow.load(),
      tonight.load(gridOptionsOf(search)),
      newVideos.load(),
      // Without their code the row is left out, and the grid has its usual order.
      loadHomeFeed().then(
        ({ homeFeedRowOf }) => homeFeedRowOf(stores).load(),
        () => null,
      ),
      loadSortSelect().catch(() => null),
    ]);
  },
});
