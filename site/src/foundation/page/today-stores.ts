import { Today } from '@lounge/stores/foundation/page';
import type { Stores } from '../../app/compose.ts';

/** The one day that everything on a page goes by. */
export const todayStores = ({ module, renderedAt: drawnAt }: Pick<Stores, 'module' | 'renderedAt'>): Today =>
  module('today', (context) => ({
    today: new Today(drawnAt, context),
    snapshot: () => ({}),
    restore: () => undefined,
  })).today;
