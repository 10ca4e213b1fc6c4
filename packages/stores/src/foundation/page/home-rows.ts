import type { AnswerOf } from '@lounge/protocol';
import { getHomeRows } from '@lounge/protocol/foundation/page';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** The rows of the start page by their names, in the order of the server; a page leaves out those that it does not know. */
export const homeRows = (context: ReadContext): Read<AnswerOf<typeof getHomeRows>> =>
  new Read(() => callWithin(context, getHomeRows, {}));
