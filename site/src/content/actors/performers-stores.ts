import { Performers } from '@lounge/stores/content/actors';
import type { Stores } from '../../app/compose.ts';

/** The profiles that were opened on this page. */
export const performersStores = (stores: Stores): Performers =>
  stores.module('performers', (context) => new Performers(context));
