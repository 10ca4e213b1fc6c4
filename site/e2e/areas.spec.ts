import type { Page } from '@playwright/test';
import { becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';

const areas = [
  ['Live', '/en/cams/'],
  ['Videos', '/en/videos/'],
  ['Feed', '/en/feed/'],
  ['Ticket shows', '/en/cam-shows/'],
  ['Best rated', '/en/high-on-rose/'],
  ['Magazine', '/en/blog/'],
  ['VIP club', '/en/vipclub/'],
  ['TV', '/en/tv/livestream/'],
] as const;

const widths = [390, 1024, 1440] as const;

const bar = (page: Page) => page.getByRole('banner').first();

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const footer = (page: Page) => page.getByRole('contentinfo');

const menuLink = (page: Page) => page.getByRole('link', { name: 'Menu', exact: true });

/** Where a wide page links an area: in the bar, which leaves out the last ones where it is narrow, else in the footer. */
const linkTo = async (page: Page, name: string) => {
  const inBar = bar(page).getByRole('link', { name, exact: true });
  return (await inBar.isVisible()) ? inBar : footer(page).getByRole('link', { name, exact: true });
};

/** Presses a link by keyboard, in the menu of a phone where there is one. Returns the number of presses. */
const pressTo = async (page: Page, name: string): Promise<number> => {
  if (!(await menuLink(page).isVisible())) {
    await (await linkTo(page, name)).press('Enter');
    return 1;
  }
  await menuLink(page).press('Enter');
  await menuOf(page).getByRole('link', { name, exact: true }).press('Enter');
  return 2;
};

/** Every area is one press away at this width, or two on a phone, and the page's own one is marked. */
const expectAreas = async (page: Page, width: number, place: string | null): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  if (width < 1023) await expect(menuLink(page)).toBeVisible();
  else
    for (const [name, path] of areas) {
      const link = await linkTo(page, name);
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', path);
    }
  if (place === null) return;
  await expect(page.locator('footer a[aria-current=page]')).toHaveAccessibleName(place);
  // The bar has each link twice, as its own and in "More": the width decides which one shows.
  if (width >= 1400) await expect(bar(page).locator('a[aria-current=page]').first()).toHaveText(place);
};

// @spec screen:mobile-menu.navigation 4, route:high-on-rose
test('each area and home again are within two presses of the keyboard at each width, and the place is marked', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await open(page, host, '/en/');
  for (const [at, [name, path]] of areas.entries()) {
    const width = widths[at % widths.length] ?? 390;
    await page.setViewportSize({ width, height: 844 });
    expect(await pressTo(page, name)).toBeLessThanOrEqual(2);
    await expect(page).toHaveURL(host.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (name === 'Best rated') await expect(page.locator('main article')).toHaveCount(60);
    for (const each of widths) await expectAreas(page, each, name);
    const home = bar(page).getByRole('link', { name: 'velvet' });
    await expect(home).toHaveAttribute('href', '/en/');
    // The later areas follow each other.
    if (at >= widths.length) continue;
    await page.setViewportSize({ width, height: 844 });
    await home.press('Enter');
    await expect(page).toHaveURL(host.url('/en/'));
  }
  expect(pageErrors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each area is within two presses at each width', async ({ page, context, host }) => {
    await prepareContext(context, host);
    await page.goto(host.url('/en/'));
    for (const width of widths) await expectAreas(page, width, null);
    for (const [at, [name, path]] of areas.entries()) {
      await page.setViewportSize({ width: widths[at % widths.length] ?? 390, height: 844 });
      const menu = menuLink(page);
      if (await menu.isVisible()) {
        await menu.click();
        await expect(footer(page)).toBeInViewport();
        await footer(page).getByRole('link', { name, exact: true }).click();
      } else await (await linkTo(page, name)).click();
      await expect(page).toHaveURL(host.url(path));
    }
  });
});

const openers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Your area': (page) => page.getByRole('link', { name: 'Me', exact: true }).press('Enter'),
  Notifications: (page) => page.locator('.kit-notification-menu > summary').press('Enter'),
  Language: async (page) => {
    await page.getByRole('link', { name: 'Menu', exact: true }).press('Enter');
    await menuOf(page).getByRole('button', { name: 'Language English' }).press('Enter');
  },
};

// @spec screen:mobile-menu.personal-area 3, screen:mobile-menu.notifications 3, screen:mobile-menu.language-selector 3
test('the menus of a guest are sheets below 1023 px only: the window closes them, and the bell opens its list there', async ({
  page,
  context,
  host,
}) => {
  await page.setViewportSize({ width: 1022, height: 844 });
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/cams/');
  for (const [name, openSheet] of Object.entries(openers)) {
    await openSheet(page);
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 844 });
    await expect(sheet).toBeHidden();
    await page.setViewportSize({ width: 1022, height: 844 });
  }
  await page.setViewportSize({ width: 1023, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Areas' })).toBeHidden();
  await page.locator('.kit-notification-menu > summary').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
});

// @spec screen:shell.navbar 4
test('the bar hides by scrolling and by full screen, each on its own, and a page restores what hid it', async ({
  page,
  context,
  host,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await prepareContext(context, host);
  await open(page, host, '/en/');
  const header = page.locator('.kit-navigation-bar');
  const scrollTo = async (top: number) => {
    await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
    await page.waitForFunction((place) => window.scrollY === place, top);
  };
  /** The bar waits for 200 ms; a second reading shows that nothing follows. */
  const settled = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const isHidden = () => header.getAttribute('data-hidden');
  await scrollTo(50);
  await settled();
  expect(await isHidden()).toBeNull();
  await scrollTo(600);
  await expect(header).toHaveAttribute('data-hidden', 'true');
  await scrollTo(596);
  await settled();
  await scrollTo(590);
  await settled();
  expect(await isHidden()).toBe('true');
  await scrollTo(500);
  await expect(header).not.toHaveAttribute('data-hidden');
  await page.evaluate(() => document.documentElement.requestFullscreen());
  await expect(header).toHaveAttribute('data-hidden', 'true');
  await page.evaluate(() => document.exitFullscreen());
  await expect(header).not.toHaveAttribute('data-hidden');
  await scrollTo(900);
  await expect(header).toHaveAttribute('data-hidden', 'true');
  await page.locator('#tonight article a').nth(2).click();
  await waitUntilLive(page);
  await expect(page).not.toHaveURL(host.url('/en/'));
  await expect(header).not.toHaveAttribute('data-hidden');
  await page.goBack();
  await expect(page).toHaveURL(host.url('/en/'));
  await expect(header).toHaveAttribute('data-hidden', 'true');
});
