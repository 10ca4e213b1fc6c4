import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { movementPage } from './schemas.ts';

/**
 * The guest's statement: every ledger entry, newest first; 20 by default.
 * @assumed The documents name no statement; a guest must be able to see what coins were spent on.
 */
export const getMovements = query('foundation/wallet/getMovements', {
  needs: 'guest',
  input: s.object({ first: s.optional(s.pageNumber), offset: s.optional(s.pageNumber) }),
  answer: movementPage,
  failures: ['needLogin'],
  purpose: 'Lists the guest’s ledger entries, newest first.',
});
