import { noEvents, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Teasers } from './Teasers.ts';

const setUp = async () => {
  const parts = testStores();
  await noEvents.setUp({}, parts.world);
  const closed = new Set<string>();
  const device = { has: (key: string) => closed.has(key), add: (key: string) => void closed.add(key) };
  const teasers = new Teasers(parts.context, device);
  const keys = () => teasers.teasers.map(({ key }) => key);
  const open = (routeName: string, routeArgs: Readonly<Record<string, string>> = {}) =>
    teasers.openPage({ routeName, routeArgs });
  return { ...parts, teasers, keys, open, device };
};

const calls = (sent: readonly { readonly path: string }[]) =>
  sent.filter(({ path }) => path.includes('getTeasers')).length;

// @spec component:TeaserTile 4, state:caching-by-call 4
test('teasers are cached for each route and its arguments', async () => {
  const { open, keys, sent, clock } = await setUp();
  await open('home');
  expect(keys()).toEqual(['wheel', 'shows']);
  await open('cams');
  await open('home');
  expect([keys(), calls(sent)]).toEqual([['wheel', 'shows'], 2]);
  await open('home', { actorName: 'mirela' });
  expect(calls(sent)).toBe(3);
  clock.advance(300_000);
  await open('home');
  expect(calls(sent)).toBe(4);
});

// @spec component:BannerTile 4
test('the banner is queried by route, arguments and width, and the page has both widths', async () => {
  const { open, teasers, sent } = await setUp();
  await open('cams', { a: 'b' });
  expect(teasers.banner).toMatchObject({
    wide: { containerClassSuffix: 'wide' },
    tall: { containerClassSuffix: 'tall' },
  });
  const bodies = sent.map(({ body }) => JSON.stringify(body ?? '')).filter((body) => body.includes('mobile'));
  expect(bodies).toHaveLength(2);
  for (const part of [/mobile\W+true/, /mobile\W+false/])
    expect(bodies.filter((body) => part.test(body))).toHaveLength(1);
  for (const body of bodies)
    expect([/routeName\W+cams/.test(body), /routeArgs\W+a\W+b/.test(body)]).toEqual([true, true]);
  await open('home');
  expect(teasers.banner).toBeNull();
});

test('a closed teaser stays away on every page of the device', async () => {
  const { open, teasers, keys } = await setUp();
  await open('home');
  teasers.close('shows');
  expect(keys()).toEqual(['wheel']);
  await open('cams');
  expect(keys()).toEqual(['rose']);
});

test('an answer for a page that was left is dropped, and without an answer there is nothing', async () => {
  const { open, keys, holdRequests, failRequests, teasers } = await setUp();
  const deliver = holdRequests();
  const reading = [open('home'), open('cams.shows')];
  deliver();
  await Promise.all(reading);
  expect(keys()).toEqual(['rose']);
  failRequests(/./);
  await open('high-on-rose');
  expect([keys(), teasers.banner]).toEqual([[], null]);
});
