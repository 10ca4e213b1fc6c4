import { post, read, writes } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { mostContestEntries } from './constants.ts';
import {
  contest,
  contestGridItem,
  contestGuestData,
  contestHeader,
  contestsGridConfig,
  contestSub,
  contestVoteResult,
  windowSettings,
} from './schemas.ts';

const contestId = s.entityId;

/**
 * Votes for a photo. Said again, it changes nothing.
 * @spec rest:contests.vote, rule:contest-max-votes, rule:contest-voting-avs
 * @assumed The full path; a `guestId` that is not the session's is `needLogin`; `notPossible` outside of the time of the contest and in
 * contests that are voted otherwise.
 */
export const vote = post('engagement/contests/vote', {
  path: '/rest/v1/contests/vote',
  needs: 'guest',
  input: s.object({
    actorId: s.entityId,
    contestId,
    guestId: s.entityId,
    mediaId: s.entityId,
    albumId: s.nullable(s.entityId),
    ...windowSettings,
  }),
  answer: contestVoteResult,
  failures: ['needLogin', 'unknown', 'notPossible'],
  forbiddenBy: writes,
  purpose: 'Votes for a photo of a contest.',
});

const mediaVote = s.object({ contestId, mediaId: s.entityId, ...windowSettings });

/**
 * Votes for a video. Said again, it changes nothing.
 * @spec rest:contests.media-voting.add
 * @assumed Method, path and input.
 */
export const addContestMediaVoting = post('engagement/contests/addContestMediaVoting', {
  path: '/rest/v1/contests/addContestMediaVoting',
  needs: 'guest',
  input: mediaVote,
  answer: contestVoteResult,
  failures: ['needLogin', 'unknown', 'notPossible'],
  forbiddenBy: writes,
  purpose: 'Votes for a video of a contest.',
});

/**
 * Takes the vote for a photo or a video back; has no effect without one.
 * @spec rest:contests.media-voting.delete
 * @assumed Method, path and input; that it serves photos too, as nothing else takes them back.
 */
export const deleteContestMediaVoting = post('engagement/contests/deleteContestMediaVoting', {
  path: '/rest/v1/contests/deleteContestMediaVoting',
  needs: 'guest',
  input: s.object({ contestId, mediaId: s.entityId }),
  answer: contestVoteResult,
  failures: ['needLogin', 'unknown', 'notPossible'],
  forbiddenBy: writes,
  purpose: 'Takes a vote of a contest back.',
});

/** A contest. @spec rest:contests.contest.get @assumed The answer. */
export const getContest = read('engagement/contests/getContest', {
  path: '/rest/v1/contests/{contestId}',
  input: s.object({ contestId }),
  answer: contest,
  failures: ['unknown'],
  purpose: 'Reads a contest.',
});

/** The entries of a performer in a contest. @spec rest:contests.contest-actor.get @assumed The answer. */
export const getContestActor = read('engagement/contests/getContestActor', {
  path: '/rest/v1/contests/{contestId}/actor/{actorId}',
  input: s.object({ contestId, actorId: s.entityId }),
  answer: s.object(
    { contestGridItems: s.array(contestGridItem) },
    { id: 'ContestActor', description: 'the entries of a performer in a contest' },
  ),
  failures: ['unknown'],
  purpose: 'Reads the entries of a performer.',
});

/**
 * The first entries of a contest by their votes, and when they were counted.
 * @spec rest:contests.top-list.get
 * @assumed The path, the input and the answer.
 */
export const topList = read('engagement/contests/topList', {
  path: '/rest/v1/contests/topList/{contestId}',
  input: s.object({ contestId, limit: s.optional(s.integerBetween(1, mostContestEntries)) }),
  answer: s.object(
    { countedAt: s.instant, items: s.array(contestGridItem), total: s.count },
    { id: 'ContestTopList', description: 'the first entries of a contest' },
  ),
  failures: ['unknown'],
  isFresh: true,
  purpose: 'Reads the first entries of a contest.',
});

/**
 * The head of a contest's page in the language of the call.
 * @spec rest:contests.header.get
 * @assumed The path; `language` is the parameter that each call has.
 */
export const getHeader = read('engagement/contests/getHeader', {
  path: '/rest/v1/contests/getHeader/{contestId}',
  input: s.object({ contestId }),
  answer: contestHeader,
  failures: ['unknown'],
  purpose: 'Reads the head of a contest’s page.',
});

/**
 * Entries of a sub-page of a contest, from an offset on; with `actorName` those of performers whose name has it.
 * @spec rest:contests.grid-items.get
 * @assumed The path; `voted` is empty for visitors.
 */
export const getContestGridItems = read('engagement/contests/getContestGridItems', {
  path: '/rest/v1/contests/getContestGridItems/{contestId}/{contestSub}/{limit}/{offset}',
  input: s.object({
    contestId,
    contestSub,
    limit: s.integerBetween(1, mostContestEntries),
    offset: s.count,
    actorName: s.optional(s.boundedString(60)),
  }),
  answer: s.object({ contestsGridConfig }, { id: 'ContestGridItems', description: 'a page of entries of a contest' }),
  failures: ['unknown'],
  purpose: 'Reads entries of a contest.',
});

/**
 * The votes of the caller in a contest; visitors have given none.
 * @spec rest:contests.guest-data.get
 * @assumed The path.
 */
export const getContestGuestData = read('engagement/contests/getContestGuestData', {
  path: '/rest/v1/contests/getContestGuestData/{contestId}',
  input: s.object({ contestId }),
  answer: s.object(
    { guestData: contestGuestData },
    { id: 'ContestGuest', description: 'the votes of the caller in a contest' },
  ),
  failures: ['unknown'],
  purpose: 'Reads the caller’s votes in a contest.',
});
