import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const tiles = (page: Page) => page.locator('#tonight article');

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const callsOfLists = /\/tileGrid\/get\/|onlineModels|\/actorSearch\/|onlineActorsAmount|\/vxql/;

/** The calls for lists that the page has sent; the calendar of a profile is none, and may be read when its visitor has left already. */
const callsFor = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = `${request.url()} ${request.postData()}`;
    if (callsOfLists.test(request.url()) && !call.includes('query giftCalendar')) calls.push(call);
  });
  return calls;
};

/** Scrolls to the end of the list of home until all of its pages are there. */
const readAll = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.getByRole('heading', { name: 'New videos' }).scrollIntoViewIfNeeded();
    await expect(tiles(page)).toHaveCount(120, { timeout: 1000 });
  }).toPass();
};

// @spec component:BackLink 1, 3, feature:shell.tile-grid 8, state:tile-grid 5
test('later pages of a list that the server rendered follow its order; the way back leads to the list at its old place with all its pages, without a request', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const path = '/en/?sort=price';
  await open(page, host, path);
  await expect(tiles(page)).toHaveCount(59);
  const calls = callsFor(page);
  await readAll(page);
  const count = 120;
  await expect(page.getByText('120 of 120')).toBeAttached();
  expect(calls).not.toEqual([]);
  expect(calls.filter((call) => !call.includes('price'))).toEqual([]);
  const tile = tiles(page)
    .nth(count - 3)
    .getByRole('link')
    .first();
  await tile.scrollIntoViewIfNeeded();
  const before = await place(page);
  await tile.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  calls.length = 0;
  const back = page.getByRole('link', { name: 'Back to the list' });
  await expect(back).toHaveAttribute('href', path);
  await back.press('Enter');
  await expect(page).toHaveURL(host.url(path));
  await expect(tiles(page)).toHaveCount(count);
  await expect(tile).toBeFocused();
  await expect.poll(() => place(page)).toBe(before);
  await expect(back).toHaveCount(0);
  expect(calls).toEqual([]);
  await page.goForward();
  await expect(back).toBeVisible();
  const home = page.getByRole('link', { name: /^velvet/i }).first();
  await home.click();
  await expect(page).toHaveURL(host.url('/en/'));
  // A list that is opened by another link than the way back is read again.
  await tiles(page).first().getByRole('link').first().press('Enter');
  await expect(back).toHaveAttribute('href', '/en/');
  calls.length = 0;
  await home.click();
  await expect(page).toHaveURL(host.url('/en/'));
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(pageErrors).toEqual([]);
});

test('a list of performers grows as its end comes near, and waits for its visitor as top lists do; a failed page does not', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await open(page, host, '/en/categories/nowhere/');
  const all = page.getByRole('main').getByRole('article');
  const back = page.getByRole('link', { name: 'Back to the list' });
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live now' })).toBeVisible();
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page).toHaveURL(/\?page=3$/, { timeout: 1000 });
  }).toPass();
  const count = await all.count();
  expect(count).toBeGreaterThan(48);
  await all.nth(50).getByRole('link').press('Enter');
  await expect(back).toBeVisible();
  const calls = callsFor(page);
  await back.press('Enter');
  await expect(all).toHaveCount(count);
  await expect(all.nth(50).getByRole('link')).toBeFocused();
  await expect(all.nth(50)).toBeInViewport();
  expect(calls).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Top lists' }).click();
  await page.getByRole('navigation', { name: 'Top lists' }).getByRole('link', { name: 'Top 100' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Top 100' })).toBeVisible();
  calls.length = 0;
  await all.nth(40).getByRole('link').press('Enter');
  await expect(back).toBeVisible();
  await back.press('Enter');
  await expect(all.nth(40).getByRole('link')).toBeFocused();
  expect(calls.filter((call) => call.includes('topCams'))).toEqual([]);
});

test('a page that was opened by its address has no way back to a list; it is in a landmark, also on a page without steps', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await open(page, host, '/en/amateur/mirela/');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the list' })).toHaveCount(0);
  await page.route('**/breadcrumb/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Best rated' }).click();
  await expect(page).toHaveURL(host.url('/en/high-on-rose/'));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveCount(0);
  expect((await violationsOn(page)).filter((line) => line.startsWith('region'))).toEqual([]);
});
