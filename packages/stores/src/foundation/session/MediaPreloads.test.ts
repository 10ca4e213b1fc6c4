import { createScope, type preloadMedia } from '@lounge/transport';
import { expect, test } from 'vitest';
import { MediaPreloads } from './MediaPreloads.ts';

const setUp = () => {
  const asked: { address: string; signal: AbortSignal | undefined; answer: (blob: Blob | null) => void }[] = [];
  const load: typeof preloadMedia = (address, { signal } = {}) =>
    new Promise((answer) => asked.push({ address, signal, answer }));
  const scope = createScope();
  return {
    preloads: new MediaPreloads(scope, load),
    scope,
    asked,
    addresses: () => asked.map(({ address }) => address),
  };
};

test('each address is loaded once; one that failed is tried again', async () => {
  const { preloads, asked, addresses } = setUp();
  preloads.want(['/a', '/b']);
  preloads.want(['/a', '/b']);
  expect(addresses()).toEqual(['/a', '/b']);
  asked[0]?.answer(new Blob(['a']));
  asked[1]?.answer(null);
  await Promise.resolve();
  preloads.want(['/a', '/b']);
  expect(addresses()).toEqual(['/a', '/b', '/b']);
});

test('what is no longer wanted is aborted, also when the page ends', () => {
  const { preloads, scope, asked } = setUp();
  preloads.want(['/a', '/b']);
  preloads.want(['/b']);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  scope.end();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
});
