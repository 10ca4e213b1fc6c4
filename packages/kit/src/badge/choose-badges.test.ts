import { expect, test } from 'vitest';
import { type BadgeContent, chooseBadges } from './choose-badges.ts';

const live: BadgeContent = { kind: 'live' };
const vip: BadgeContent = { kind: 'vip' };
const discount: BadgeContent = { kind: 'discount', percent: 20 };
const fresh: BadgeContent = { kind: 'new' };
const bought: BadgeContent = { kind: 'bought' };

test.each<[string, BadgeContent[], BadgeContent[]]>([
  ['none', [], []],
  ['one', [fresh], [fresh]],
  ['live before VIP', [vip, live], [live, vip]],
  ['VIP before discount', [discount, vip], [vip, discount]],
  ['discount before new', [fresh, discount], [discount, fresh]],
  ['new before bought', [bought, fresh], [fresh, bought]],
  ['two at most', [bought, fresh, discount, vip, live], [live, vip]],
  ['no kind twice', [fresh, { kind: 'new', count: 3 }], [fresh]],
])('%s', (_, given, shown) => {
  expect(chooseBadges(given)).toEqual(shown);
});
