import { Favourites } from '@lounge/stores/content/favourites';
import type { ModuleStores, Stores } from '../../app/compose.ts';

/** What the guest pinned. */
export interface FavouritesStores extends ModuleStores {
  readonly favourites: Favourites;
}

/** Hears of pins and asks for those there are; the queue keeps the wish until the session stands. */
const begin = (favourites: Favourites): void => {
  favourites.listen();
  void favourites.request();
};

/** The guest's pins; null for anonymous visitors, and where there is no connection to pin by, as on the server. */
export const favouritesStores = ({ module, socket, guest }: Stores): FavouritesStores | null =>
  socket === null || !guest.isLoggedIn
    ? null
    : module('favourites', (context) => {
        const favourites = new Favourites(context, socket);
        return { favourites, listen: () => begin(favourites), snapshot: () => ({}), restore: () => undefined };
      });
