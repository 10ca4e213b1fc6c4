import type { Infer } from '@lounge/protocol';
import { contest, contestGridItem, contestHeader, contestVoteResult } from '@lounge/protocol/engagement/contests';
import { parsed } from '../parsed.ts';

type ContestData = Infer<typeof contest>;
type Item = Infer<typeof contestGridItem>;
type Header = Infer<typeof contestHeader>;
type VoteResult = Infer<typeof contestVoteResult>;

const banner = { url: '/pictures/velvet/banner/curtain-contest-40', kind: 'banner', tint: 3 };

/** A contest of photos with two entries, which runs. */
export const aContest = (over: Partial<ContestData> = {}): ContestData =>
  parsed(contest, {
    id: 40,
    kind: 'photos',
    name: 'The hat evening',
    start: '2026-11-20T18:00:00.000Z',
    end: '2026-11-20T21:00:00.000Z',
    hasStarted: true,
    hasEnded: false,
    picture: banner,
    elementsCount: 2,
    votesTotal: 5,
    guestsTotal: 0,
    voteCount: 0,
    prizes: ['An evening on TV', 'The title page'],
    winners: [],
    ...over,
  });

/** The entry of Noor, which is the first with three votes. */
export const aContestEntry = (over: Partial<Item> = {}): Item =>
  parsed(contestGridItem, {
    itemHash: '40-401',
    mediaId: 501,
    albumId: null,
    actorId: 9101,
    actorName: 'Noor Vega',
    link: '/en/amateur/noor-vega/',
    picture: { url: '/pictures/velvet/portrait/bloom-entry-401', kind: 'portrait', tint: 3 },
    mediaVotes: 3,
    place: 1,
    isVoted: false,
    isWinner: false,
    needAvs: false,
    ...over,
  });

/** The head of the contest's page. */
export const aContestHeader = (over: Partial<Header> = {}): Header =>
  parsed(contestHeader, {
    contestId: 40,
    title: 'The hat evening',
    text: 'Who wears it best?',
    picture: banner,
    ...over,
  });

/** A vote that was counted, the first of the guest. */
export const aContestVote = (over: Partial<VoteResult> = {}): VoteResult =>
  parsed(contestVoteResult, {
    contestId: 40,
    mediaId: 501,
    guestId: 7,
    mediaVotes: 4,
    voteCount: 1,
    success: true,
    hideVoteLimitModal: false,
    needAvs: false,
    ...over,
  });
