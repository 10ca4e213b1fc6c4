import { Performers } from '@lounge/stores/content/actors';
import type { Stores } from '../../app/compose.ts';

/** The profiles that were opened on this page. */
export const performersRoom = (stores: Stores): Performers =>
  stores.room('performers', (caller) => new Performers(caller));
