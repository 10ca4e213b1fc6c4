import { aContest as aContestState, aPerformer, guestVotedInContest } from '@lounge/mock-api/states';
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
import { aContest, aContestEntry, aContestHeader, aContestVote } from '@lounge/testing/engagement/contests';
import { test } from 'vitest';
import { anonymous, expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const ada = aPerformer({ id: 9102, name: 'Ada Lind' });
const entries = [
  { id: 401, mediaId: 501, actorId: 9101, votes: 3 },
  { id: 402, mediaId: 502, actorId: 9102, votes: 2 },
];
type Over = Partial<Parameters<typeof aContestState>[0]>;
const withContest = (over: Over = {}) => [noor, ada, aContestState({ id: 40, entries, ...over })];
const voted = (...entryIds: number[]) => guestVotedInContest({ guestId: 7, contestId: 40, entryIds });
const ofAda = aContestEntry({
  itemHash: '40-402',
  mediaId: 502,
  actorId: 9102,
  actorName: 'Ada Lind',
  link: '/en/amateur/ada-lind/',
  mediaVotes: 2,
  place: 2,
});
const photo = { actorId: 9101, contestId: 40, guestId: 7, mediaId: 501, albumId: null };
const media = { contestId: 40, mediaId: 501 };
const option = { votingId: 40, votingOptionKey: '40-401' };
const counted = ['contestId', 'mediaId', 'mediaVotes', 'voteCount', 'success', 'needAvs', 'hideVoteLimitModal'];

/** @spec query:contests.list */
test('reads the contests that run and the last that are over', () =>
  pactForCall(contests, {
    description: 'a query for the contests',
    caller: anonymous,
    states: withContest(),
    answer: {
      running: [aContest()],
      passed: [
        aContest({
          id: 41,
          hasEnded: true,
          winners: [
            {
              actorId: 9101,
              actorName: 'Noor Vega',
              avatar: { url: '/pictures/velvet/avatar/noor', kind: 'avatar', tint: 5 },
              mediaVotes: 3,
            },
          ],
        }),
      ],
    },
    input: {},
  }));

/** @spec rest:contests.contest.get */
test('reads a contest', () =>
  pactForCall(getContest, {
    description: 'a request for a contest',
    caller: guest,
    states: [...withContest(), voted(401)],
    input: { contestId: 40 },
    answer: aContest({ votesTotal: 6, guestsTotal: 1, voteCount: 1 }),
    exact: ['id', 'kind', 'name', 'hasEnded', 'elementsCount', 'votesTotal', 'guestsTotal', 'voteCount', 'prizes'],
  }));

/** @spec rest:contests.header.get */
test('reads the head of a contest’s page in a language', () =>
  pactForCall(getHeader, {
    description: 'a request for the head of a contest’s page',
    caller: anonymous,
    states: withContest(),
    input: { contestId: 40 },
    answer: aContestHeader(),
    exact: ['contestId', 'title', 'text'],
  }));

/** @spec rest:contests.grid-items.get, entity:contestsGridConfig */
test('reads entries of a contest', () =>
  pactForCall(getContestGridItems, {
    description: 'a request for the entries of a contest by their votes',
    caller: guest,
    states: [...withContest({ entries: entries.map((each) => ({ ...each, albumId: 601 })) }), voted(401)],
    input: { contestId: 40, contestSub: 'ranking', limit: 8, offset: 0, actorName: 'a' },
    answer: {
      contestsGridConfig: {
        contestGridItems: [aContestEntry({ albumId: 601, mediaVotes: 4, isVoted: true }), { ...ofAda, albumId: 601 }],
        elementsCount: 2,
        guestId: 7,
      },
    },
    exact: [
      'contestsGridConfig.contestGridItems.itemHash',
      'contestsGridConfig.contestGridItems.albumId',
      'contestsGridConfig.contestGridItems.mediaVotes',
      'contestsGridConfig.contestGridItems.place',
      'contestsGridConfig.contestGridItems.isVoted',
      'contestsGridConfig.elementsCount',
      'contestsGridConfig.guestId',
    ],
  }));

/** @spec rest:contests.contest-actor.get */
test('reads the entries of a performer', () =>
  pactForCall(getContestActor, {
    description: 'a request for the entries of a performer',
    caller: anonymous,
    states: withContest(),
    input: { contestId: 40, actorId: 9102 },
    answer: { contestGridItems: [ofAda] },
    exact: ['contestGridItems.itemHash', 'contestGridItems.actorId'],
  }));

/** @spec rest:contests.top-list.get */
test('reads the top list with the instant at which it was counted', () =>
  pactForCall(topList, {
    description: 'a request for the top list of a contest',
    caller: anonymous,
    states: withContest(),
    input: { contestId: 40, limit: 1 },
    answer: { countedAt: '2026-11-20T19:00:00.000Z', items: [aContestEntry()], total: 2 },
    exact: ['items.itemHash', 'items.place', 'total'],
  }));

/** @spec rest:contests.guest-data.get, entity:contestGuestData */
test('reads the votes of the guest', () =>
  pactForCall(getContestGuestData, {
    description: 'a request for the guest’s votes in a contest',
    caller: guest,
    states: [...withContest(), voted(401, 402)],
    input: { contestId: 40 },
    answer: { guestData: { voteCount: 2, hideVoteLimitModal: false, hideConfirmWindow: false } },
    exact: ['guestData'],
  }));

/** @spec query:contests.votes, entity:contestVotes */
test('reads the votes of a poll', () =>
  pactForCall(contestVotes, {
    description: 'a query for the votes of a poll',
    caller: anonymous,
    states: withContest({ kind: 'poll' }),
    input: { votingId: 40 },
    answer: [
      { key: '40-401', count: 3 },
      { key: '40-402', count: 2 },
    ],
    exact: ['key', 'count'],
  }));

/** @spec rest:contests.vote, entity:contestVote, entity:contestMediaVotes */
test('a guest votes for a photo', () =>
  pactForCall(vote, {
    description: 'a vote for a photo',
    caller: guest,
    states: withContest(),
    input: { ...photo, hideConfirmWindow: true },
    answer: aContestVote(),
    exact: [...counted, 'guestId'],
  }));

/** @spec error:contest-need-avs, rule:contest-voting-avs */
test('a vote that needs the age check says so', () =>
  pactForCall(vote, {
    description: 'a vote for a photo that needs the age check',
    caller: {
      ...guest,
      states: guest.states.map((each) => ({ ...each, params: { ...each.params, avsStatus: 'unknown' } })),
    },
    states: withContest({ entries: [{ id: 401, mediaId: 501, actorId: 9101, votes: 3, ageRating: 18 }] }),
    input: photo,
    answer: aContestVote({ mediaVotes: 3, voteCount: 0, success: false, needAvs: true }),
    exact: counted,
  }));

test('a sixth vote is not counted', () => {
  const others = [403, 404, 405, 406, 407].map((id) => ({ id, mediaId: id + 100, actorId: 9102 }));
  return pactForCall(vote, {
    description: 'a vote for a photo by a guest without votes',
    caller: guest,
    states: [...withContest({ entries: [...entries, ...others] }), voted(403, 404, 405, 406, 407)],
    input: photo,
    answer: aContestVote({ mediaVotes: 3, voteCount: 5, success: false }),
    exact: counted,
  });
});

/** @spec rest:contests.media-voting.add */
test('a guest votes for a video', () =>
  pactForCall(addContestMediaVoting, {
    description: 'a vote for a video',
    caller: guest,
    states: withContest({ kind: 'videos' }),
    input: media,
    answer: aContestVote(),
    exact: counted,
  }));

/** @spec rest:contests.media-voting.delete */
test('a guest takes the vote for a photo back', () =>
  pactForCall(deleteContestMediaVoting, {
    description: 'a vote for a photo that is taken back',
    caller: guest,
    states: [...withContest(), voted(401)],
    input: media,
    answer: aContestVote({ mediaVotes: 3, voteCount: 0 }),
    exact: counted,
  }));

/** @spec query:contests.vote.add */
test('a guest votes in a poll', () =>
  pactForCall(addContestVote, {
    description: 'a vote in a poll',
    caller: guest,
    states: withContest({ kind: 'poll' }),
    input: option,
    answer: aContestVote(),
    exact: counted,
  }));

/** @spec query:contests.vote.delete */
test('a guest takes the vote of a poll back', () =>
  pactForCall(deleteContestVote, {
    description: 'a vote of a poll that is taken back',
    caller: guest,
    states: [...withContest({ kind: 'poll' }), voted(401)],
    input: option,
    answer: aContestVote({ mediaVotes: 3, voteCount: 0 }),
    exact: counted,
  }));

const reads = [
  ['a contest', getContest, {}],
  ['the head of a contest’s page', getHeader, {}],
  ['the top list of a contest', topList, {}],
  ['the votes in a contest', getContestGuestData, {}],
  ['the entries of a performer', getContestActor, { actorId: 9101 }],
  ['the entries of a contest', getContestGridItems, { contestSub: 'entries', limit: 8, offset: 0 }],
] as const;

test.each(reads)('%s that there is not is unknown', (name, call, more) =>
  pactForCall<typeof getContest>(call as unknown as typeof getContest, {
    description: `a request for ${name} that does not exist`,
    caller: anonymous,
    input: { contestId: 404, ...more },
    error: 'unknown',
    field: 'contestId',
  }),
);

test('the votes of a poll that there is not are unknown', () =>
  pactForCall(contestVotes, {
    description: 'a query for the votes of a poll that does not exist',
    caller: anonymous,
    input: { votingId: 404 },
    error: 'unknown',
    field: 'votingId',
  }));

const writesOf = [
  ['a vote for a photo', vote, photo, 'photos', 'contestId', 'mediaId', { mediaId: 599 }],
  ['a vote for a video', addContestMediaVoting, media, 'videos', 'contestId', 'mediaId', { mediaId: 599 }],
  ['a vote taken back', deleteContestMediaVoting, media, 'photos', 'contestId', 'mediaId', { mediaId: 599 }],
  ['a vote in a poll', addContestVote, option, 'poll', 'votingId', 'votingOptionKey', { votingOptionKey: '40-499' }],
  [
    'a poll’s vote taken back',
    deleteContestVote,
    option,
    'poll',
    'votingId',
    'votingOptionKey',
    { votingOptionKey: '40-499' },
  ],
] as const;

for (const [name, call, input, kind, contestField, entryField, elsewhere] of writesOf) {
  // Their inputs differ; the pact is that of the call.
  const pact = (more: object) =>
    pactForCall(call as unknown as typeof vote, { ...(more as Parameters<typeof pactForCall<typeof vote>>[1]) });

  test(`${name} needs a log-in`, () =>
    pact({
      description: `${name} with an expired token`,
      caller: expiredGuest,
      states: withContest({ kind }),
      input,
      error: 'needLogin',
    }));

  test(`${name} is not possible once the contest is over`, () =>
    pact({
      description: `${name} once the contest is over`,
      caller: guest,
      states: withContest({ kind, endsIn: -1 }),
      input,
      error: 'notPossible',
      field: contestField,
    }));

  test(`${name} for what does not take part is unknown`, () =>
    pact({
      description: `${name} for an entry of another contest`,
      caller: guest,
      states: withContest({ kind }),
      input: { ...input, ...elsewhere },
      error: 'unknown',
      field: entryField,
    }));
}
