import type { Page } from '@playwright/test';
import { becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test, waitUntilLive, type Host } from './host.ts';

const areas = [
  ['Live', '/en/cams/'],
  ['Videos', '/en/videos/'],
  ['Ticket shows', '/en/cam-shows/'],
  ['High on rose', '/en/high-on-rose/'],
  ['VIP club', '/en/vipclub/'],
  ['TV premium', '/en/tv/premium/'],
] as const;

const widths = [390, 1024, 1440] as const;

const bar = (page: Page) => page.getByRole('banner').first();

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Presses a link by keyboard, in the bar, else in the menu of a phone, else in the footer. Returns the number of presses. */
const pressTo = async (page: Page, name: string): Promise<number> => {
  const link = bar(page).getByRole('link', { name, exact: true });
  if (await link.isVisible()) {
    await link.press('Enter');
    return 1;
  }
  const menu = page.getByRole('link', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.press('Enter');
    await menuOf(page).getByRole('link', { name, exact: true }).press('Enter');
    return 2;
  }
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
  return 1;
};

const prepare = async (page: Page, host: Host, width: number) => {
  await page.setViewportSize({ width, height: 844 });
  await prepareContext(page.context(), host);
  await open(page, host, '/en/');
};

for (const width of widths) {
  // @spec screen:mobile-menu.navigation 4
  test(`at ${width} each area and home again are within two presses of the keyboard, and the place is marked`, async ({
    page,
    host,
  }) => {
    const pageErrors = pageErrorsOf(page);
    await prepare(page, host, width);
    for (const [name, path] of areas) {
      expect(await pressTo(page, name)).toBeLessThanOrEqual(2);
      await expect(page).toHaveURL(host.url(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('footer a[aria-current=page]')).toHaveAccessibleName(name);
      const inBar = bar(page).locator('a[aria-current=page]');
      if (width >= 1400) await expect(inBar).toHaveAccessibleName(name);
      await bar(page).getByRole('link', { name: 'velvet' }).press('Enter');
      await expect(page).toHaveURL(host.url('/en/'));
    }
    expect(pageErrors).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of widths) {
    test(`at ${width} each area is within two presses without script`, async ({ page, context, host }) => {
      await page.setViewportSize({ width, height: 844 });
      await prepareContext(context, host);
      for (const [name, path] of areas) {
        await page.goto(host.url('/en/'));
        const link = bar(page).getByRole('link', { name, exact: true });
        if (!(await link.isVisible())) {
          const menu = page.getByRole('link', { name: 'Menu', exact: true });
          if (await menu.isVisible()) await menu.click();
          await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        } else await link.click();
        await expect(page).toHaveURL(host.url(path));
      }
    });
  }
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
