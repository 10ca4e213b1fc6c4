import { GuestNews } from '@lounge/stores/foundation/guest';
import type { Ears } from '@lounge/stores';
import { StatusItems } from '@lounge/stores/foundation/page';
import { Leaving } from '@lounge/stores/foundation/session';
import type { RoomStores, Stores } from '../../app/compose.ts';
import { todayRoom } from '../page/today-room.ts';

/** The stores that only guests need: what pushes tell of them, and the way out. */
export interface GuestRoom extends RoomStores {
  readonly leaving: Leaving;
  /** What the status bar has to say. */
  readonly status: StatusItems;
}

/** The guest's room of these stores. */
export const guestRoom = ({ room, drawnAt, guest, reloads, socket }: Stores): GuestRoom =>
  room('guest', (caller) => {
    const news = new GuestNews(guest);
    const leaving = new Leaving(caller, () => reloads.request());
    const status = new StatusItems({ scope: caller.scope, today: todayRoom({ room, drawnAt }) }, guest, socket);
    const listen = (ears: Ears): void => {
      news.listen(ears);
      status.listen();
    };
    return { leaving, status, listen, snapshot: () => ({}), restore: () => undefined };
  });
