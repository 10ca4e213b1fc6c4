import {
  addContestMediaVoting,
  addContestVote,
  contests,
  contestVotes,
  deleteContestMediaVoting,
  deleteContestVote,
  getContest,
  getContestActor,
  getContestGridItems,
  getContestGuestData,
  getHeader,
  topList,
  vote,
} from '@lounge/protocol/engagement/contests';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import {
  readActor,
  readContest,
  readContests,
  readGridItems,
  readGuestData,
  readHeader,
  readTopList,
  readVotes,
} from './read-contests.ts';
import { castVote, takeBack, type Way } from './vote.ts';

const media = { contest: 'contestId', entry: 'mediaId' };
const byVote: Way = { kinds: ['photos'], fields: media };
const byMedia: Way = { kinds: ['videos'], fields: media };
const backByMedia: Way = { kinds: ['photos', 'videos'], fields: media };
const byQuery: Way = { kinds: ['poll'], fields: { contest: 'votingId', entry: 'votingOptionKey' } };

/** The handlers of this module's calls. */
export const contestsHandlers = [
  handle(contests, (_, caller, world) => readContests(caller, world)),
  handle(getContest, readContest),
  handle(getContestActor, readActor),
  handle(topList, readTopList),
  handle(getHeader, readHeader),
  handle(getContestGridItems, readGridItems),
  handle(getContestGuestData, readGuestData),
  handle(contestVotes, readVotes),
  handle(vote, ({ guestId, hideConfirmWindow, hideVoteLimitModal, ...named }, caller, world) => {
    // A page of another session must not vote for this one.
    if (guestId !== guestOf(caller)) reject('needLogin');
    return castVote(named, { hideConfirmWindow, hideVoteLimitModal }, byVote, caller, world);
  }),
  handle(addContestMediaVoting, ({ contestId, mediaId, ...windows }, caller, world) =>
    castVote({ contestId, mediaId }, windows, byMedia, caller, world),
  ),
  handle(deleteContestMediaVoting, (named, caller, world) => takeBack(named, backByMedia, caller, world)),
  handle(addContestVote, ({ votingId, votingOptionKey, ...windows }, caller, world) =>
    castVote({ contestId: votingId, itemHash: votingOptionKey }, windows, byQuery, caller, world),
  ),
  handle(deleteContestVote, ({ votingId, votingOptionKey }, caller, world) =>
    takeBack({ contestId: votingId, itemHash: votingOptionKey }, byQuery, caller, world),
  ),
];
