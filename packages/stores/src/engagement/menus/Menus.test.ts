import { expect, test } from 'vitest';
import { Menus, mobileMenus, type MobileMenu } from './Menus.ts';

const onPhone = (open: MobileMenu | null = null): Menus => {
  const menus = new Menus(390);
  if (open !== null) menus.open(open);
  return menus;
};

// @spec state:menus 3, entity:enum.mobileMenu, feature:shell.mobile-menus 1
test('the menus are those of the documents, and each opens', () => {
  expect(mobileMenus).toEqual([
    'navigation',
    'search',
    'cameraFilter',
    'categoryFilter',
    'personalArea',
    'notifications',
    'languageSelector',
  ]);
  expect(mobileMenus.map((menu) => onPhone(menu).openMenu)).toEqual(mobileMenus);
});

/** @spec state:mobile-mode 1-2, feature:shell.mobile-menus 2 */
test.each([
  [390, true],
  [1022, true],
  [1022.98, true],
  [1023, false],
  [1440, false],
])('in a window of %d px, menus are sheets: %s', (width, isMobile) => {
  const menus = new Menus(1440);
  menus.setWidth(width);
  menus.open('navigation');
  expect([menus.isMobile, menus.stateOf('navigation').open]).toEqual([isMobile, isMobile]);
  expect(new Menus(width).isMobile).toBe(isMobile);
});

// @spec state:menus 1, feature:shell.mobile-menus 3
test.each(mobileMenus.flatMap((first) => mobileMenus.map((second) => [first, second] as const)))(
  '%s is closed once %s opens',
  (first, second) => {
    const menus = onPhone(first);
    menus.open(second);
    expect(mobileMenus.filter((menu) => menus.stateOf(menu).open)).toEqual([second]);
  },
);

// @spec state:menus 2, 5, feature:shell.mobile-menus 4
test('the page scrolls again once no menu is open', () => {
  const menus = onPhone();
  const fixed = [menus.isBodyFixed];
  for (const act of [() => menus.open('search'), () => menus.open('navigation'), menus.closeTop]) {
    act();
    fixed.push(menus.isBodyFixed);
  }
  expect(fixed).toEqual([false, true, true, false]);
});

/** @spec state:menus 4, entity:menuState, feature:shell.mobile-menus 5, component:MobileMenu 3-4 */
test.each([
  [true, true],
  [false, false],
])('a sub-menu that blocks (%s) with data blocks its menu: %s', (blocking, isBlocked) => {
  const menus = onPhone('navigation');
  const subMenu = { name: 'videos', blocking, data: { count: 48 } };
  menus.openSubMenu(subMenu);
  expect(menus.stateOf('navigation')).toEqual({ open: true, subMenus: [subMenu] });
  expect(menus.isBlocked).toBe(isBlocked);
  menus.closeTop();
  expect(menus.stateOf('navigation')).toEqual({ open: true, subMenus: [] });
  expect(menus.isBlocked).toBe(false);
  menus.closeTop();
  expect(menus.stateOf('navigation')).toEqual({ open: false, subMenus: [] });
});

test('a sub-menu opens in an open menu only, and goes with it', () => {
  const menus = onPhone();
  const subMenu = { name: 'videos', blocking: true, data: null };
  menus.openSubMenu(subMenu);
  expect(menus.subMenus).toEqual([]);
  menus.open('navigation');
  menus.openSubMenu(subMenu);
  menus.open('search');
  expect(menus.subMenus).toEqual([]);
});

test('a menu that is open while the window becomes wide closes, and stays closed when it is narrow again', () => {
  const menus = onPhone('navigation');
  menus.setWidth(1023);
  expect([menus.openMenu, menus.isBodyFixed]).toEqual([null, false]);
  menus.setWidth(390);
  expect(menus.openMenu).toBeNull();
});
