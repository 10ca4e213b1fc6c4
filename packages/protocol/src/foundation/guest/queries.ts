import { query } from '../../declare/call.ts';
import { nothing } from '../../vocabulary/shapes.ts';
import { guestInitData as guestInitDataShape } from './shapes.ts';

/**
 * What the site must know of its visitor before it draws.
 * @spec query:guest.init-data
 */
export const guestInitData = query('foundation/guest/guestInitData', {
  input: nothing,
  answer: guestInitDataShape,
  purpose: 'Reads what the site knows of its visitor from the start.',
});
