import type { Page } from '@playwright/test';
import { balance, coins, confirmAddress, becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'Your benefits' }).getByRole('listitem');
const check = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
};

/** An album for 20 coins, rated 16. */
const album = '/en/amateur/mirela/pictures/1002/';

// @spec route:personal.benefits, feature:pay.bonus-code-check 1, feature:pay.bonus-code-redeem 2, screen:overlay.bonus-code 2-3
test('a guest redeems a code in other letters, and an album voucher pays for an album', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/myvelvet/benefits/');
  await expect(page.getByRole('heading', { name: 'No benefits at the moment' })).toBeVisible();
  await check(page, 'no such code');
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await check(page, 'ten-of-ten');
  await expect(page.getByText('All of these codes are gone. Nothing was charged.')).toBeVisible();
  await check(page, 'summer 26');
  await expect(page.getByText('This code ended on 31 August 2026.')).toBeVisible();
  await check(page, ' hello ');
  await expect(page.getByText('Confirm your e-mail address first. The code stays filled in.')).toBeVisible();
  await confirmAddress(page, host);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('20 coins and 1 album voucher')).toBeVisible();
  await expect(balance(page)).toHaveText(coins(0));
  await page.getByRole('button', { name: 'Redeem' }).dblclick();
  await expect(page.getByText('Yours now.')).toBeVisible();
  await expect(balance(page)).toHaveText(coins(20));
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('1 album voucherAny album up to 30 coins');
  await check(page, 'HELLO.');
  await expect(page.getByText(/^You redeemed this code on/)).toBeVisible();
  await open(page, host, album);
  await expect(page.getByRole('button', { name: 'Pay with the voucher' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use 1 voucher' }).click();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await expect(balance(page)).toHaveText(coins(20));
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Benefits' }).click();
  await expect(page.getByRole('heading', { name: 'No benefits at the moment' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
