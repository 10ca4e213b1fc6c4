import { getActor, getActorByName, onlineModels } from '@lounge/protocol/content/actors';
import { searchActors } from '@lounge/protocol/content/actor-search';
import { getSedcardAlbums } from '@lounge/protocol/content/galleries';
import { messengerChannels } from '@lounge/protocol/content/messenger';
import { buyVideo, getTopVideos } from '@lounge/protocol/content/videos';
import { useAttempt } from '@lounge/protocol/engagement/special-events';
import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import { getGuestBalance, getMovements } from '@lounge/protocol/foundation/wallet';
import type { AnyCall } from '@lounge/protocol';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createWorld } from '../../../create-world.ts';
import { aGame } from '../../../engagement/special-events/states.ts';
import { guestIsLoggedIn } from '../../../foundation/session/states.ts';
import { guestOwnsCoins } from '../../../foundation/wallet/states.ts';
import { RoundTrips } from '../../../testing/postgres/RoundTrips.ts';
import { copyTemplate, poolOf } from '../../../testing/postgres/test-databases.ts';
import { testClient } from '../../../testing/test-client.ts';
import { testSecret } from '../../../testing/test-secret.ts';
import { seededRandom } from '../../../world/seeded-random.ts';
import type { WorldParts } from '../../../world/world.ts';
import { createTokens } from '../../accounts/tokens.ts';
import { postgresDatabase } from './postgres-database.ts';

const trips = new RoundTrips();
const tokens = createTokens(testSecret);
const [guestId, token] = [7, 'token'];
let world: WorldParts;
let keys = 0;

beforeAll(async () => {
  const pool = poolOf(await copyTemplate(inject('postgresRun'), 'round_trips'), trips.stream);
  world = createWorld(
    'main',
    postgresDatabase(pool),
    { now: () => Date.parse('2026-11-20T19:00:00.000Z') },
    seededRandom(1),
  );
  await guestIsLoggedIn.setUp({ guestId, token }, world);
  await guestOwnsCoins.setUp({ guestId, amount: 100_000 }, world);
});
afterAll(() => world.database.close());

/** The round trips of a request of a guest: the session is looked up, then the call runs. */
const tripsOf = (call: AnyCall, input: unknown): Promise<number> =>
  trips.of(async () => {
    const bearer = await tokens.read(token, world);
    keys += 1;
    await testClient(world).answer(call, input, { guestId: bearer?.guestId ?? null, key: `k-${keys}` });
  });

const grid = { first: 24, offset: 24 };

test.each<readonly [name: string, most: number, call: AnyCall, input: object]>([
  ['a performer', 2, getActor, { actorId: 101 }],
  ['a balance', 2, getGuestBalance, {}],
  ['performers who are online', 2, onlineModels, grid],
  ['a page of the grid', 2, getTileGrid, { type: 'home', payload: grid }],
  ['a search of performers', 4, searchActors, { page: 2, searchType: 'default', requestId: 1 }],
  ['conversations', 2, messengerChannels, grid],
  ['a page of new videos', 4, getTileGrid, { type: 'newVideos', payload: grid }],
  ['a performer by name', 4, getActorByName, { name: 'Mirela' }],
  ['the albums of a performer', 4, getSedcardAlbums, { actorId: 101 }],
  ['the best videos of a performer', 4, getTopVideos, { actorId: 101 }],
  ['a page of the statement', 4, getMovements, {}],
])('%s takes at most %i round trips, with the session', async (_, most, call, input) => {
  // Connections are opened by the first calls.
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await tripsOf(call, input);
  expect(await tripsOf(call, input)).toBeLessThanOrEqual(most);
});

const bought = `select id from video where price > 0 and "ageRating" < 18 and "isVip" = 0 order by id limit 1`;

// Twelve from the session to the commit, and six for the points of the activity event, in a transaction of their own.
test('a purchase takes at most 18 round trips, with what it counts for', async () => {
  const [row] = (await world.database.reader.query(bought, [])) as readonly { readonly id: number }[];
  expect(await tripsOf(buyVideo, { videoId: row?.id })).toBeLessThanOrEqual(18);
});

test('an attempt of a game takes at most 12 round trips', async () => {
  await aGame.setUp({ id: 22, eventType: 'slotmachine', wins: 'coins', dailyAttempts: 9 }, world);
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await tripsOf(useAttempt, { configId: 22 });
  expect(await tripsOf(useAttempt, { configId: 22 })).toBeLessThanOrEqual(12);
});
