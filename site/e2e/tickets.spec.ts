import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { balance, coins, becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Your ticket' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Piano by lamplight' });
const buyAt = (page: Page, price: number) =>
  dialogOf(page).getByRole('button', { name: new RegExp(`^Buy for\\s*${price}$`) });
const statementOf = async (page: Page): Promise<readonly string[]> =>
  page
    .locator('main')
    .getByText(/“Piano by lamplight”/)
    .allTextContents();

// @spec route:cams.shows, screen:cams.shows 2, screen:overlay.buy-ticket 1, feature:chat.ticket-buy 5, component:CamShowTile 4
// @spec screen:chat.ticket-show 4
test('a guest finds a show, buys a ticket, reads what buyers read, and gives it back', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host, { coins: 100 });
  await open(page, host, '/en/cam-shows/');
  const recommended = page.getByRole('region', { name: 'Recommended' });
  await recommended.getByRole('link', { name: 'Piano by lamplight' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Piano by lamplight' })).toBeVisible();
  await expect(page.getByText(/^Take headphones/)).toHaveCount(0);
  await expect(page.getByText('until 15:45')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Buy a ticket' }).click();
  await buyAt(page, 80).dblclick();
  await expect(dialogOf(page).getByText('The ticket is yours')).toBeVisible();
  await expect(dialogOf(page).getByText(/^Take headphones/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'To the show' }).click();
  await expect(panel(page).getByText(/^Bought on .*, 80 coins$/)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^Door opens at/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(balance(page)).toHaveText(coins(20));

  await page.getByRole('banner').getByRole('link', { name: 'Ticket shows' }).click();
  const own = page.getByRole('region', { name: 'Your tickets' });
  await expect(own.getByText('Your ticket', { exact: true })).toBeVisible();
  await own.getByRole('link', { name: 'Piano by lamplight' }).click();
  await panel(page).getByRole('button', { name: 'Give the ticket back' }).click();
  await dialogOf(page).getByRole('button', { name: 'Give it back' }).click();
  await expect(panel(page).getByRole('button', { name: 'Buy a ticket' })).toBeVisible();
  await expect(balance(page)).toHaveText(coins(100));
  await open(page, host, '/en/myvelvet/coins/');
  await expect(page.getByText('Ticket for “Piano by lamplight”').first()).toBeVisible();
  expect(await statementOf(page)).toHaveLength(2);
  await expect(page.getByText('Ticket given back').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});
