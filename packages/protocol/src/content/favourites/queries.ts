import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { model } from '../actors/index.ts';

/**
 * The performers whom the guest pinned, with the fields of a tile, the latest pin first.
 * @spec query:models.pinned
 * @assumed No variables and no paging.
 */
export const pinnedModels = query('content/favourites/pinnedModels', {
  needs: 'guest',
  input: s.empty,
  answer: s.array(model),
  failures: ['needLogin'],
  purpose: 'Lists the performers whom the guest pinned.',
});
