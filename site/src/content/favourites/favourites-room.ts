import { Favourites } from '@lounge/stores/content/favourites';
import type { RoomStores, Stores } from '../../app/compose.ts';

/** What the guest pinned. */
export interface FavouritesRoom extends RoomStores {
  readonly favourites: Favourites;
}

/** Hears of pins and asks for those there are; the queue keeps the wish until the session stands. */
const begin = (favourites: Favourites): void => {
  favourites.listen();
  void favourites.request();
};

/** The guest's pins; null for anonymous visitors, and where there is no connection to pin by, as on the server. */
export const favouritesRoom = ({ room, socket, guest }: Stores): FavouritesRoom | null =>
  socket === null || !guest.isLoggedIn
    ? null
    : room('favourites', (caller) => {
        const favourites = new Favourites(caller, socket);
        return { favourites, listen: () => begin(favourites), snapshot: () => ({}), restore: () => undefined };
      });
