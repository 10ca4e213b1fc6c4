import { onlineModels, recommendedModels } from '@lounge/protocol/content/actors';
import { pinnedModels } from '@lounge/protocol/content/favourites';
import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestHasPinned } from '../favourites/states.ts';
import { publishStages } from '../live-chat/index.ts';
import { performerIsPrivate } from '../live-chat/stage-states.ts';
import { performerIsFree } from '../live-chat/states.ts';
import { aShow } from '../tickets/states.ts';
import { aPerformer, noPerformerIsOnline } from './states.ts';

const runs = { id: 9201, actorId: 9101, start: '2020-11-20T18:55:00.000Z', minutes: 100 * 365 * 24 * 60 };

/** A world with one performer who is online. */
const setUp = async (banned: readonly string[] = []) => {
  const { world } = aWorld();
  await noPerformerIsOnline.setUp({}, world);
  const noor = { id: 9101, name: 'Noor Vega', isOnline: true, similarIds: [9101], bannedCountryCodes: [...banned] };
  await aPerformer.setUp(noor, world);
  const { answer } = testClient(world);
  const tile = async (caller = {}) => (await answer(onlineModels, {}, caller)).items[0];
  return { world, answer, tile };
};

test('a tile says what its performer does now', async () => {
  const { world, tile } = await setUp();
  expect(await tile()).toMatchObject({
    country: 'PT',
    freeChat: false,
    isVoyeurMode: false,
    isCurrentlyTicketShow: false,
    isOnlineMobileVideocall: true,
  });
  await performerIsFree.setUp({ actorId: 9101, seconds: 600 }, world);
  expect(await tile()).toMatchObject({ freeChat: true });
  await performerIsPrivate.setUp({ actorId: 9101 }, world);
  expect(await tile()).toMatchObject({ isVoyeurMode: true, isCurrentlyTicketShow: false });
});

test('a tile says that its performer is in a show', async () => {
  const { world, tile } = await setUp();
  await aShow.setUp(runs, world);
  await publishStages(world, (cause) => {
    throw cause;
  });
  expect(await tile()).toMatchObject({ isVoyeurMode: false, isCurrentlyTicketShow: true });
});

// @spec rule:banned-country, component:PerformerTile 18
test('every list of tiles says who is not offered in the country of the caller', async () => {
  const { world, answer } = await setUp(['AT']);
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await guestHasPinned.setUp({ guestId: 7, kind: 'actor', id: 9101 }, world);
  const inCountry = async (country: string) => {
    const caller = { guestId: 7, country };
    const { initialTiles } = await answer(getTileGrid, { type: 'home', payload: { first: 1 } }, caller);
    return [
      ...(await answer(onlineModels, {}, caller)).items,
      ...(await answer(recommendedModels, { actorId: 9101, first: 1 }, caller)),
      ...(await answer(pinnedModels, {}, caller)),
      ...initialTiles.flatMap((tile) => (tile.kind === 'model' ? [tile.model] : [])),
    ].map(({ id, isCountryBanned }) => ({ id, isCountryBanned }));
  };
  expect(await inCountry('AT')).toEqual(Array.from({ length: 4 }, () => ({ id: 9101, isCountryBanned: true })));
  expect(await inCountry('DE')).toEqual(Array.from({ length: 4 }, () => ({ id: 9101, isCountryBanned: false })));
});
