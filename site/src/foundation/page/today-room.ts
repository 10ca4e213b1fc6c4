import { Today } from '@lounge/stores/foundation/page';
import type { Stores } from '../../app/compose.ts';

/** The one day that everything on a page goes by. */
export const todayRoom = ({ room, drawnAt }: Pick<Stores, 'room' | 'drawnAt'>): Today =>
  room('today', (caller) => ({
    today: new Today(drawnAt, caller),
    snapshot: () => ({}),
    restore: () => undefined,
  })).today;
