import { callTimeoutMs } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { limitLazyRoutes } from './lazy-route.ts';

const setUp = (load: () => Promise<object>) => {
  const clock = fakeClock();
  const route: RouteObject = { id: 'a page', path: '/', lazy: load };
  limitLazyRoutes([{ id: 'frame', children: [route] }], clock);
  const { lazy } = route;
  if (typeof lazy !== 'function') throw new Error('The route is not lazy.');
  return { clock, lazy: lazy as () => Promise<{ loader?: () => Promise<unknown>; handle?: unknown }> };
};

test('the code of a page that does not arrive in time fails', async () => {
  const { clock, lazy } = setUp(() => new Promise(() => undefined));
  const loading = lazy();
  clock.advance(callTimeoutMs);
  await expect((await loading).loader?.()).rejects.toThrow('a page did not load in time');
});

test('the code of a page that arrives is used', async () => {
  expect(await setUp(async () => ({ handle: 1 })).lazy()).toEqual({ handle: 1 });
});

test('after a failure the code is loaded again by the next attempt', async () => {
  let loads = 0;
  const { lazy } = setUp(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no network');
    return { loader: () => 'data', handle: { onPicture: true } };
  });
  const route = await lazy();
  await expect(route.loader?.()).rejects.toThrow('no network');
  expect([await route.loader?.(), route.handle, loads]).toEqual(['data', { onPicture: true }, 2]);
});
