import { expect, test } from 'vitest';
import { categoryRows } from './categories.ts';

test('each category has a picture that no other one resembles', () => {
  const scenes = categoryRows().map(({ pictureSeed }) => pictureSeed.replace(/-category-\d+$/u, ''));
  expect(scenes.filter((scene, at) => scenes.indexOf(scene) !== at)).toEqual([]);
});
