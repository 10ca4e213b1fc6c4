import { clashWatch } from '@lounge/protocol/engagement/clash';
import {
  aClash,
  aClashChallenge,
  aPerformer,
  clashIsVotedIn,
  guestIsLoggedIn,
  guestVotesInClash,
  teamHasVotes,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Clash, type LocalVote } from './Clash.ts';

const [clashId, running, piano, voice] = [9, 31, 21, 22];
const minuteMs = 60_000;

const setUp = async ({ guestId = 7 as number | null, over = 20 } = {}) => {
  const stores = testStores({ guestId });
  const { world } = stores;
  for (const id of [7, 8]) await guestIsLoggedIn.setUp({ guestId: id, token: `t-${id}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  const teams = [
    { id: piano, name: 'Team Piano', memberIds: [9101] },
    { id: voice, name: 'Team Voice', memberIds: [9101] },
  ];
  await aClash.setUp({ id: clashId, teams }, world);
  await aClashChallenge.setUp({ id: running, clashId, startsIn: over - 30 }, world);
  await aClashChallenge.setUp({ id: 32, clashId, startsIn: 60 }, world);
  await teamHasVotes.setUp({ challengeId: running, teamId: piano, votes: 3 }, world);
  const clash = new Clash(clashId, stores.context);
  stores.socket.setState('ready');
  clash.listen(stores.pushSource);
  const votes = () => clash.data.value?.challenges[0]?.teams.map((team) => team.votes);
  const calls = () => stores.sent.flatMap(({ body }) => /(?:addVote|revokeVote)/.exec(JSON.stringify(body)) ?? []);
  return { ...stores, clash, votes, calls };
};

// @spec feature:reward.clash-vote 1, 3, component:ClashBoard 9, state:clash-votes 3
test('a vote shows at once, is told before the answer, and moves the counts only when the server has counted it', async () => {
  const { clash, votes, holdAnswers } = await setUp();
  await clash.data.load();
  const local: (LocalVote & { readonly votes: unknown })[] = [];
  const end = clash.onVote((vote) => local.push({ ...vote, votes: votes() }));
  const release = holdAnswers();
  const voting = clash.vote(running, voice);
  expect([clash.ownVote(running), clash.isVoting(running), votes()]).toEqual([voice, true, [3, 0]]);
  release();
  await voting;
  expect([clash.ownVote(running), clash.isVoting(running), votes()]).toEqual([voice, false, [3, 1]]);
  await clash.vote(running, piano);
  expect([clash.ownVote(running), votes()]).toEqual([piano, [4, 0]]);
  await clash.vote(running, null);
  expect([clash.ownVote(running), votes()]).toEqual([null, [3, 0]]);
  end();
  await clash.vote(running, voice);
  expect(local).toEqual([
    { challengeId: running, teamId: voice, votes: [3, 0] },
    { challengeId: running, teamId: piano, votes: [3, 1] },
    { challengeId: running, teamId: null, votes: [4, 0] },
  ]);
});

test('presses while a vote is under way send the last one only', async () => {
  const { clash, votes, calls, holdAnswers } = await setUp();
  await clash.data.load();
  const release = holdAnswers();
  const voting = clash.vote(running, voice);
  await clash.vote(running, piano);
  await clash.vote(running, null);
  release();
  await voting;
  expect([clash.ownVote(running), votes(), calls()]).toEqual([null, [3, 0], ['addVote', 'revokeVote']]);
});

test('a vote that does not arrive is taken back and said, and counts when it is given again', async () => {
  const { clash, votes, failRequests } = await setUp();
  await clash.data.load();
  failRequests(/addVote/);
  await clash.vote(running, voice);
  expect([clash.ownVote(running), clash.failureOf(running)?.kind, votes()]).toEqual([null, 'offline', [3, 0]]);
  failRequests(null);
  await clash.vote(running, voice);
  expect([clash.ownVote(running), clash.failureOf(running), votes()]).toEqual([voice, null, [3, 1]]);
});

test('a vote after the end does not count, and the challenge is read again', async () => {
  const { clash, world, clock } = await setUp({ over: 1 });
  await clash.data.load();
  await guestVotesInClash.setUp({ guestId: 8, challengeId: running, teamId: piano }, world);
  clock.advance(2 * minuteMs);
  await clash.vote(running, voice);
  expect([clash.ownVote(running), clash.failureOf(running)?.code]).toEqual([null, 'notPossible']);
  await vi.waitFor(() => expect(clash.data.value?.challenges[0]).toMatchObject({ votable: false, winner: piano }));
});

// @spec feature:reward.clash-vote 5, state:clash-votes 6
test('votes of others come by push while the clash is watched, and are read again after missed pushes', async () => {
  const { clash, votes, world, socket } = await setUp();
  await clash.data.load();
  const leave = clash.watch();
  await clashIsVotedIn.setUp({ guestId: 7, challengeId: running }, world);
  expect([votes(), clash.ownVote(running)]).toEqual([[3, 3], null]);
  socket.resync();
  await vi.waitFor(() => expect(votes()).toEqual([3, 0]));
  leave();
  const watched = socket.sent.flatMap(({ type, payload }) => (type === clashWatch.type ? [payload] : []));
  expect(watched).toEqual([{ id: clashId }, { id: clashId }, { id: null }]);
});

test('while it is watched, a clash is read again when a challenge ends', async () => {
  const { clash, clock, context } = await setUp({ over: 5 });
  await clash.data.load();
  const leave = clash.watch();
  clock.advance(5 * minuteMs);
  await vi.waitFor(() => expect(clash.data.value?.challenges[0]).toMatchObject({ winner: piano }));
  expect(clash.data.value?.teams.map(({ points }) => points)).toEqual([1, 0]);
  leave();
  const other = new Clash(clashId, context);
  other.data.restore(clash.data.snapshot());
  expect(other.data.value).toEqual(clash.data.value);
});

test('by a clock that is a day ahead, a clash is read again when a challenge ends', async () => {
  const { clock, context } = await setUp({ over: 5 });
  const ahead = { ...clock, now: () => clock.now() + 86_400_000 };
  const clash = new Clash(clashId, { ...context, clock: ahead }, clock.now);
  await clash.data.load();
  const leave = clash.watch();
  clock.advance(5 * minuteMs);
  await vi.waitFor(() => expect(clash.data.value?.challenges[0]).toMatchObject({ winner: piano }));
  leave();
});
