import type { AnswerOf } from '@lounge/protocol';
import { collections } from '@lounge/protocol/content/actor-search';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** A category of performers. */
export type CategoryData = AnswerOf<typeof collections>[number];

/** The categories of performers. @spec query:collections.list, feature:performers.categories */
export const categories = (context: ReadContext) =>
  new Read<readonly CategoryData[]>(() => callWithin(context, collections, {}));
