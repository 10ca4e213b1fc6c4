import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { goBackAfterOverlay } from './go-back.ts';
import { becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, recordLayoutShifts, test } from './host.ts';

const bar = (page: Page) => page.locator('.kit-navigation-bar');

/** Moves the page, which then stands still for longer than the bar waits. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

/** The bar hides when the page moves down, and shows when it moves up or when the focus is in it. */
const expectHidingBar = async (page: Page): Promise<void> => {
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 600);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 500);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 900);
  await expect(bar(page)).not.toBeInViewport();
  await bar(page).getByRole('link').first().focus();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 1400);
  await page.waitForFunction(() => window.scrollY === 1400);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
};

// @spec component:Navbar 1-2, feature:shell.navbar-hide 1
test('in a wide window the bar hides down the page, shows up the page, and moves nothing', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const layoutShifts = await recordLayoutShifts(page);
  await open(page, host, '/en/');
  await expectHidingBar(page);
  expect(await layoutShifts()).toEqual([]);
  expect(pageErrors).toEqual([]);
});

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

// @spec screen:mobile-menu.navigation 3, component:MobileMenu 1-2, 6-7, component:Navbar 1-2, feature:shell.mobile-menus 2
test('on a phone the menu leads to an area and back; the page under it stays, back, Escape and a wide window close it, and the bar hides as in a wide window', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  const layoutShifts = await recordLayoutShifts(page);
  await open(page, host, '/en/');
  await expectHidingBar(page);
  await scrollTo(page, 700);
  const opener = page.getByRole('link', { name: 'Menu' });
  await opener.click();
  await expect(menuOf(page)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([
    700,
    'hidden',
  ]);
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL(host.url('/en/'));
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await layoutShifts()).toEqual([]);
  await opener.click();
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1022, height: 844 });
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 844 });
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuOf(page)).toBeHidden();
  await opener.click();
  await menuOf(page).getByRole('link', { name: 'VIP club' }).click();
  await expect(page).toHaveURL(host.url('/en/vipclub/'));
  await expect(menuOf(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(host.url('/en/'));
  expect(pageErrors).toEqual([]);
});

test('by keyboard only a guest reaches an own page, another language and an area in two presses', async ({
  page,
  context,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/cams/');
  const personal = page.getByRole('dialog', { name: 'Your area' });
  await page.getByRole('link', { name: 'Me', exact: true }).press('Enter');
  await expect(personal).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await personal.getByRole('link', { name: 'Coins' }).press('Enter');
  await expect(page).toHaveURL(host.url('/en/myvelvet/coins/'));
  await page.getByRole('link', { name: 'Menu' }).press('Enter');
  await menuOf(page).getByRole('button', { name: 'Language English' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const languages = page.getByRole('dialog', { name: 'Language' });
  await expect(languages).toBeFocused();
  await languages.getByRole('link', { name: 'Deutsch' }).press('Enter');
  await expect(page).toHaveURL(host.url('/de/myvelvet/coins/'));
});

test('a menu whose code does not load leads to the list of all areas, as without script, and a filter whose menu does not load opens over the page', async ({
  page,
  context,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await page.route('**/MenuSheets*.js', (route) => route.abort());
  await page.route('**/CameraMenuConnected*.js', (route) => route.abort());
  await open(page, host, '/en/cams/');
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL(host.url('/en/cams/#areas'));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'VIP club' })).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/MenuSheets*.js');
  const filterMenu = page.waitForRequest('**/CameraMenuConnected*.js');
  await page.getByRole('main').getByRole('button', { name: 'Filter' }).click();
  await filterMenu;
  await expect(page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: /^Show/ })).toBeVisible();
});

// @spec screen:mobile-menu.camera-filter 3, screen:mobile-menu.category-filter 3
test('the filter of a phone is closed by back with its choice in the address, and a wide window has neither menu', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await page.setViewportSize({ width: 1022, height: 844 });
  await prepareContext(context, host);
  await open(page, host, '/en/new-girls/');
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live now' })).toBeVisible();
  const opener = page.getByRole('main').getByRole('button', { name: /^Filter/ });
  await opener.click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByRole('checkbox', { name: /^VIP/ }).check();
  await expect(page).toHaveURL(host.url('/en/cams/?filter=vip'));
  expect(await violationsOn(page)).toEqual([]);
  await filter.getByRole('checkbox', { name: /^New/ }).check();
  await expect(page).toHaveURL(host.url('/en/cams/?filter=vip&filter=new'));
  await page.goBack();
  await expect(filter).toBeHidden();
  await expect(page).toHaveURL(host.url('/en/cams/?filter=vip&filter=new'));
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText('Filter (2)');
  await opener.click();
  await filter.getByRole('button', { name: 'Reset' }).click();
  await filter.getByRole('button', { name: /^Show/ }).click();
  await expect(filter).toBeHidden();
  await expect(page).toHaveURL(host.url('/en/cams/'));
  const categories = page.getByRole('dialog', { name: 'Categories' });
  await page.getByRole('main').getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(categories).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1023, height: 844 });
  await expect(categories).toBeHidden();
  await expect(opener).toBeHidden();
  await goBackAfterOverlay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'New faces' })).toBeVisible();
  await expect(page).toHaveURL(host.url('/en/new-girls/'));
  expect(pageErrors).toEqual([]);
});
