import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { windowOf, becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

/** The guest pays the open window in a way. */
const payBy = async (page: Page, method: string, button: string | RegExp): Promise<void> => {
  const frame = windowOf(page);
  await frame.getByRole('radio', { name: method }).check();
  await frame.getByRole('button', { name: button }).click();
};

// @spec route:vipclub, feature:pay.vip 3, screen:overlay.vip-offer 1, feature:pay.cancellation-offer 2, component:StatusBar 15
test('a guest starts VIP, cancels it, takes the offer, and pays less for three months', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/vipclub/');
  await page.getByRole('link', { name: /^Start VIP for 19,90/ }).click();
  const frame = windowOf(page);
  await expect(frame.getByRole('heading', { name: 'Start VIP' })).toBeVisible();
  await expect(frame.getByRole('radio', { checked: true })).toHaveCount(0);
  await payBy(page, 'Wallet', /^Pay 19,90/);
  await expect(frame.getByText('The payment was declined and nothing was charged.')).toBeVisible();
  await payBy(page, 'Card', /^Pay 19,90/);
  await expect(frame.getByRole('heading', { name: 'Everything is open now' })).toBeVisible();
  await frame.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('VIP is open')).toBeVisible();
  await expect(page.getByText('Started just now. Everything is open.')).toBeVisible();
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Cancel VIP' }).click();
  await expect(page.getByText(/a month for 3 months, then 19,90/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel VIP' }).click();
  await expect(page.getByRole('heading', { name: /^VIP until / })).toBeVisible();
  await page.getByRole('button', { name: /^Keep VIP/ }).click();
  await page.getByRole('button', { name: 'Cancel VIP' }).click();
  await page.getByRole('button', { name: /^Stay for 9,90/ }).click();
  await expect(page.getByText(/^Until .*, then 19,90/)).toBeVisible();
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'status-offer', sameSite: 'Lax' }));
  // The declined payment is an answer of the window with this status.
  expect(pageErrors.filter((each) => !each.includes('422'))).toEqual([]);
});
