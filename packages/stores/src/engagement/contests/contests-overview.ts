import type { AnswerOf } from '@lounge/protocol';
import { contests, getContestActor } from '@lounge/protocol/engagement/contests';
import type { Result } from '@lounge/transport';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';
import type { ContestEntryData } from './Contest.ts';

/** The contests that run, and the last that are over. */
export type ContestsData = AnswerOf<typeof contests>;

/** The contests of the overview. */
export const contestsOverview = (context: ReadContext): Read<ContestsData> =>
  new Read(() => callWithin(context, contests, {}));

/** Reads the entries of a performer in a contest. */
export const contestEntriesOf = async (
  contestId: number,
  actorId: number,
  context: ReadContext,
): Promise<Result<readonly ContestEntryData[]>> =>
  mapped(
    await callWithin(context, getContestActor, { contestId, actorId }),
    ({ contestGridItems }) => contestGridItems,
  );
