import { languages } from '@lounge/locale';
import { addVote, clashOfCams, clashWatch, revokeVote } from '@lounge/protocol/engagement/clash';
import { getEvents } from '@lounge/protocol/engagement/special-events';
import { expect, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { aChannelOfGuest } from '../../content/messenger/states.ts';
import { aVideoOfPerformer } from '../../content/videos/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { clashJobs } from './jobs.ts';
import { aClash, aClashChallenge, guestVotesInClash, teamHasVotes } from './states.ts';

const minuteMs = 60_000;
const clashId = 9;
const [piano, voice] = [21, 22];

type ChallengeState = Omit<Parameters<typeof aClashChallenge.setUp>[0], 'id' | 'clashId'>;

const setUp = async (challenge: ChallengeState = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  await aPerformer.setUp({ id: 9102, name: 'Ada Lind', isOnline: false }, world);
  await aClash.setUp(
    {
      id: clashId,
      teams: [
        { id: piano, name: 'Team Piano', memberIds: [9101] },
        { id: voice, name: 'Team Voice', memberIds: [9102, 9101] },
      ],
    },
    world,
  );
  const put = (id: number, over: ChallengeState) => aClashChallenge.setUp({ id, clashId, ...over }, world);
  await put(31, challenge);
  const pushes: unknown[] = [];
  world.bus.subscribe(({ to, message }) => {
    if (message.type === 'clashOfCamsVoting') pushes.push([to, message['challengeId'], message['teams']]);
  });
  const client = testClient(world);
  const vote = (guestId: number | null, teamId = piano, challengeId = 31) =>
    client.outcome(addVote, { challengeId, teamId }, { guestId });
  const revoke = (guestId: number) => client.outcome(revokeVote, { challengeId: 31 }, { guestId });
  const read = (guestId: number | null = 7) => client.answer(clashOfCams, { id: clashId }, { guestId });
  const challengeOf = async (id = 31, guestId: number | null = 7) =>
    (await read(guestId)).challenges.find((each) => each.id === id);
  return { ...testWorld, ...client, put, pushes, vote, revoke, read, challengeOf };
};

const counts = (first: number, second: number, own: number | null = null) => [
  { teamId: piano, votes: first, hasVoted: own === piano },
  { teamId: voice, votes: second, hasVoted: own === voice },
];
const pushed = (first: number, second: number) => [
  { topic: `clash ${clashId}` },
  31,
  [
    { teamId: piano, votes: first },
    { teamId: voice, votes: second },
  ],
];

// @spec query:clash.get, entity:clash, entity:clashTeam, entity:clashChallenge
test('a clash has its teams with their members, and its challenges in their order with the votes', async () => {
  const { read, put, world } = await setUp({ moderatorId: 9102, videoId: 5001 });
  await put(30, { startsIn: -50, winnerAdmin: voice, type: 'jury', title: 'First impression' });
  await guestVotesInClash.setUp({ guestId: 7, challengeId: 31, teamId: voice }, world);
  const { teams, challenges, ...clash } = await read();
  expect(clash).toEqual({
    id: clashId,
    name: 'Clash of cams',
    start: '2026-11-20T18:00:00.000Z',
    end: '2026-11-20T22:00:00.000Z',
    themeId: 'evening',
  });
  const noor = {
    id: 9101,
    name: 'Noor Vega',
    online: true,
    avatar: expect.objectContaining({ kind: 'avatar' }),
    link: '/en/amateur/noor-vega/',
    profileAge: expect.any(Number),
  };
  const ada = { ...noor, id: 9102, name: 'Ada Lind', online: false, link: '/en/amateur/ada-lind/' };
  expect(teams).toEqual([
    { id: piano, name: 'Team Piano', points: 0, teamCaptain: 9101, member: [noor] },
    { id: voice, name: 'Team Voice', points: 1, teamCaptain: 9102, member: [ada, noor] },
  ]);
  expect(challenges.map(({ id }) => id)).toEqual([30, 31]);
  const { profileAge: _age, ...moderator } = ada;
  expect(challenges[1]).toEqual({
    id: 31,
    name: 'A song without words',
    type: 'voting',
    start: '2026-11-20T18:50:00.000Z',
    end: '2026-11-20T19:20:00.000Z',
    clashId,
    title: 'A song without words',
    subTitle: 'Three minutes each',
    description: 'Each team plays once.',
    previewPicture: expect.objectContaining({ url: '/pictures/velvet/still/bloom-clash-31' }),
    winnerAdmin: null,
    winnerVoting: null,
    winner: null,
    votable: true,
    media: {
      videoId: 5001,
      title: expect.any(String),
      link: expect.stringMatching(/^\/en\/amateur\/.*\/videos\/5001\/$/),
      picture: expect.objectContaining({ kind: 'still' }),
    },
    moderator,
    teams: counts(0, 1, voice),
  });
  expect(challenges[0]).toMatchObject({ winnerAdmin: voice, winnerVoting: null, winner: voice, votable: false });
});

// @spec state:clash-votes 1-2, 4
test('a guest has one vote in a challenge, which another team takes over and which is taken back', async () => {
  const { vote, revoke, challengeOf, run } = await setUp();
  expect(await vote(null)).toMatchObject({ ok: false, code: 'needLogin' });
  expect(await vote(7)).toEqual({ ok: true, answer: { challengeId: 31, teams: counts(1, 0, piano) } });
  expect(await vote(7)).toEqual({ ok: true, answer: { challengeId: 31, teams: counts(1, 0, piano) } });
  expect(await vote(8, voice)).toMatchObject({ answer: { teams: counts(1, 1, voice) } });
  expect(await vote(7, voice)).toMatchObject({ answer: { teams: counts(0, 2, voice) } });
  expect(await challengeOf(31, null)).toMatchObject({ teams: counts(0, 2) });
  expect(await revoke(7)).toMatchObject({ answer: { teams: counts(0, 1) } });
  expect(await revoke(7)).toMatchObject({ answer: { teams: counts(0, 1) } });
  expect(await run('select "guestId", "teamId" from "clashVote"')).toEqual([{ guestId: 8, teamId: voice }]);
});

test.each<readonly [string, ChallengeState, number, number, string, string]>([
  ['before it begins', { startsIn: 5 }, 31, piano, 'notPossible', 'challengeId'],
  ['once it is over', { startsIn: -40 }, 31, piano, 'notPossible', 'challengeId'],
  ['where the jury decides', { type: 'jury' }, 31, piano, 'notPossible', 'challengeId'],
  ['once the jury has chosen', { winnerAdmin: voice }, 31, piano, 'notPossible', 'challengeId'],
  ['for a team of another clash', {}, 31, 1, 'unknown', 'teamId'],
  ['in a challenge that there is not', {}, 99, piano, 'unknown', 'challengeId'],
])('nobody can vote %s', async (_, challenge, challengeId, teamId, code, field) => {
  const { vote, pushes } = await setUp(challenge);
  expect(await vote(7, teamId, challengeId)).toMatchObject({ ok: false, code, field });
  expect(pushes).toEqual([]);
});

test.each<readonly [string, ChallengeState, number, number, object]>([
  ['most votes', {}, 3, 2, { winnerAdmin: null, winnerVoting: piano, winner: piano }],
  ['a tie', {}, 2, 2, { winnerAdmin: null, winnerVoting: null, winner: null }],
  ['no votes', {}, 0, 0, { winnerAdmin: null, winnerVoting: null, winner: null }],
  ['the jury', { winnerAdmin: voice }, 3, 2, { winnerAdmin: voice, winnerVoting: piano, winner: voice }],
  ['the jury alone', { type: 'jury', winnerAdmin: voice }, 0, 0, { winnerAdmin: voice, winnerVoting: null }],
])(
  'the winner by %s is known when the challenge is over, and its team has a point',
  async (_, challenge, first, second, winners) => {
    const { challengeOf, read, pass, world } = await setUp(challenge);
    await teamHasVotes.setUp({ challengeId: 31, teamId: piano, votes: first }, world);
    await teamHasVotes.setUp({ challengeId: 31, teamId: voice, votes: second }, world);
    expect(await challengeOf()).toMatchObject({ winnerVoting: null });
    pass(20 * minuteMs);
    const challenge31 = await challengeOf();
    expect(challenge31).toMatchObject(winners);
    const points = (await read()).teams.map((team) => team.points);
    expect(points).toEqual([piano, voice].map((id) => (challenge31?.winner === id ? 1 : 0)));
  },
);

// @spec socket:clash-of-cams.voting
test('a vote is pushed to those who watch the clash, and many at once are one push more', async () => {
  const { vote, revoke, pushes, pass, world } = await setUp();
  await vote(7);
  await vote(7);
  expect(pushes).toEqual([pushed(1, 0)]);
  await vote(8, voice);
  await revoke(7);
  expect(pushes).toHaveLength(1);
  for (const job of clashJobs) await job(world);
  for (const job of clashJobs) await job(world);
  expect(pushes).toEqual([pushed(1, 0), pushed(0, 1)]);
  pass(1000);
  await vote(7);
  expect(pushes.at(-1)).toEqual(pushed(1, 1));
});

test('counts to which a clash comes back after a push of others are pushed again', async () => {
  const { vote, revoke, pushes, pass, world } = await setUp();
  const runJobs = async (): Promise<void> => {
    for (const job of clashJobs) await job(world);
  };
  await vote(7);
  await runJobs();
  pass(1000);
  await vote(8);
  pass(100);
  await revoke(8);
  expect(pushes.at(-1)).toEqual(pushed(2, 0));
  await runJobs();
  expect(pushes.at(-1)).toEqual(pushed(1, 0));
});

test('a performer who excludes the country of the caller, or whom the guest blocked, is nowhere in a clash', async () => {
  const { answer, world } = await setUp({ moderatorId: 9102, videoId: 5991 });
  await aPerformer.setUp({ id: 9102, name: 'Ada Lind', isOnline: false, bannedCountryCodes: ['AT'] }, world);
  await aVideoOfPerformer.setUp({ id: 5991, actorId: 9102 }, world);
  await aChannelOfGuest.setUp({ id: 801, guestId: 8, actorId: 9102, blocked: true }, world);
  const shownTo = async (guestId: number, country: string) => {
    const { teams, challenges } = await answer(clashOfCams, { id: clashId }, { guestId, country });
    const { moderator, media } = challenges[0] ?? {};
    const captains = teams.map(({ teamCaptain }) => teamCaptain);
    return [teams.map(({ member }) => member.map(({ id }) => id)), captains, moderator?.id, media?.videoId];
  };
  const all = [[[9101], [9102, 9101]], [9101, 9102], 9102, 5991];
  const withoutAda = [[[9101], [9101]], [9101, null], undefined, undefined];
  expect(await shownTo(7, 'DE')).toEqual(all);
  expect(await shownTo(7, 'AT')).toEqual(withoutAda);
  expect(await shownTo(8, 'DE')).toEqual(withoutAda);
});

test('a page that watches a clash follows it and gets its votes; one that shows none follows none', async () => {
  const { answer, vote } = await setUp();
  await vote(7);
  const followed: unknown[] = [];
  const follow = (kind: string, topics: readonly string[]): void => void followed.push([kind, topics]);
  expect(await answer(clashWatch, { id: clashId }, { visitor: 'one', follow })).toEqual({
    challenges: [
      {
        challengeId: 31,
        teams: [
          { teamId: piano, votes: 1 },
          { teamId: voice, votes: 0 },
        ],
      },
    ],
  });
  expect(await answer(clashWatch, { id: 404 }, { visitor: 'one', follow })).toEqual({ challenges: [] });
  expect(await answer(clashWatch, { id: null }, { visitor: 'one', follow })).toEqual({ challenges: [] });
  expect(followed).toEqual([
    ['clash ', [`clash ${clashId}`]],
    ['clash ', []],
    ['clash ', []],
  ]);
});

test('a new world has a clash among its events, with two teams, five challenges, and words in four languages', async () => {
  const { answer } = testClient(aWorld().world);
  for (const language of languages) {
    const { teams, challenges } = await answer(clashOfCams, { id: 90 }, { language });
    expect(teams.map(({ member }) => member.length)).toEqual([3, 3]);
    expect(challenges.map(({ votable }) => votable)).toEqual([false, false, true, false, false]);
    const { events } = (await answer(getEvents, {}, { language })).data;
    expect(events.find(({ eventType }) => eventType === 'clash')).toMatchObject({ eventId: 90, hasStarted: true });
    expect(challenges.every(({ title, description }) => title.length > 3 && description.length > 10)).toBe(true);
  }
});
