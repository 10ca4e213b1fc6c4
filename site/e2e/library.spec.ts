import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { becomeGuest, consoleGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const pricedAlbum = 1002;
const pricedVideo = 5001;

const tile = (page: Page) => page.getByRole('main').getByRole('article');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of your library' }).getByRole('link', { name });

// @spec route:personal.mediathek, route:personal.mediathek-photos, screen:personal.pinned-videos 1
test('what a guest bought is found in two presses, goes to the archive, and comes back, in another browser too', async ({
  page,
  context,
  browser,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContext(context, host);
  await becomeGuest(context, host, { coins: 200 });
  const bought = { guestId: consoleGuest.guestId, albumId: pricedAlbum };
  await devConsole(page, host).state('the guest bought the album', bought);
  await open(page, host, `/en/amateur/mirela/videos/${pricedVideo}/`);
  await page
    .locator('#unlock')
    .getByRole('button', { name: /^Watch for/ })
    .click();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  const pin = page.getByRole('button', { name: 'Pin this video' });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');

  const pages = page.getByRole('navigation', { name: 'Your pages' });
  await open(page, host, '/en/myvelvet/');
  await pages.getByRole('link', { name: 'Your videos' }).click();
  await tile(page).getByRole('link', { name: 'Rooftop, after rain' }).click();
  await expect(page).toHaveURL(host.url(`/en/amateur/mirela/videos/${pricedVideo}/`));
  for (const path of ['mediathek/?type=video', '']) {
    await page.goBack();
    await expect(page).toHaveURL(host.url(`/en/myvelvet/${path}`));
  }
  await pages.getByRole('link', { name: 'Your albums' }).click();
  await expect(page).toHaveURL(host.url('/en/myvelvet/mediathek/photos/'));
  await tile(page).getByRole('link').click();
  await expect(page).toHaveURL(host.url(`/en/amateur/mirela/pictures/${pricedAlbum}/`));

  await page.goBack();
  await pages.getByRole('link', { name: 'Your videos' }).click();
  // The page of albums has a tab of the same name.
  await expect(page).toHaveURL(host.url('/en/myvelvet/mediathek/?type=video'));
  await tab(page, 'Pinned').click();
  await expect(tile(page)).toHaveCount(1);
  await expect(tile(page).getByRole('link', { name: 'Rooftop, after rain' })).toBeVisible();
  await tab(page, 'Shop').click();
  await expect(tile(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Archive Rooftop, after rain' }).click();
  await expect(tile(page)).toHaveCount(1);
  await expect(page.getByText('“Rooftop, after rain” is in the archive.')).toBeVisible();

  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  await prepareContext(elsewhere, host, { world });
  const other = await elsewhere.newPage();
  const otherErrors = pageErrorsOf(other);
  await open(other, host, '/en/myvelvet/mediathek/');
  await expect(tile(other)).toHaveCount(1);
  await tab(other, 'Archive').click();
  await expect(tile(other)).toHaveCount(1);
  await tile(other).getByRole('link', { name: 'Rooftop, after rain' }).click();
  await expect(other.getByRole('heading', { name: 'Rooftop, after rain', level: 1 })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await other.goBack();
  await other.getByRole('button', { name: 'Bring Rooftop, after rain back' }).click();
  await expect(other.getByRole('heading', { name: 'Nothing put away' })).toBeVisible();
  // The first page hears of it.
  await expect(tile(page)).toHaveCount(2);
  await expect(tab(page, 'Archive')).toHaveText('Archive0');
  await elsewhere.close();
  expect([...pageErrors, ...otherErrors]).toEqual([]);
});
