import { getTileGrid, storeTileGridSettings } from '@lounge/protocol/engagement/tile-grid';
import { aPerformer, aVideoOfPerformer, guestSortsGrid, noPerformerIsOnline, noVideos } from '@lounge/mock-api/states';
import { TileGrid } from '@lounge/stores/engagement/tile-grid';
import { aModel } from '@lounge/testing/content/actors';
import { aVideo } from '@lounge/testing/content/videos';
import { aTileGrid } from '@lounge/testing/engagement/tile-grid';
import { expect, test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, basePrice: 4200 });

// @spec rest:tile-grid.get, entity:tileGrid, rule:grid-object-payload
test('the home grid reads its first tiles, online performers first', () =>
  pactForCall(
    getTileGrid,
    {
      description: 'a request for the home tile grid',
      states: [noPerformerIsOnline({}), noor],
      input: { type: 'home', payload: { first: 1, offset: 0 } },
      answer: aTileGrid(),
      exact: ['success', 'initialTiles.model.id', 'initialTiles.model.isOnline'],
    },
    async (client, { initialTiles, totalCount }) => {
      const grid = new TileGrid('home', 1, client);
      await grid.load();
      expect(grid.list.items).toEqual(initialTiles);
      expect(grid.list.total).toBe(totalCount);
    },
  ));

// @spec entity:enum.tileGridSort
test('the home grid is filtered and sorted', () =>
  pactForCall(getTileGrid, {
    description: 'a request for the home tile grid with online performers only, sorted by price',
    states: [noPerformerIsOnline({}), noor, aPerformer({ id: 9102, name: 'Ivo Lund', isOnline: true, price: 1200 })],
    input: { type: 'home', payload: { first: 2, offset: 0, filter: 'online', sort: 'price' } },
    answer: aTileGrid({
      initialTiles: [
        {
          kind: 'model',
          model: aModel({ id: 9102, name: 'Ivo Lund', slug: 'ivo-lund', price: 1200, basePrice: null }),
        },
        { kind: 'model', model: aModel() },
      ],
      totalCount: 2,
      sort: 'price',
    }),
    exact: ['success', 'initialTiles.model.id', 'initialTiles.model.price', 'totalCount'],
  }));

test('the grid of new videos shows the newest first', () =>
  pactForCall(getTileGrid, {
    description: 'a request for the new videos tile grid',
    states: [
      noVideos({}),
      noor,
      aVideoOfPerformer({ id: 95002, actorId: 9101, daysOld: 20 }),
      aVideoOfPerformer({ id: 95001, actorId: 9101, price: 2400, basePrice: 3000 }),
    ],
    input: { type: 'newVideos', payload: { first: 1 } },
    answer: aTileGrid({ initialTiles: [{ kind: 'video', video: aVideo() }], totalCount: 2 }),
    exact: ['success', 'initialTiles.video.id', 'initialTiles.video.new', 'totalCount'],
  }));

test('a page of more than 500 tiles is malformed', () =>
  pactForCall(getTileGrid, {
    description: 'a request for the home tile grid with a page size above the maximum',
    input: { type: 'home', payload: { first: 501 } },
    error: 'malformed',
    field: 'payload.first',
  }));

// @spec rest:tile-grid.settings.store, rule:tile-grid-settings
test('a guest stores the order of the home grid', () =>
  pactForCall(storeTileGridSettings, {
    description: 'a request to store the order of the home tile grid',
    caller: guest,
    input: { type: 'home', settings: { sort: 'price' } },
    answer: { success: true },
    exact: ['success'],
  }));

test('the home grid of a guest is in the order that the guest stored', () =>
  pactForCall(getTileGrid, {
    description: 'a request for the home tile grid by a guest who stored its order',
    states: [
      noPerformerIsOnline({}),
      noor,
      aPerformer({ id: 9102, name: 'Ivo Lund', isOnline: true, price: 1 }),
      guestSortsGrid({ guestId: 7, type: 'home', sort: 'price' }),
    ],
    caller: guest,
    input: { type: 'home', payload: { first: 1, filter: 'online' } },
    answer: aTileGrid({
      initialTiles: [
        {
          kind: 'model',
          model: aModel({ id: 9102, name: 'Ivo Lund', slug: 'ivo-lund', price: 1, basePrice: null }),
        },
      ],
      totalCount: 2,
      sort: 'price',
    }),
    exact: ['success', 'initialTiles.model.id', 'sort', 'totalCount'],
  }));

test('nobody stores the order of a grid without an account', () =>
  pactForCall(storeTileGridSettings, {
    description: 'a request of an ended session to store the order of the home tile grid',
    caller: expiredGuest,
    input: { type: 'home', settings: { sort: 'price' } },
    error: 'needLogin',
  }));
