import { unfinishedVideos } from '@lounge/protocol/content/videos';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** How many are shown in a row. @assumed */
const unfinishedShown = 4;

/** The videos that the guest stopped in, the last one first. */
export const unfinishedRead = (context: ReadContext) =>
  new Read(() => callWithin(context, unfinishedVideos, { first: unfinishedShown }));
