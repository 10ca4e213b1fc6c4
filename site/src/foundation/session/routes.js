import { alternates, routePatterns } from '@lounge/locale';
import { gridWishesOf } from '../../engagement/tile-grid/grid-wishes.js';
import { homeHead } from './home-head.js';
const handle = {
  onPicture: true,
  head: (_app, _params, intl) => ({ ...homeHead(intl), alternates: alternates('home') }),
};
/** The start page. @spec route:home */
export const sessionRoutes = ({ stores }) =>
  routePatterns('home').map((path) => ({
    id: `home ${path}`,
    path,
    handle,
    loader: async ({ request }) => {
      const wishes = gridWishesOf(new URL(request.url).searchParams);
      await Promise.all([
        stores.jumbotron.load(),
        stores.liveRow.load(),
        stores.home.load(wishes),
        stores.newVideos.load(),
      ]);
      return null;
    },
    lazy: async () => ({ Component: (await import('./HomeScreen.js')).HomeScreen }),
  }));
//# sourceMappingURL=routes.js.map
