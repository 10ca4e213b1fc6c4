import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

/** Who is live, without those below who start soon. */
const tiles = (page: Page) => page.locator('main article:not([aria-labelledby="soon-heading"] *)');
const filters = (page: Page) => page.getByRole('form', { name: 'Filter' });

// @spec route:cams, feature:performers.search 3, screen:cams 2
test('a filter is in the address, which somebody else opens, and back leads to it', async ({
  page,
  context,
  browser,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await open(page, host, '/en/cams/');
  await filters(page)
    .getByRole('checkbox', { name: /^English / })
    .check();
  await expect(page).toHaveURL(/\?filter=language%3Aen$/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/&page=2$/);
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(24);
  const address = page.url();
  const names = await tiles(page).getByRole('link').allTextContents();
  expect(await violationsOn(page)).toEqual([]);

  await tiles(page).nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/amateur\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(filters(page).getByRole('checkbox', { name: /^English / })).toBeChecked();
  await expect(tiles(page)).toHaveCount(names.length);

  const other = await browser.newContext();
  await prepareContext(other, host);
  const shared = await other.newPage();
  await shared.goto(address);
  await expect(filters(shared).getByRole('checkbox', { name: /^English / })).toBeChecked();
  await expect.poll(() => tiles(shared).count()).toBeGreaterThan(24);
  await shared.getByRole('link', { name: 'Remove the filter English' }).click();
  await expect(shared).toHaveURL(/\/en\/cams\/$/);
  await expect(filters(shared).getByRole('checkbox', { name: /^English / })).not.toBeChecked();
  await other.close();
  expect(pageErrors).toEqual([]);
});

// @spec route:performers.new, route:performers.free-chat, route:category.overview, route:category.details
test('without script filters are a form, and every list is reached by links, the categories on a phone too', async ({
  browser,
  host,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await prepareContext(context, host);
  const page = await context.newPage();
  await page.goto(host.url('/en/new-girls/'));
  await expect(page.getByRole('heading', { level: 1, name: 'New faces' })).toBeVisible();
  await page.waitForLoadState();
  const all = await tiles(page).count();
  await filters(page)
    .getByRole('checkbox', { name: /^Online now / })
    .check();
  await filters(page).getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/\/en\/new-girls\/\?.*filter=online/);
  await page.waitForLoadState();
  expect(await tiles(page).count()).toBeLessThan(all);
  const lists = page.getByRole('navigation', { name: 'Lists of performers' });
  await lists.getByRole('link', { name: /^Free chat/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Free chat' })).toBeVisible();
  await lists.getByRole('link', { name: 'All categories' }).click();
  await expect(page).toHaveURL(/\/en\/categories\/$/);
  await page.getByRole('link', { name: 'Musicians' }).click();
  await expect(page).toHaveURL(/\/en\/categories\/musicians\/$/);
  await expect(tiles(page)).toHaveCount(18);
  const renamed = await page.request.get(host.url('/en/categories/MUSICIANS/?filter=vip'));
  expect(renamed.url()).toBe(host.url('/en/categories/musicians/?filter=vip'));
  await page.goto(host.url('/en/cams/next-door/?zip=79098'));
  await expect(page.getByRole('button', { name: /^(?:Use my location|Remove the place|Zoom in)$/ })).toHaveCount(0);
  await page.locator('summary', { hasText: 'Filter' }).click();
  await filters(page).getByRole('checkbox', { name: /^VIP / }).check();
  await filters(page).getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/zip=79098&.*filter=vip/);
  await page.getByRole('textbox', { name: 'Near a postal code' }).fill('28195');
  await page.getByRole('button', { name: 'Search here' }).click();
  await expect(page).toHaveURL(/\?zip=28195&filter=vip$/);
  await page.goto(host.url('/en/cams/'));
  await page.getByRole('link', { name: 'Show the next ones' }).click();
  await expect(page).toHaveURL(/\/en\/cams\/\?page=2$/);
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(24);
  const missing = await page.request.get(host.url('/en/categories/nowhere/'));
  expect(missing.status()).toBe(404);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('main').getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page).toHaveURL(host.url('/en/categories/'));
  await context.close();
});

// @spec feature:performers.near-me 1, 3, screen:cams.next-door 4
test('a postal code leads to a performer near by, by keyboard', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await open(page, host, '/en/cams/');
  await page.getByRole('navigation', { name: 'Lists of performers' }).getByRole('link', { name: 'Next door' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Next door' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Near a postal code' });
  await field.focus();
  await page.keyboard.type('79098');
  await expect(page).toHaveURL(/\/en\/cams\/next-door\/\?zip=79098$/);
  await expect(page.getByText('Around Freiburg')).toBeVisible();
  await expect(page.getByRole('img', { name: /^A map with/ })).toBeVisible();
  const first = tiles(page).first();
  await expect(first).toContainText('1 km · Freiburg');
  expect(await violationsOn(page)).toEqual([]);
  await first.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/amateur\//);
  await expect(page.getByText(/Freiburg/).first()).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('79098');
  await page.reload();
  await expect(field).toHaveValue('79098');
  expect(pageErrors).toEqual([]);
});
