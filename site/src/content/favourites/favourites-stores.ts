import { Favourites, PinSuggestions, RemovedPin } from '@lounge/stores/content/favourites';
import { useApp } from '../../shared/app-context.ts';
import type { Stores } from '../../shared/stores.ts';
import { defineModule } from '../../shared/define-module.ts';
import { nullSocket } from '../../shared/null-socket.ts';
import { RejectedPin } from './RejectedPin.ts';

const favourites = defineModule({
  key: 'favourites',
  create: ({ context, socket }) => new Favourites(context, socket ?? nullSocket),
  listen: (store) => {
    store.listen();
    // The socket queues the request until its session is ready.
    void store.request();
  },
});

/** The guest's pins; null for anonymous visitors and without a socket, as on the server. */
export const favouritesOf = (stores: Stores): Favourites | null =>
  stores.socket === null || !stores.guest.isLoggedIn ? null : favourites.of(stores);

/** The guest's pins; null for anonymous visitors and without a socket, as on the server. */
export const useFavourites = (): Favourites | null => favouritesOf(useApp().stores);

/** The pin that was removed last on this page. */
export const { use: useRemovedPin } = defineModule({
  key: 'removed pin',
  create: (stores) => new RemovedPin(favourites.of(stores)),
});

/** Why the last pin on this page was rejected. */
export const { use: useRejectedPin } = defineModule({ key: 'rejected pin', create: () => new RejectedPin() });

/** Performers and videos that go with the pins. */
export const { use: usePinSuggestions } = defineModule({
  key: 'pin suggestions',
  create: (stores) => new PinSuggestions(stores.context, favourites.of(stores)),
});
