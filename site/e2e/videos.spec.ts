import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { devConsole } from './dev-console.ts';
import { becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
/** The best liked video on sale that needs no age check. */
const sold = { title: 'Winter garden, in the first sun' };
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

// @spec route:videos.video-trends, route:videos.on-sale, route:videos.new-videos, route:videos.vip-videos, route:performer.videos-classic
test('each list of videos is rendered at its address', async ({ context, host }) => {
  await prepareContext(context, host);
  const read = async (path: string) => (await context.request.get(host.url(`/en/${path}`))).text();
  for (const [path, name] of [
    ['videos/video-trends/', 'Trending videos'],
    ['videos/on-sale/', 'Videos on sale'],
    ['videos/new-videos/', 'New videos'],
    ['videos/vip-videos/', 'VIP videos'],
  ] as const) {
    const html = await read(path);
    expect(html).toContain(`>${name}</h1>`);
    expect([path, html.match(/<article\b/g)?.length]).toEqual([path, 16]);
  }
  expect(await read('amateur/mirela/videos/classic/')).toContain('There is no video here');
});

test('a guest filters, sees a preview, pays with a voucher, goes on elsewhere, and keeps the video', async ({
  page,
  context,
  browser,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const video = (tab: Page) => tab.locator('.kit-video-player video');
  const timeIn = (tab: Page): Promise<number> => video(tab).evaluate((each: HTMLVideoElement) => each.currentTime);
  const world = await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/videos/all-videos/');
  await devConsole(page, host).state('the guest has a voucher', { guestId: 7007, type: 1, amount: 1 });
  await page.getByRole('checkbox', { name: 'On sale' }).check();
  await expect(page.getByRole('link', { name: 'Remove the filter On sale' })).toBeVisible();
  await tiles(page).getByRole('link', { name: sold.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: sold.title })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect.poll(() => timeIn(page)).toBeGreaterThan(0.3);
  await expect(page.getByText(/^This is the preview/)).toBeVisible();
  await page.locator('#unlock').getByRole('button', { name: 'Use 1 voucher' }).click();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  const kept = page.waitForResponse(
    (response) =>
      response.url().includes('saveWatchPosition') && /"seconds":30\d/.test(response.request().postData() ?? ''),
  );
  await page.getByRole('slider', { name: 'Position' }).fill('300');
  await expect.poll(() => timeIn(page)).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await kept;

  const device = await browser.newContext({ storageState: await context.storageState() });
  await prepareContext(device, host, { world });
  const other = await device.newPage();
  const otherErrors = pageErrorsOf(other);
  await open(other, host, '/en/videos/');
  const row = other.getByRole('region', { name: 'Carry on watching' });
  await row.getByRole('link', { name: sold.title }).click();
  await other.getByRole('button', { name: /^Resume at 5:0\d$/ }).click();
  await expect.poll(() => timeIn(other)).toBeGreaterThan(300.2);
  await open(other, host, '/en/myvelvet/');
  await other.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Your videos' }).click();
  await tiles(other).getByRole('link', { name: sold.title }).click();
  await expect(other).toHaveURL(host.url(path));
  await other.goBack();
  await other.getByRole('button', { name: `Archive ${sold.title}` }).click();
  await expect(other.getByText(`“${sold.title}” is in the archive.`)).toBeVisible();
  await device.close();
  expect([...pageErrors, ...otherErrors]).toEqual([]);
});

// @spec route:performer.videos, route:performer.videos-tag, rule:tag-group-encoded, feature:videos.like 1
test('by keyboard on a phone, in Spanish on brasa, a guest likes a video and shares it; a guest’s like is there on another page, and a performer’s tags lead to their videos', async ({
  page,
  context,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host, { brand: 'brasa' });
  await open(page, host, '/es/amateur/mirela/videos/5003/', 'brasa');
  const like = page.getByRole('group', { name: 'Valorar este vídeo' }).getByRole('button', { name: /^Me gusta/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const sent = page.waitForResponse((response) => response.request().postData()?.includes('likeVideo') === true);
  await like.press('Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect((await sent).ok()).toBe(true);
  const share = page.getByRole('button', { name: 'Compartir' });
  await share.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dirección de correo').fill('kim@example.com');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
  await expect(dialog.getByText(/^Va de camino a kim@example.com/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
  const mails = (await devConsole(page, host).overview())['mails'] as readonly { kind: string }[];
  expect(mails.map(({ kind }) => kind)).toContain('video-share');

  await open(page, host, '/es/amateur/mirela/videos/5003/', 'brasa');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Los 4 vídeos' }).press('Enter');
  const tag = page.getByRole('region', { name: 'Vídeos' }).locator('a[href$="/tag/story"]');
  await expect(tag).toContainText('2');
  await tag.press('Enter');
  await expect(page).toHaveURL(host.url('/es/amateur/mirela/videos/tag/story', 'brasa'));
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
  const pageErrors = pageErrorsOf(page);
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
  // The server's markup knows nothing of it.
  expect(pageErrors).toEqual([]);
  await context.addCookies([{ name: 'consent', value: 'necessary', url: host.url('/') }]);
  await open(page, host, path);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(await stored()).toBeNull();
});
