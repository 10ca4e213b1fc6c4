import { deleteContestMediaVoting, getContestGuestData, vote } from '@lounge/protocol/engagement/contests';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { createWorld } from '../../create-world.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { postgresDatabase } from '../../server/worlds/postgres/postgres-database.ts';
import { copyTemplate, poolOf } from '../../testing/postgres/test-databases.ts';
import { testClient } from '../../testing/test-client.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import type { WorldParts } from '../../world/world.ts';
import { aContest } from './states.ts';

const contestId = 40;
const tabs = 10;
const now = Date.parse('2026-11-20T19:00:00.000Z');
/** The same world as several processes see it. */
let processes: readonly WorldParts[] = [];

beforeAll(async () => {
  const database = await copyTemplate(inject('postgresRun'), 'contests');
  const open = (_: unknown, at: number) =>
    createWorld('main', postgresDatabase(poolOf(database)), { now: () => now }, seededRandom(at));
  processes = Array.from({ length: 4 }, open);
  const [first] = processes as readonly [WorldParts];
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, first);
  const entries = Array.from({ length: tabs }, (_, at) => ({ id: 401 + at, mediaId: 501 + at, actorId: 9101 }));
  await aContest.setUp({ id: contestId, entries }, first);
  for (let guestId = 1; guestId <= 6; guestId += 1)
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, first);
});
afterAll(() => processes.forEach(({ database }) => database.close()));

const cast = (guestId: number, mediaId: number, at: number) =>
  testClient(processes[at % processes.length] as WorldParts).outcome(
    vote,
    { actorId: 9101, contestId, guestId, mediaId, albumId: null },
    { guestId },
  );

const stored = (sql: string) => (processes[0] as WorldParts).database.reader.query(sql, []);

test('ten tabs that vote for ten entries at once give five votes', async () => {
  const outcomes = await Promise.all(Array.from({ length: tabs }, (_, at) => cast(1, 501 + at, at)));
  const answers = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.answer as { success: boolean }] : []));
  expect([answers.length, answers.filter(({ success }) => success).length]).toEqual([tabs, 5]);
  expect(await stored('select count(*) as votes from "contestVote" where "guestId" = 1')).toEqual([{ votes: 5 }]);
});

test('ten tabs that vote for one entry at once give one vote', async () => {
  await Promise.all(Array.from({ length: tabs }, (_, at) => cast(2, 501, at)));
  expect(await stored('select count(*) as votes from "contestVote" where "guestId" = 2')).toEqual([{ votes: 1 }]);
});

test('what guests of several processes vote and take back at once is counted as there are rows', async () => {
  const random = seededRandom(57);
  const outcomes = await Promise.all(
    Array.from({ length: 4 * tabs }, (_, at) => {
      const [guestId, mediaId] = [3 + (at % 4), 501 + Math.floor(random() * tabs)];
      if (random() < 0.7) return cast(guestId, mediaId, at);
      const client = testClient(processes[at % processes.length] as WorldParts);
      return client.outcome(deleteContestMediaVoting, { contestId, mediaId }, { guestId });
    }),
  );
  expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([]);
  const counts = await stored(
    'select "contestEntry".id from "contestEntry" left join "contestVote" on "contestVote"."entryId" = "contestEntry".id where "contestEntry"."contestId" = 40 group by "contestEntry".id, "contestEntry".votes having count("contestVote"."key") <> "contestEntry".votes',
  );
  expect(counts).toEqual([]);
  const client = testClient(processes[0] as WorldParts);
  for (const guestId of [1, 2, 3, 4, 5, 6]) {
    const { guestData } = await client.answer(getContestGuestData, { contestId }, { guestId });
    const rows = await stored(`select count(*) as votes from "contestVote" where "guestId" = ${guestId}`);
    expect(rows).toEqual([{ votes: guestData.voteCount }]);
  }
});
