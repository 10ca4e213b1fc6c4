import {
  aClash as aClashState,
  aClashChallenge as aChallengeState,
  aPerformer,
  clashIsVotedIn,
  guestVotesInClash,
  teamHasVotes,
} from '@lounge/mock-api/states';
import { addVote, clashOfCams, clashOfCamsVoting, clashWatch, revokeVote } from '@lounge/protocol/engagement/clash';
import { aClash, aClashChallenge, aClashMember, aClashTeam } from '@lounge/testing/engagement/clash';
import { expect, test } from 'vitest';
import { anonymous, expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const teams = [
  { id: 21, name: 'Team Piano', memberIds: [9101] },
  { id: 22, name: 'Team Voice', memberIds: [9101] },
];
const votes = [
  teamHasVotes({ challengeId: 31, teamId: 21, votes: 3 }),
  teamHasVotes({ challengeId: 31, teamId: 22, votes: 2 }),
];
const running = [noor, aClashState({ id: 9, teams }), aChallengeState({ id: 31, clashId: 9 }), ...votes];
const voted = guestVotesInClash({ guestId: 7, challengeId: 31, teamId: 22 });
const counts = (first: number, second: number, own: number | null) => [
  { teamId: 21, votes: first, hasVoted: own === 21 },
  { teamId: 22, votes: second, hasVoted: own === 22 },
];

/** @spec query:clash.get, entity:clash, entity:clashTeam, entity:clashChallenge */
test('reads a clash with a challenge that is over, one that runs, and the guest’s vote', () => {
  const over = { startsIn: -60, minutes: 20, type: 'jury', winnerAdmin: 22, moderatorId: 9101, videoId: 5001 } as const;
  const { profileAge: _age, ...moderator } = aClashMember();
  return pactForCall(clashOfCams, {
    description: 'a request for a clash',
    caller: guest,
    states: [
      ...running,
      aChallengeState({ id: 30, clashId: 9, title: 'First impression', ...over }),
      aChallengeState({ id: 29, clashId: 9, title: 'The letter', startsIn: -90, minutes: 20 }),
      teamHasVotes({ challengeId: 29, teamId: 21, votes: 2 }),
      voted,
    ],
    input: { id: 9 },
    answer: aClash({
      teams: [aClashTeam({ points: 1 }), aClashTeam({ id: 22, name: 'Team Voice', points: 1 })],
      challenges: [
        aClashChallenge({
          id: 29,
          name: 'The letter',
          title: 'The letter',
          winnerVoting: 21,
          winner: 21,
          votable: false,
          teams: counts(2, 0, null),
        }),
        aClashChallenge({
          id: 30,
          name: 'First impression',
          title: 'First impression',
          type: 'jury',
          winnerAdmin: 22,
          winner: 22,
          votable: false,
          moderator,
          media: {
            videoId: 5001,
            title: 'A video',
            link: '/en/amateur/mirela/videos/5001/',
            picture: { url: '/pictures/velvet/still/a-video', kind: 'still', tint: 1 },
          },
          teams: counts(0, 0, null),
        }),
        aClashChallenge({ teams: counts(3, 3, 22) }),
      ],
    }),
    exact: [
      'name',
      'themeId',
      'teams.id',
      'teams.name',
      'teams.points',
      'teams.teamCaptain',
      'teams.member.id',
      'teams.member.online',
      'challenges.id',
      'challenges.clashId',
      'challenges.type',
      'challenges.winnerAdmin',
      'challenges.winnerVoting',
      'challenges.winner',
      'challenges.votable',
      'challenges.media.videoId',
      'challenges.moderator.id',
      'challenges.teams',
    ],
  });
});

test('a clash that there is not is unknown', () =>
  pactForCall(clashOfCams, {
    description: 'a request for a clash that does not exist',
    caller: anonymous,
    input: { id: 404 },
    error: 'unknown',
    field: 'id',
  }));

/** @spec query:clash.add-vote, entity:clashChallenge */
test('a guest votes for a team', () =>
  pactForCall(addVote, {
    description: 'a vote for a team',
    caller: guest,
    states: running,
    input: { challengeId: 31, teamId: 21 },
    answer: { challengeId: 31, teams: counts(4, 2, 21) },
    exact: ['challengeId', 'teams'],
  }));

test('nobody votes in a challenge that is over', () =>
  pactForCall(addVote, {
    description: 'a vote in a challenge that is over',
    caller: guest,
    states: [noor, aClashState({ id: 9, teams }), aChallengeState({ id: 31, clashId: 9, startsIn: -60 })],
    input: { challengeId: 31, teamId: 21 },
    error: 'notPossible',
    field: 'challengeId',
  }));

test('a team of another clash is unknown', () =>
  pactForCall(addVote, {
    description: 'a vote for a team that does not take part',
    caller: guest,
    states: running,
    input: { challengeId: 31, teamId: 404 },
    error: 'unknown',
    field: 'teamId',
  }));

test('an expired token needs a log-in to vote', () =>
  pactForCall(addVote, {
    description: 'a vote with an expired token',
    caller: expiredGuest,
    states: running,
    input: { challengeId: 31, teamId: 21 },
    error: 'needLogin',
  }));

/** @spec query:clash.revoke-vote */
test('a guest takes the vote back', () =>
  pactForCall(revokeVote, {
    description: 'a vote that is taken back',
    caller: guest,
    states: [...running, voted],
    input: { challengeId: 31 },
    answer: { challengeId: 31, teams: counts(3, 2, null) },
    exact: ['challengeId', 'teams'],
  }));

test.each([
  ['a challenge that there is not', running, 404, 'unknown'],
  [
    'a challenge that is over',
    [noor, aClashState({ id: 9, teams }), aChallengeState({ id: 31, clashId: 9, startsIn: -60 })],
    31,
    'notPossible',
  ],
] as const)('no vote of %s is taken back', (name, states, challengeId, code) =>
  pactForCall(revokeVote, {
    description: `a vote of ${name} that is taken back`,
    caller: guest,
    states,
    input: { challengeId },
    error: code,
    field: 'challengeId',
  }),
);

test('an expired token needs a log-in to take a vote back', () =>
  pactForCall(revokeVote, {
    description: 'a vote that is taken back with an expired token',
    caller: expiredGuest,
    states: running,
    input: { challengeId: 31 },
    error: 'needLogin',
  }));

test('a page that watches a clash gets its votes', () =>
  pactForCall(clashWatch, {
    description: 'a clashWatch command',
    states: running,
    input: { id: 9 },
    answer: {
      challenges: [
        {
          challengeId: 31,
          teams: [
            { teamId: 21, votes: 3 },
            { teamId: 22, votes: 2 },
          ],
        },
      ],
    },
    exact: ['challenges'],
  }));

/** @spec socket:clash-of-cams.voting */
test('votes are pushed to those who watch', () => {
  const teamsAfter = [
    { teamId: 21, votes: 3 },
    { teamId: 22, votes: 3 },
  ];
  return pactForPush(
    clashOfCamsVoting,
    {
      description: 'a clashOfCamsVoting push when somebody votes',
      states: running,
      caller: guest,
      event: clashIsVotedIn({ guestId: 7, challengeId: 31 }),
      payload: { challengeId: 31, teams: teamsAfter },
      exact: ['challengeId', 'teams'],
    },
    (side, deliver) => {
      const counted: unknown[] = [];
      side.socket.on(clashOfCamsVoting, (push) => counted.push(push.teams));
      deliver();
      expect(counted).toEqual([teamsAfter]);
    },
  );
});
