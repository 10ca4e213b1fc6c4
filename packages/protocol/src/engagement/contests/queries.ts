import { mutation, query, writes } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { contest, contestVoteCount, contestVoteResult, windowSettings } from './schemas.ts';

/**
 * The contests that run, those that end first before others, and the last ones that are over.
 * @spec query:contests.list
 * @assumed The answer.
 */
export const contests = query('engagement/contests/contests', {
  input: s.empty,
  answer: s.object(
    { running: s.array(contest), passed: s.array(contest) },
    { id: 'Contests', description: 'the contests of the overview' },
  ),
  purpose: 'Reads the contests.',
});

/** The votes of the options of a poll, in their order. @spec query:contests.votes @assumed The input. */
export const contestVotes = query('engagement/contests/contestVotes', {
  input: s.object({ votingId: s.entityId }),
  answer: s.array(contestVoteCount),
  failures: ['unknown'],
  purpose: 'Reads the votes of a poll.',
});

/** Votes for an option of a poll. Said again, it changes nothing. @spec query:contests.vote.add @assumed The answer. */
export const addContestVote = mutation('engagement/contests/addContestVote', {
  needs: 'guest',
  input: s.object({ votingId: s.entityId, votingOptionKey: s.boundedString(40), ...windowSettings }),
  answer: contestVoteResult,
  failures: ['needLogin', 'unknown', 'notPossible'],
  forbiddenBy: writes,
  purpose: 'Votes in a poll.',
});

/** Takes a vote of a poll back; has no effect without one. @spec query:contests.vote.delete @assumed The answer. */
export const deleteContestVote = mutation('engagement/contests/deleteContestVote', {
  needs: 'guest',
  input: s.object({ votingId: s.entityId, votingOptionKey: s.boundedString(40) }),
  answer: contestVoteResult,
  failures: ['needLogin', 'unknown', 'notPossible'],
  forbiddenBy: writes,
  purpose: 'Takes a vote of a poll back.',
});
