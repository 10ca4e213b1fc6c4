import { expect, test } from 'vitest';
import { loadsInEffects } from './page-data.ts';
import { sourcesBelow } from './repository.ts';

test('nothing of the site loads data in an effect of its own', () => {
  expect(loadsInEffects(sourcesBelow('site/src'))).toEqual([]);
});

test.each([
  ['useEffect(() => void shows.load(), [shows]);', 1],
  ['useEffect(() => {\n  if (isDue) void Promise.all([a(), shows.loadOwn()]);\n}, []);', 1],
  ['useEffect(() => void performer.reloadPresence().finally(show), []);', 1],
  ['useEffect(() => focus(), []);\nconst reload = () => void shows.load();', 0],
])('of "%s", %i files are reported', (text, count) => {
  expect(loadsInEffects([{ path: 'site/src/content/a/A.tsx', text }])).toHaveLength(count);
});
