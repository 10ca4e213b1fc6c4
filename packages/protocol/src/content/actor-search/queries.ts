import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { collection } from './schemas.ts';

/**
 * The categories of performers, in their order.
 * @spec query:collections.list
 * @assumed The call has no variables.
 */
export const collections = query('content/actor-search/collections', {
  input: s.empty,
  answer: s.array(collection),
  purpose: 'Lists the categories of performers.',
});
