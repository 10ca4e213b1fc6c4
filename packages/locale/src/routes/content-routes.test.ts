import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { pathTo, routePatterns } from './path-to.ts';
import { routeKeys } from './templates.ts';

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

test.each([
  ['magazine.easter', '/en/magazine/easter/'],
  ['magazine.shooting-gallery', '/en/magazine/shooting-gallery/'],
  ['magazine.wetnwildgame', '/en/magazine/wetnwildgame/'],
  ['magazine.advent-calendar', '/en/magazine/advent-calendar/'],
  ['magazine.goldrush', '/en/magazine/goldrush/'],
] as const)('a magazine page: %s is %s and keeps its segments in the other languages', (key, path) => {
  for (const language of languages) expect(pathTo(key, language)).toBe(path.replace('/en/', `/${language}/`));
});

// @spec entity:enum.magazineCampaignPage
test.each(['easter', 'shooting-gallery', 'wetnwildgame', 'advent-calendar', 'goldrush', 'prize-draw'] as const)(
  'a campaign has a page of its own in the magazine: %s',
  (page) => {
    expect(routeKeys).toContain(`magazine.${page}`);
    expect(pathTo(`magazine.${page}`, 'en')).toBe(`/en/magazine/${page}/`);
  },
);

test('every route key gives a pattern of its own', () => {
  const patterns = routeKeys.flatMap((key) => routePatterns(key));
  expect(routeKeys.length).toBeGreaterThan(70);
  expect(new Set(patterns).size).toBe(patterns.length);
  for (const pattern of patterns) expect(pattern).toMatch(/^\/:language\/[a-zA-Z\d:?/-]*$/);
});
