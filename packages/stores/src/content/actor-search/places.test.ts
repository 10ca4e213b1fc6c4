import { setPresence, testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { categories } from './categories.ts';
import { OnlineAmount } from './OnlineAmount.ts';
import { ZipLookup, type ZipAreaData } from './ZipLookup.ts';

const setUp = () => {
  const stores = testStores();
  const lookup = new ZipLookup(stores.context);
  const found: (readonly [string, string | null])[] = [];
  const type = (text: string) =>
    lookup.type(text, (zip: string, area: ZipAreaData | null) => void found.push([zip, area?.town ?? null]));
  return { ...stores, lookup, type, found };
};

// @spec rule:zip-length-5, constant:validation.zipLength, state:geolocation-by-zip 2-3, feature:performers.near-me 1
test('a postal code is looked up with exactly five characters, and not before', async () => {
  const { lookup, type, sent, found } = setUp();
  for (const [text, state] of [
    ['5', 'incomplete'],
    ['5066', 'incomplete'],
    ['😀😀😀', 'incomplete'],
    ['506670', 'tooLong'],
  ]) {
    await type(text ?? '');
    expect([lookup.state, lookup.area]).toEqual([state, null]);
  }
  expect([sent, found]).toEqual([[], []]);
  await type('506');
  expect(lookup.missing).toBe(2);
  await type(' 50667 ');
  expect([lookup.state, lookup.area?.town, lookup.missing]).toEqual(['found', 'Cologne', 0]);
  expect(sent.map(({ path }) => path)).toEqual(['/rest/v1/utility/getGeoLocationByZip/50667']);
  expect(found).toEqual([['50667', 'Cologne']]);
  await type('');
  expect([lookup.state, lookup.area]).toEqual(['empty', null]);
});

test.each([
  ['1012 ab', ['1012', '1012a'], '1012AB', 'Amsterdam'],
  ['AT-1010', ['A', 'AT', 'AT-', 'AT-10', 'AT-101'], 'AT-1010', 'Vienna'],
  ['ch 8001', ['c', 'ch', 'ch 800'], 'CH-8001', 'Zurich'],
] as const)('the code %s of another country is looked up once it is complete', async (text, parts, zipCode, town) => {
  const { lookup, type, sent, found } = setUp();
  for (const part of parts) {
    await type(part);
    expect(lookup.state).toBe('incomplete');
  }
  expect(sent).toEqual([]);
  await type(text);
  expect([lookup.state, found]).toEqual(['found', [[zipCode, town]]]);
});

// @spec rule:geo-lookup-empty
test.each([
  ['XXXXX', null, 'unknown'],
  ['50667', /getGeoLocationByZip/, 'failed'],
] as const)('a lookup of %s without data, or that fails, empties the result', async (zip, failing, state) => {
  const { lookup, type, found, failRequests } = setUp();
  failRequests(failing);
  await type(zip);
  expect([lookup.state, found]).toEqual([state, [[zip, null]]]);
});

test('five characters that are no letters or digits are unknown without a lookup', async () => {
  const { lookup, type, sent, found } = setUp();
  await type('😀😀😀😀😀');
  expect([lookup.state, found, sent]).toEqual(['unknown', [['😀😀😀😀😀', null]], []]);
});

test('a code that is typed while another is looked up counts alone', async () => {
  const { lookup, type, found, holdRequests } = setUp();
  const deliver = holdRequests();
  const both = [type('50667'), type('28195')];
  expect(lookup.state).toBe('looking');
  deliver();
  await Promise.all(both);
  expect([lookup.area?.town, found]).toEqual(['Bremen', [['28195', 'Bremen']]]);
});

test('what was typed is forgotten once a search has a place', async () => {
  const { lookup, type } = setUp();
  expect(lookup.isTyped).toBe(false);
  await type('50667');
  expect(lookup.isTyped).toBe(true);
  lookup.forget();
  expect([lookup.zip, lookup.state, lookup.area, lookup.isTyped]).toEqual(['', 'empty', null, false]);
  await type('');
  expect([lookup.state, lookup.isTyped]).toEqual(['empty', true]);
});

// @spec rest:monitoring.online-actors-amount, feature:shell.online-count 1
test('the number of performers online is read, and again when somebody comes or goes', async () => {
  const { context, world, pushSource, socket, clock, sent } = setUp();
  const amount = new OnlineAmount(context);
  amount.listen(pushSource);
  socket.setState('ready');
  await setPresence(world, 101, false);
  clock.advance(2_000);
  expect(sent).toEqual([]);
  await amount.load();
  const before = amount.value?.amount ?? 0;
  await setPresence(world, 101, true);
  await setPresence(world, 102, false);
  await setPresence(world, 102, true);
  clock.advance(2_000);
  await vi.waitFor(() => expect(amount.value?.amount).toBe(before + 1));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /rest/v1/monitoringActors/onlineActorsAmount',
    'POST /rest/v1/monitoringActors/onlineActorsAmount',
  ]);
});

// @spec query:collections.list, feature:performers.categories 2
test('categories are read with their fields', async () => {
  const { context } = setUp();
  const list = categories(context);
  await list.load();
  const [first] = list.value ?? [];
  expect(Object.keys(first ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'id',
    'imageId',
    'imageUrl',
    'label',
    'modelCount',
    'name',
    'picture',
    'slug',
    'texts',
  ]);
});
