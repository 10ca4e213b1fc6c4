import { addVote, clashOfCams, revokeVote } from '@lounge/protocol/engagement/clash';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { createWorld } from '../../create-world.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { postgresDatabase } from '../../server/worlds/postgres/postgres-database.ts';
import { copyTemplate, poolOf } from '../../testing/postgres/test-databases.ts';
import { testClient } from '../../testing/test-client.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import type { WorldParts } from '../../world/world.ts';
import { aClash, aClashChallenge } from './states.ts';

const [clashId, challengeId, piano, voice] = [9, 31, 21, 22];
const now = Date.parse('2026-11-20T19:00:00.000Z');
const tabs = 10;
/** The same world as several processes see it. */
let processes: readonly WorldParts[] = [];

beforeAll(async () => {
  const database = await copyTemplate(inject('postgresRun'), 'clash');
  const open = (_: unknown, at: number) =>
    createWorld('main', postgresDatabase(poolOf(database)), { now: () => now }, seededRandom(at));
  processes = Array.from({ length: 4 }, open);
  const [first] = processes as readonly [WorldParts];
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, first);
  const teams = [
    { id: piano, name: 'Team Piano', memberIds: [9101] },
    { id: voice, name: 'Team Voice', memberIds: [9101] },
  ];
  await aClash.setUp({ id: clashId, teams }, first);
  await aClashChallenge.setUp({ id: challengeId, clashId }, first);
  for (let guestId = 1; guestId <= 20; guestId += 1)
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, first);
});
afterAll(() => processes.forEach(({ database }) => database.close()));

test.each([
  ['ten tabs of one guest', 1],
  ['ten tabs of each of twenty guests', 20],
])(
  'the votes of %s, who vote, change sides and take back at once, are as many as there are rows',
  async (_, guests) => {
    const clients = processes.map(testClient);
    const random = seededRandom(57);
    const press = (guestId: number, at: number) => {
      const client = clients[at % clients.length];
      const choice = random();
      return choice < 0.3
        ? client?.outcome(revokeVote, { challengeId }, { guestId })
        : client?.outcome(addVote, { challengeId, teamId: choice < 0.65 ? piano : voice }, { guestId });
    };
    const outcomes = await Promise.all(
      Array.from({ length: guests * tabs }, (__, at) => press((at % guests) + 1, Math.floor(at / guests))),
    );
    expect(outcomes.filter((outcome) => outcome?.ok !== true)).toEqual([]);
    const [first] = processes as readonly [WorldParts];
    const counted = await first.database.reader.query(
      `select "teamId", count(*) as votes from "clashVote" where "challengeId" = ${challengeId} group by "teamId"`,
      [],
    );
    const rows = new Map(
      (counted as readonly { teamId: number; votes: number }[]).map((each) => [each.teamId, each.votes]),
    );
    const { challenges } = await testClient(first).answer(clashOfCams, { id: clashId });
    expect(challenges[0]?.teams.map(({ teamId, votes }) => [teamId, votes])).toEqual(
      [piano, voice].map((teamId) => [teamId, rows.get(teamId) ?? 0]),
    );
  },
);
