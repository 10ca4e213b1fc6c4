import { expect, test } from 'vitest';
import { sourcesBelow } from './repository.ts';
import { readsOfTheirOwn, unreadAfterMissedPushes, unusedExceptions } from './resync.ts';

const stores = sourcesBelow('packages/stores/src');

test('every store with pushes reads again when some were missed, by one mechanism', () => {
  expect(unreadAfterMissedPushes(stores)).toEqual([]);
  expect(unusedExceptions(stores)).toEqual([]);
});

test('no store outside reactive/ ends its reads itself', () => {
  expect(readsOfTheirOwn(stores)).toEqual([]);
  const text = 'client.call(getGallery, {}, { signal: scope.signal });';
  expect(readsOfTheirOwn([{ path: 'packages/stores/src/a/b/C.ts', text }])).toHaveLength(1);
});

test.each([
  ['scope.onEnd(socket.onState(this.onState));', 1],
  ['scope.onEnd(socket.onResync(() => void this.load()));', 1],
  ['scope.onEnd(source.socket.on(guestBalance, this.onGuestBalance));', 1],
  ['scope.onEnd(socket.on(guestBalance, this.onGuestBalance));\nreloadOnResync(source, [this.data], this.load);', 0],
  ['scope.onEnd(socket.on(toyControlChanged, this.onChanged));\nthis.data.listen(source);', 0],
])('of "%s", %i lines are reported', (text, count) => {
  expect(unreadAfterMissedPushes([{ path: 'packages/stores/src/a/b/C.ts', text }])).toHaveLength(count);
});
