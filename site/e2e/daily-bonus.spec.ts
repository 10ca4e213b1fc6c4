import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { becomeGuest, confirmAddress } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';

const today = (page: Page) => page.locator('[data-day=current]');

// @spec route:daily-bonus
test('a guest takes an album, opens it at its page, and finds the deal of the next day', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  const album = '/en/amateur/mirela/pictures/1003/';
  await open(page, host, album);
  await expect(page.getByRole('heading', { name: 'This is yours' })).toHaveCount(0);
  await confirmAddress(page, host);
  const world = devConsole(page, host);
  const deal = (params: object) => world.state('the deal of {day} is {offer}', params);
  await deal({ day: 'today', id: 98_001, offer: 'photoAlbum', title: 'One free album', contentId: 1003, quantity: 1 });
  await deal({ day: 'tomorrow', id: 98_002, offer: 'oneDayVip', title: 'A day of VIP' });
  await open(page, host, '/en/daily-deals/');
  await expect(today(page).getByText('1 of 1 are left')).toBeVisible();
  await today(page).getByRole('button', { name: 'Take it' }).press('Enter');
  await expect(today(page).getByText('It is yours.')).toBeVisible();
  await today(page).getByRole('link', { name: 'Open the album' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/pictures\/1003\/$/);
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();

  await open(page, host, '/en/daily-deals/');
  await world.advanceClock(24 * 3_600_000);
  await page.reload();
  await waitUntilLive(page);
  await expect(page.locator('[data-day=previous]').getByText(/^Taken at/)).toBeVisible();
  await expect(today(page).getByRole('heading', { name: 'A day of VIP' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
