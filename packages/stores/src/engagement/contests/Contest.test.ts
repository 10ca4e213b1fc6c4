import { avsSet } from '@lounge/protocol/foundation/age-check';
import { aContest, aPerformer, guestIsLoggedIn, guestVotedInContest, testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Contest } from './Contest.ts';
import { contestEntriesOf, contestsOverview } from './contests-overview.ts';

const contestId = 40;
type Kind = 'photos' | 'videos' | 'poll';
type Options = { readonly kind?: Kind; readonly avsStatus?: 'accepted' | 'unknown'; readonly endsIn?: number };

const setUp = async ({ kind = 'photos', avsStatus = 'accepted', endsIn = 120 }: Options = {}) => {
  const stores = testStores({ guestId: 7 });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token', avsStatus }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aPerformer.setUp({ id: 9102, name: 'Ada Lind' }, world);
  const entries = Array.from({ length: 10 }, (_, at) => ({
    id: 401 + at,
    mediaId: 501 + at,
    actorId: at === 9 ? 9102 : 9101,
    votes: 10 - at,
    ageRating: at === 2 ? 18 : 16,
  }));
  await aContest.setUp({ id: contestId, kind, entries, endsIn }, world);
  const contest = new Contest(contestId, stores.context, 7);
  contest.listen(stores.pushSource);
  const load = () =>
    Promise.all([contest.data, contest.header, contest.guest, contest.top, contest.entries].map((each) => each.load()));
  await load();
  const entry = (at: number) => contest.entries.items[at] as NonNullable<(typeof contest.entries.items)[number]>;
  const state = (at: number) => [entry(at).isVoted, entry(at).mediaVotes, contest.votesLeft];
  return { ...stores, contest, load, entry, state };
};

// @spec feature:contests.vote 3, 5, feature:contests.unvote 2, state:contest-vote 1
test.each(['photos', 'videos', 'poll'] as const)(
  'a vote of a contest of %s is asked for once, counted when the server has counted it, and taken back',
  async (kind) => {
    const { contest, entry, state, holdAnswers } = await setUp({ kind });
    await contest.press(entry(0));
    expect([contest.window?.kind, ...state(0)]).toEqual(['confirm', false, 10, 5]);
    const release = holdAnswers();
    const voting = contest.confirm(true);
    expect([contest.window, contest.isSending(entry(0)), ...state(0)]).toEqual([null, true, false, 10, 5]);
    release();
    await voting;
    expect([contest.isSending(entry(0)), ...state(0)]).toEqual([false, true, 11, 4]);
    await contest.press(entry(1));
    expect([contest.window, ...state(1)]).toEqual([null, true, 10, 3]);
    await contest.press(entry(0));
    expect(state(0)).toEqual([false, 10, 4]);
  },
);

test('the window of a vote can be closed, and the vote is not given', async () => {
  const { contest, entry, state, sent } = await setUp();
  await contest.press(entry(0));
  await contest.close();
  expect([contest.window, ...state(0)]).toEqual([null, false, 10, 5]);
  expect(sent.filter(({ path }) => path.endsWith('/vote'))).toEqual([]);
});

// @spec feature:contests.vote 1
test('without a vote left a window says so, until it is not wanted again', async () => {
  const { contest, entry, world, load } = await setUp();
  await guestVotedInContest.setUp({ guestId: 7, contestId, entryIds: [404, 405, 406, 407, 408] }, world);
  await load();
  expect(contest.votesLeft).toBe(0);
  await contest.press(entry(0));
  expect(contest.window?.kind).toBe('limit');
  await contest.close(true);
  await contest.press(entry(0));
  expect([contest.window, entry(0).isVoted, contest.votesLeft]).toEqual([null, false, 0]);
});

test('a limit that another device has reached is answered by the server', async () => {
  const { contest, entry, world } = await setUp();
  await guestVotedInContest.setUp({ guestId: 7, contestId, entryIds: [404, 405, 406, 407, 408] }, world);
  await contest.press(entry(0));
  await contest.confirm(false);
  expect([contest.window?.kind, contest.votesLeft, entry(0).isVoted]).toEqual(['limit', 0, false]);
});

// @spec state:contest-vote 2, feature:contests.vote 4
test('an entry that needs the age check opens its window, and is voted for once the check has passed', async () => {
  const { contest, entry, state, world, socket } = await setUp({ avsStatus: 'unknown' });
  await contest.press(entry(2));
  expect([contest.window?.kind, ...state(2)]).toEqual(['ageCheck', false, 8, 5]);
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token', avsStatus: 'accepted' }, world);
  socket.receive(avsSet, {});
  await vi.waitFor(() => expect([contest.window, ...state(2)]).toEqual([null, true, 9, 4]));
});

test('a vote that does not arrive is said, and counts when it is given again', async () => {
  const { contest, entry, state, failRequests } = await setUp();
  failRequests(/contests\/vote/);
  await contest.press(entry(0));
  await contest.confirm(false);
  expect([contest.window?.kind, contest.failure?.kind, ...state(0)]).toEqual(['failed', 'offline', false, 10, 5]);
  failRequests(null);
  await contest.confirm(false);
  expect([contest.window, contest.failure, ...state(0)]).toEqual([null, null, true, 11, 4]);
});

test('a vote after the end does not count, and the contest is read again', async () => {
  const { contest, entry, state, clock } = await setUp({ endsIn: 1 });
  await contest.press(entry(0));
  clock.advance(120_000);
  await contest.confirm(false);
  expect([contest.failure?.code, ...state(0)]).toEqual(['notPossible', false, 10, 5]);
  await vi.waitFor(() => expect(contest.data.value).toMatchObject({ hasEnded: true }));
});

// @spec feature:contests.browse 2-3
test('a contest has pages of entries, sub-pages, a search, a head, a top list and the entries of a performer', async () => {
  const { contest, context } = await setUp();
  expect([contest.header.value?.title, contest.top.value?.items.length]).toEqual(['The hat evening', 5]);
  expect([contest.entries.items.length, contest.entries.hasMore]).toEqual([8, true]);
  await contest.entries.loadMore();
  expect([contest.entries.items.length, contest.entries.hasMore]).toEqual([10, false]);
  await contest.show('ranking', ' Lind ');
  expect(contest.entries.items.map(({ actorName, place }) => [actorName, place])).toEqual([['Ada Lind', 10]]);
  const overview = contestsOverview(context);
  await overview.load();
  expect(overview.value?.running.some(({ id }) => id === contestId)).toBe(true);
  const ofAda = await contestEntriesOf(contestId, 9102, context);
  expect(ofAda.ok ? ofAda.value.map(({ mediaId }) => mediaId) : []).toEqual([510]);
});
