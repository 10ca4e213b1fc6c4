import { pageRoute } from '../shared/page-route.ts';
import { gridOptionsOf } from '../engagement/tile-grid/grid-options.ts';
import { messages } from './Home.messages.ts';
import { homeOf } from './home-stores.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** The start page. */
export const route = pageRoute('home', {
  screen: HomeScreen,
  head: messages,
  onPicture: true,
  load: async ({ stores }, { search }) => {
    const { rows, jumbotron, liveRow, tonight, newVideos } = homeOf(stores);
    await Promise.all([
      rows.load(),
      jumbotron.content.load(),
      liveRow.load(),
      tonight.load(gridOptionsOf(search)),
      newVideos.load(),
    ]);
  },
});
