import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

// @spec route:videos, route:videos.all-videos, route:videos.free-clips
test('from the overview a visitor filters free clips, opens one, and is back at its place without a request', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await prepareContext(context, host);
  await open(page, host, '/en/videos/');
  expect(await violationsOn(page)).toEqual([]);
  const rowOf = (name: string) => page.getByRole('region', { name, exact: true });
  await rowOf('All').getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(host.url('/en/videos/all-videos/'));
  await page.getByRole('link', { name: 'Free', exact: true }).click();
  await expect(page).toHaveURL(host.url('/en/videos/free-clips/'));
  await page.getByRole('link', { name: 'Remove the filter Women' }).click();
  await expect(page).toHaveURL(/filter=gender%3Anone$/);
  await page.getByRole('checkbox', { name: 'Men', exact: true }).check();
  await expect(page).toHaveURL(/filter=gender%3Amale$/);
  await expect(page.getByRole('link', { name: 'Remove the filter Men' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const tile = tiles(page).nth(8).getByRole('link').first();
  await tile.scrollIntoViewIfNeeded();
  const before = await place(page);
  const address = page.url();
  await tile.press('Enter');
  await expect(page).toHaveURL(/\/en\/amateur\/.+\/videos\/\d+\/$/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('videoList')) calls.push(request.url());
  });
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(tile).toBeFocused();
  await expect.poll(() => place(page)).toBe(before);
  expect(calls).toEqual([]);
  expect(pageErrors).toEqual([]);
});

// @spec route:performer.videos, route:performer.videos-tag, rule:tag-group-encoded
test('a guest’s like is there on another page; a performer’s tags lead to their videos', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/amateur/mirela/videos/5003/');
  const like = page.getByRole('group', { name: 'Rate this video' }).getByRole('button').first();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const sent = page.waitForResponse((response) => response.request().postData()?.includes('likeVideo') === true);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect((await sent).ok()).toBe(true);
  await open(page, host, '/en/amateur/mirela/videos/5003/');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await open(page, host, '/en/amateur/mirela/videos/');
  await page.getByRole('region', { name: 'Videos' }).getByRole('link', { name: 'Story 2' }).click();
  await expect(page).toHaveURL(host.url('/en/amateur/mirela/videos/tag/story'));
  await expect(tiles(page)).toHaveCount(2);
  expect(await violationsOn(page)).toEqual([]);
  const odd = await page.request.get(host.url('/en/amateur/mirela/videos/tag/a%2Fb%20%3Cc%3E'));
  expect(odd.status()).toBe(200);
  expect(pageErrors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter and the order are forms, and the next page is a link', async ({ page, context, host }) => {
    await prepareContext(context, host);
    await page.goto(host.url('/en/videos/all-videos/'));
    await page.getByRole('checkbox', { name: 'On sale' }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/filter=sale/);
    await expect(page.getByRole('link', { name: 'Remove the filter On sale' })).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(tiles(page)).toHaveCount(32);
  });
});

test('a visitor’s like is kept on the device with consent only, and forgotten when that is taken back', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host, { consent: 'functional' });
  const path = '/en/amateur/mirela/videos/5003/';
  await open(page, host, path);
  const like = page.getByRole('group', { name: 'Rate this video' }).getByRole('button').first();
  const stored = () => page.evaluate(() => localStorage.getItem('video-likes'));
  await like.click();
  await expect(page.getByText('Kept until you log in.')).toBeVisible();
  expect(await stored()).toContain('5003');
  await open(page, host, path);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await context.addCookies([{ name: 'consent', value: 'necessary', url: host.url('/') }]);
  await open(page, host, path);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(await stored()).toBeNull();
});
