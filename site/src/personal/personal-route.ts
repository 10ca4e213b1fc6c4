import { route as ageCheckRoute } from '../foundation/age-check/age-check-route.ts';
import { messages } from '../foundation/guest/Personal.messages.ts';
import { personalPage } from '../foundation/guest/personal-page.ts';
import { PersonalScreen } from './PersonalScreen.tsx';
import { messages as pinTexts } from '../content/favourites/Favourites.messages.ts';
import { route as notificationsRoute } from '../content/notifications/notifications-route.ts';
import { libraryRoutes } from '../content/media-library/library-route.tsx';
import { boughtTotalsOf } from '../engagement/feed/bought-totals-stores.ts';
import { FavouritesScreen } from './FavouritesScreen.tsx';
import { countsOf } from '../foundation/guest/counts-stores.ts';
import { pinnedPicturesOf } from '../content/favourites/pinned-pictures-stores.ts';
import { coinsOf } from '../foundation/wallet/coins-stores.ts';
import { vouchersOf } from '../foundation/vouchers/voucher-stores.ts';

/** The guest's own page. */
const personalRoute = personalPage('personal', {
  screen: PersonalScreen,
  head: messages,
  load: async ({ stores }) => {
    const { benefits, vouchers } = vouchersOf(stores);
    await Promise.all([
      countsOf(stores).data.load(),
      pinnedPicturesOf(stores).data.load(),
      coinsOf(stores).settings.load(),
      benefits.data.load(),
      vouchers.load(),
    ]);
  },
});

/** Everything that the guest pinned; the performers come by the socket. */
const favouritesRoute = personalPage('personal.favourites', {
  screen: FavouritesScreen,
  head: pinTexts,
  load: async ({ stores }, { search }) => {
    const counts = countsOf(stores).data;
    // How many rows to hold ready for the pins.
    await Promise.all([
      counts.value === null && counts.load(),
      search.has('show') && pinnedPicturesOf(stores).data.load(),
    ]);
  },
});

/** The pages by route key: one chunk for all, as each further one costs the first load its name and those of what it needs. */
export const routes = {
  personal: personalRoute,
  'personal.age-check': ageCheckRoute,
  'personal.favourites': favouritesRoute,
  ...libraryRoutes(boughtTotalsOf),
  'personal.notifications': notificationsRoute,
};
