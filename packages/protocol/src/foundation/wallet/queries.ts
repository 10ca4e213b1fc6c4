import { query } from '../../declare/call.ts';
import { maybe, pageNumber, shape } from '../../vocabulary/shapes.ts';
import { movementPage } from './shapes.ts';

/**
 * The guest's statement: every movement of coins, newest first; 20 unless `first` says otherwise.
 * @assumed The documents name no statement; a guest must be able to see what coins were spent on.
 */
export const getMovements = query('foundation/wallet/getMovements', {
  needs: 'guest',
  input: shape({ first: maybe(pageNumber), offset: maybe(pageNumber) }),
  answer: movementPage,
  failures: ['needLogin'],
  purpose: 'Lists the movements of the guest’s coins, newest first.',
});
