import { onlineModels } from '@lounge/protocol/content/actors';
import { pagedById } from '../../reactive/PagedList.ts';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';

const pageSize = 24;

/** Everybody who is live, the highest ranked first. Who goes offline stays until the list is read again. @spec feature:performers.cams */
export const liveModels = (context: ReadContext) =>
  pagedById((offset) => callWithin(context, onlineModels, { first: pageSize, offset }));
