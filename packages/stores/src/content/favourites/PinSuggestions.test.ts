import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Favourites } from './Favourites.ts';
import { PinSuggestions, recommendedBesidePins, videosOfPins } from './PinSuggestions.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const favourites = new Favourites(stores.context, stores.socket);
  favourites.listen();
  stores.socket.setState('ready');
  const rows = (await stores.run('select id from actor order by "videoCount" desc limit 3')) as { id: number }[];
  return {
    ...stores,
    favourites,
    suggestions: new PinSuggestions(stores.context, favourites),
    ids: rows.map(({ id }) => id),
  };
};

// @spec constant:recommendations.favouriteModelsAndChannels
test('ten performers are recommended, none of them pinned, and sixteen videos of those who are', async () => {
  const { favourites, suggestions, ids } = await setUp();
  for (const id of ids) await favourites.pin('actor', id);
  await suggestions.load();
  expect([suggestions.models.length, recommendedBesidePins]).toEqual([10, 10]);
  expect([suggestions.videos.length, videosOfPins]).toEqual([16, 16]);
  expect(ids).toEqual(expect.arrayContaining([...new Set(suggestions.videos.map(({ model }) => model.id))]));
  const [first] = suggestions.models;
  await favourites.pin('actor', first?.id ?? 0);
  expect(suggestions.models.map(({ id }) => id)).not.toContain(first?.id);
  expect(suggestions.models).toHaveLength(10);
  const owner = suggestions.videos[0]?.model.id ?? 0;
  await favourites.unpin('actor', owner);
  expect(suggestions.videos.map(({ model }) => model.id)).not.toContain(owner);
});

test('without a pinned performer nothing is read', async () => {
  const { suggestions, holdRequests } = await setUp();
  holdRequests();
  await suggestions.load();
  expect([suggestions.recommended.state, suggestions.models, suggestions.videos]).toEqual(['idle', [], []]);
});
