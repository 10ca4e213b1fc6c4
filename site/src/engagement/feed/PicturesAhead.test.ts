import { expect, test } from 'vitest';
import { PicturesAhead } from './PicturesAhead.ts';

const loadedBy = (ahead: PicturesAhead) => [0, 1, 2, 3, 4, 5].filter((at) => ahead.loads(at));

test('the pictures of the two posts below the last seen one load early, and of none before one was seen', () => {
  const ahead = new PicturesAhead(() => false);
  expect(loadedBy(ahead)).toEqual([]);
  ahead.see(0);
  expect(loadedBy(ahead)).toEqual([0, 1, 2]);
  ahead.see(2);
  ahead.see(1);
  expect(loadedBy(ahead)).toEqual([0, 1, 2, 3, 4]);
});

test('where data are saved nothing loads early', () => {
  const ahead = new PicturesAhead(() => true);
  ahead.see(2);
  expect(loadedBy(ahead)).toEqual([]);
});
