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
import { expect, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { aChannelOfGuest } from '../../content/messenger/states.ts';
import { guestIsRestricted } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { placesOf } from './places.ts';
import { aContest, guestVotedInContest } from './states.ts';

const minuteMs = 60_000;
const contestId = 40;
type ContestState = Omit<Parameters<typeof aContest.setUp>[0], 'id' | 'entries'>;

const entries = Array.from({ length: 6 }, (_, at) => ({
  id: 401 + at,
  mediaId: 501 + at,
  actorId: at === 5 ? 9102 : 9101,
  votes: 5 - at,
}));
const adult = { id: 410, mediaId: 510, actorId: 9102, ageRating: 18, votes: 0 };

const setUp = async (over: ContestState = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
  await guestIsLoggedIn.setUp({ guestId: 9, token: 't-9', avsStatus: 'unknown' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aPerformer.setUp({ id: 9102, name: 'Ada Lind' }, world);
  await aContest.setUp({ id: contestId, entries: [...entries, adult], ...over }, world);
  const client = testClient(world);
  const cast = (mediaId: number, guestId: number | null = 7, more: object = {}) => {
    const actorId = mediaId === 506 || mediaId === 510 ? 9102 : 9101;
    const input = { actorId, contestId, guestId: guestId ?? 7, mediaId, albumId: null, ...more };
    return client.outcome(vote, input, { guestId });
  };
  const back = (mediaId: number, guestId = 7) =>
    client.outcome(deleteContestMediaVoting, { contestId, mediaId }, { guestId });
  const guestData = async (guestId: number | null = 7) =>
    (await client.answer(getContestGuestData, { contestId }, { guestId })).guestData;
  const grid = async (contestSub: string, more: object = {}, guestId: number | null = 7) =>
    (await client.answer(getContestGridItems, { contestId, contestSub, limit: 50, offset: 0, ...more }, { guestId }))
      .contestsGridConfig;
  return { ...testWorld, ...client, cast, back, guestData, grid };
};

// @spec rule:contest-max-votes, constant:contests.maxVotes, feature:contests.vote 1-2, state:contest-vote 3
test('a guest has five votes in a contest, one for an entry', async () => {
  const { cast, guestData } = await setUp();
  const counted = { contestId, guestId: 7, success: true, hideVoteLimitModal: false, needAvs: false };
  expect(await cast(501)).toEqual({ ok: true, answer: { ...counted, mediaId: 501, mediaVotes: 6, voteCount: 1 } });
  expect(await cast(501)).toEqual({ ok: true, answer: { ...counted, mediaId: 501, mediaVotes: 6, voteCount: 1 } });
  for (const mediaId of [502, 503, 504, 505]) await cast(mediaId);
  expect(await guestData()).toEqual({ voteCount: 5, hideVoteLimitModal: false, hideConfirmWindow: false });
  expect(await cast(506)).toMatchObject({ answer: { success: false, needAvs: false, mediaVotes: 0, voteCount: 5 } });
  expect(await cast(506, 8)).toMatchObject({ answer: { success: true, mediaVotes: 1, voteCount: 1 } });
});

// @spec feature:contests.unvote 1
test('a vote that is taken back can be given to another entry, and is taken back once', async () => {
  const { cast, back, grid } = await setUp();
  for (const mediaId of [501, 502, 503, 504, 505]) await cast(mediaId);
  expect(await back(501)).toMatchObject({ answer: { success: true, mediaVotes: 5, voteCount: 4 } });
  expect(await back(501)).toMatchObject({ answer: { success: true, mediaVotes: 5, voteCount: 4 } });
  expect(await cast(506)).toMatchObject({ answer: { success: true, mediaVotes: 1, voteCount: 5 } });
  const voted = await grid('voted');
  expect(voted.contestGridItems.map(({ mediaId }) => mediaId)).toEqual([502, 503, 504, 505, 506]);
});

// @spec error:contest-need-avs, rule:contest-voting-avs, state:contest-vote 4
test('an entry from 18 needs the age check: its picture is hidden, a vote answers needAvs and is not counted', async () => {
  const { cast, grid, guestData } = await setUp();
  const of = async (guestId: number | null) =>
    (await grid('entries', {}, guestId)).contestGridItems.find(({ mediaId }) => mediaId === 510);
  for (const guestId of [null, 9]) expect(await of(guestId)).toMatchObject({ picture: null, needAvs: true });
  expect(await of(7)).toMatchObject({ picture: { kind: 'portrait' }, needAvs: false });
  expect(await cast(510, 9)).toMatchObject({ answer: { success: false, needAvs: true, mediaVotes: 0, voteCount: 0 } });
  expect((await guestData(9)).voteCount).toBe(0);
  expect(await cast(501, 9)).toMatchObject({ answer: { success: true, needAvs: false } });
  expect(await cast(510)).toMatchObject({ answer: { success: true, mediaVotes: 1 } });
});

test('a guest leaves windows out with a vote, in this contest and from then on', async () => {
  const { cast, guestData } = await setUp();
  await cast(501, 7, { hideConfirmWindow: true });
  await cast(502);
  expect(await guestData()).toEqual({ voteCount: 2, hideVoteLimitModal: false, hideConfirmWindow: true });
  expect(await cast(503, 7, { hideVoteLimitModal: true })).toMatchObject({ answer: { hideVoteLimitModal: true } });
  expect(await guestData()).toEqual({ voteCount: 3, hideVoteLimitModal: true, hideConfirmWindow: true });
  expect(await guestData(null)).toEqual({ voteCount: 0, hideVoteLimitModal: false, hideConfirmWindow: false });
});

test.each<readonly [string, ContestState, number, number | null, object, string, string | null]>([
  ['by a visitor', {}, 501, null, {}, 'needLogin', null],
  ['in the name of another guest', {}, 501, 7, { guestId: 8 }, 'needLogin', null],
  ['once the contest is over', { endsIn: -1 }, 501, 7, {}, 'notPossible', 'contestId'],
  ['before it begins', { begunMinutesAgo: -5 }, 501, 7, {}, 'unknown', 'contestId'],
  ['for a video', { kind: 'videos' }, 501, 7, {}, 'notPossible', 'contestId'],
  ['in a poll', { kind: 'poll' }, 501, 7, {}, 'notPossible', 'contestId'],
  ['for a photo that does not take part', {}, 599, 7, {}, 'unknown', 'mediaId'],
  ['for a photo as that of another performer', {}, 501, 7, { actorId: 9102 }, 'unknown', 'mediaId'],
  ['in a contest that there is not', {}, 501, 7, { contestId: 404 }, 'unknown', 'contestId'],
])('a photo is not voted %s', async (_, over, mediaId, guestId, more, code, field) => {
  const { cast, run } = await setUp(over);
  expect(await cast(mediaId, guestId, more)).toMatchObject({ ok: false, code, field });
  expect(await run('select "key" from "contestVote"')).toEqual([]);
});

test('a restricted guest does not vote', async () => {
  const { cast, world } = await setUp();
  await guestIsRestricted.setUp({ guestId: 7, level: 1 }, world);
  expect(await cast(501)).toMatchObject({ ok: false, code: 'restricted' });
});

test('nothing is taken back once the contest is over', async () => {
  const { cast, back, pass, guestData } = await setUp();
  await cast(501);
  pass(120 * minuteMs);
  expect(await back(501)).toMatchObject({ ok: false, code: 'notPossible', field: 'contestId' });
  expect((await guestData()).voteCount).toBe(1);
});

test('videos are voted by the media votes', async () => {
  const { outcome, back } = await setUp({ kind: 'videos' });
  const add = (mediaId: number) => outcome(addContestMediaVoting, { contestId, mediaId }, { guestId: 7 });
  expect(await add(501)).toMatchObject({ answer: { success: true, mediaVotes: 6, voteCount: 1 } });
  expect(await back(501)).toMatchObject({ answer: { success: true, mediaVotes: 5, voteCount: 0 } });
  expect(await add(599)).toMatchObject({ ok: false, code: 'unknown', field: 'mediaId' });
});

// @spec feature:contests.vote 6
test('polls are voted by the query service, under the keys of their options', async () => {
  const { answer, outcome } = await setUp({ kind: 'poll' });
  const input = { votingId: contestId, votingOptionKey: '40-402' };
  expect(await outcome(addContestVote, input, { guestId: 7 })).toMatchObject({
    answer: { mediaVotes: 5, voteCount: 1 },
  });
  const counts = await answer(contestVotes, { votingId: contestId });
  expect(counts.slice(0, 2)).toEqual([
    { key: '40-401', count: 5 },
    { key: '40-402', count: 5 },
  ]);
  expect(await outcome(deleteContestVote, input, { guestId: 7 })).toMatchObject({
    answer: { mediaVotes: 4, voteCount: 0 },
  });
  const elsewhere = { ...input, votingOptionKey: '41-402' };
  expect(await outcome(addContestVote, elsewhere, { guestId: 7 })).toMatchObject({
    code: 'unknown',
    field: 'votingOptionKey',
  });
});

test('entries come by limit and offset, by their votes, and by a part of a name', async () => {
  const { grid } = await setUp();
  const ids = async (...input: Parameters<typeof grid>) => {
    const { contestGridItems, elementsCount } = await grid(...input);
    return [contestGridItems.map(({ mediaId }) => mediaId), elementsCount];
  };
  expect(await ids('entries', { limit: 2 })).toEqual([[501, 502], 7]);
  expect(await ids('entries', { limit: 2, offset: 6 })).toEqual([[510], 7]);
  expect(await ids('ranking', { limit: 3 })).toEqual([[501, 502, 503], 7]);
  expect(await ids('entries', { actorName: ' lin' })).toEqual([[506, 510], 2]);
  expect(await ids('entries', { actorName: 'nobody' })).toEqual([[], 0]);
  expect(await ids('voted', {}, null)).toEqual([[], 0]);
});

test('a contest has a head by language, the entries of a performer, and a top list that says when it was counted', async () => {
  const { answer, outcome, pass, world } = await setUp();
  await guestVotedInContest.setUp({ guestId: 7, contestId, entryIds: [401, 406] }, world);
  expect(await answer(getContest, { contestId }, { guestId: 7 })).toMatchObject({
    hasEnded: false,
    elementsCount: 7,
    votesTotal: 17,
    guestsTotal: 1,
    voteCount: 2,
    winners: [],
  });
  expect(await answer(getHeader, { contestId }, { language: 'de' })).toMatchObject({
    contestId,
    title: 'The hat evening',
  });
  const { contestGridItems } = await answer(getContestActor, { contestId, actorId: 9102 });
  expect(contestGridItems.map(({ itemHash }) => itemHash)).toEqual(['40-406', '40-410']);
  pass(minuteMs);
  const { countedAt, items, total } = await answer(topList, { contestId }, { guestId: 7 });
  expect([countedAt, total, items.map(({ place, isVoted }) => [place, isVoted])]).toEqual([
    '2026-11-20T19:01:00.000Z',
    6,
    [
      [1, true],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
    ],
  ]);
  for (const call of [getContest, getContestGuestData, getHeader, topList])
    expect(await outcome(call, { contestId: 404 })).toMatchObject({ code: 'unknown', field: 'contestId' });
});

// @spec constant:contests.passedList
test('the overview has the contests that run and the last two that are over, with all who won', async () => {
  const { answer, world, run } = await setUp();
  await run('delete from "contest" where "id" <> ?', contestId);
  for (const [id, endsIn] of [
    [41, -30],
    [42, -10],
    [43, -20],
  ] as const)
    await aContest.setUp(
      {
        id,
        endsIn,
        entries: [
          { id: id * 10, mediaId: 1, actorId: 9101, votes: 4 },
          { id: id * 10 + 1, mediaId: 2, actorId: 9102, votes: id === 42 ? 4 : 1 },
        ],
      },
      world,
    );
  await aContest.setUp({ id: 44, begunMinutesAgo: -5, entries: [] }, world);
  const { running, passed } = await answer(contests, {});
  expect(running.map(({ id }) => id)).toEqual([contestId]);
  expect(passed.map(({ id, winners }) => [id, winners.map(({ actorName }) => actorName)])).toEqual([
    [42, ['Noor Vega', 'Ada Lind']],
    [43, ['Noor Vega']],
  ]);
});

test('a performer with whom the guest has no contact is in no contest, and keeps her place', async () => {
  const { cast, grid, world } = await setUp();
  await aChannelOfGuest.setUp({ id: 801, guestId: 8, actorId: 9101, blocked: true }, world);
  await guestVotedInContest.setUp({ guestId: 7, contestId, entryIds: [406] }, world);
  const { contestGridItems } = await grid('ranking', {}, 8);
  expect(contestGridItems.map(({ mediaId, place }) => [mediaId, place])).toEqual([
    [506, 5],
    [510, null],
  ]);
  expect(await cast(501, 8)).toMatchObject({ ok: false, code: 'unknown', field: 'mediaId' });
});

test.each<readonly [string, readonly number[], readonly (number | undefined)[]]>([
  ['no votes', [0, 0], [undefined, undefined]],
  ['a tie at the top', [3, 5, 5, 1], [3, 1, 1, 4]],
  ['a tie at the end', [2, 1, 1, 0], [1, 2, 2, undefined]],
])('places with %s', (_, votes, places) => {
  const found = placesOf(votes.map((each, id) => ({ id, votes: each })));
  expect(votes.map((__, id) => found.get(id))).toEqual(places);
});

test('a new world has contests of each kind that run, and two that are over with a winner', async () => {
  const { answer } = testClient(aWorld().world);
  const { running, passed } = await answer(contests, {});
  const titles = ['de', 'en'].map(async (language) => {
    const { title } = await answer(getHeader, { contestId: 1 }, { language: language as 'de' | 'en' });
    return title;
  });
  expect(await Promise.all(titles)).toEqual(['Der Hutabend', 'The hat evening']);
  expect(running.map(({ kind }) => kind).toSorted()).toEqual(['photos', 'poll', 'videos']);
  expect(passed.map(({ winners }) => winners.length)).toEqual([1, 1]);
});
