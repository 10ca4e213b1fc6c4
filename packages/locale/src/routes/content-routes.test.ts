import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { pathTo, routePatterns } from './path-to.ts';
import { routeKeys } from './templates.ts';

// @spec route:performers.new route:performers.free-chat route:cams route:cams.shows route:messenger route:daily-bonus
// @spec route:contests.overview route:high-on-rose route:legal.terms-of-service route:legal.data-protection
// @spec route:vipclub
test.each([
  ['performers.new', '/en/new-girls/'],
  ['performers.free-chat', '/en/free-chat/'],
  ['cams', '/en/cams/'],
  ['cams.shows', '/en/cam-shows/'],
  ['messenger', '/en/messenger/'],
  ['daily-bonus', '/en/daily-deals/'],
  ['contests.overview', '/en/contests/'],
  ['high-on-rose', '/en/high-on-rose/'],
  ['legal.terms-of-service', '/en/terms-of-service/'],
  ['legal.data-protection', '/en/data-protection/'],
  ['vipclub', '/en/vipclub/'],
] as const)('a page of the content area: %s is %s and keeps its segments in the other languages', (key, path) => {
  for (const language of languages) expect(pathTo(key, language)).toBe(path.replace('/en/', `/${language}/`));
});

// @spec route:magazine.easter route:magazine.shooting-gallery route:magazine.wetnwildgame
// @spec route:magazine.advent-calendar route:magazine.goldrush
test.each([
  ['magazine.easter', '/en/magazine/easter/'],
  ['magazine.shooting-gallery', '/en/magazine/shooting-gallery/'],
  ['magazine.wetnwildgame', '/en/magazine/wetnwildgame/'],
  ['magazine.advent-calendar', '/en/magazine/advent-calendar/'],
  ['magazine.goldrush', '/en/magazine/goldrush/'],
] as const)('a magazine page: %s is %s and keeps its segments in the other languages', (key, path) => {
  for (const language of languages) expect(pathTo(key, language)).toBe(path.replace('/en/', `/${language}/`));
});

test('every route key gives a pattern of its own', () => {
  const patterns = routeKeys.flatMap((key) => routePatterns(key));
  expect(routeKeys).toHaveLength(53);
  expect(new Set(patterns).size).toBe(patterns.length);
  for (const pattern of patterns) expect(pattern).toMatch(/^\/:language\/[a-zA-Z:?/-]*$/);
});
