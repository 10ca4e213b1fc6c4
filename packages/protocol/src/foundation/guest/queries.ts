import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { guestInitData as guestInitDataSchema, guestSidebarData as guestSidebarDataSchema } from './schemas.ts';

/**
 * The data of the visitor that the site needs before it renders.
 * @spec query:guest.init-data
 */
export const guestInitData = query('foundation/guest/guestInitData', {
  input: s.empty,
  answer: guestInitDataSchema,
  purpose: 'Reads the data of the visitor that the site needs at the start.',
});

/**
 * The guest's own counts: purchases, pins, pinned performers online, and coins.
 * @spec query:guest.sidebar-data
 */
export const guestSidebarData = query('foundation/guest/guestSidebarData', {
  needs: 'guest',
  input: s.empty,
  answer: guestSidebarDataSchema,
  failures: ['needLogin'],
  purpose: 'Reads the guest’s own counts.',
});
