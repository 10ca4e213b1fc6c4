import { expect, test } from 'vitest';
import { lookAbove } from './look-above.ts';

const look = {
  context: 'private' as const,
  previewTitle: 'From the garden · Noor Vega',
  urls: ['/pictures/a/w320.webp', '/pictures/b/w320.webp'],
};
const restriction = 'needPurchase';

test.each([
  ['the same pictures are at the top', ['a', 'b', 'locked'], null],
  ['only one of them is at the top', ['a', 'locked', 'b'], look],
  ['they come after the locked ones', ['locked', 'locked', 'a', 'b'], look],
  ['all are locked', ['locked', 'locked'], look],
])('the look of a locked album depends on what it repeats: where %s', (_, names, expected) => {
  const pictures = names.map((name) => ({ isLocked: name === 'locked', picture: { url: `/pictures/${name}` } }));
  expect(lookAbove({ restriction, pictures }, look)).toEqual(expected);
});

test.each([
  ['an open album', { restriction: null, pictures: [] }, look],
  ['a look that did not load', { restriction, pictures: [] } as const, null],
])('%s has no look', (_, album, loaded) => {
  expect(lookAbove(album, loaded)).toBeNull();
});
