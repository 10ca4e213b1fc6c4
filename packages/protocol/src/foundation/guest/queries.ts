import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { guestInitData as guestInitDataShape, guestSidebarData as guestSidebarDataShape } from './schemas.ts';

/**
 * What the site must know of its visitor before it draws.
 * @spec query:guest.init-data
 */
export const guestInitData = query('foundation/guest/guestInitData', {
  input: s.empty,
  answer: guestInitDataShape,
  purpose: 'Reads what the site knows of its visitor from the start.',
});

/**
 * The guest's own figures: what was bought, who is pinned and online, how many coins there are.
 * @spec query:guest.sidebar-data
 */
export const guestSidebarData = query('foundation/guest/guestSidebarData', {
  needs: 'guest',
  input: s.empty,
  answer: guestSidebarDataShape,
  failures: ['needLogin'],
  purpose: 'Reads the guest’s own figures.',
});
