import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { devConsole } from './dev-console.ts';
import { password, signUp, windowOf } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const day = 86_400_000;

/** The guest pays the open window in a way. */
const payBy = async (page: Page, method: string, button: string | RegExp): Promise<void> => {
  const frame = windowOf(page);
  await frame.getByRole('radio', { name: method }).check();
  await frame.getByRole('button', { name: button }).click();
};

// @spec route:vipclub, feature:pay.vip 1, 3, screen:overlay.vip-offer 1, feature:pay.cancellation-offer 1-2
test('a guest starts VIP, cancels it, takes the offer, and pays less for three months', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, '/en/vipclub/');
  await page.getByRole('link', { name: /^Start VIP for 19,90/ }).click();
  const frame = windowOf(page);
  await expect(frame.getByRole('heading', { name: 'Start VIP' })).toBeVisible();
  await expect(frame.getByRole('radio', { checked: true })).toHaveCount(0);
  await payBy(page, 'Wallet', /^Pay 19,90/);
  await expect(frame.getByText('The payment was declined and nothing was charged.')).toBeVisible();
  await payBy(page, 'Card', /^Pay 19,90/);
  await expect(frame.getByRole('heading', { name: 'Everything is open now' })).toBeVisible();
  await frame.getByRole('link', { name: 'Back to the page' }).click();
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

test('VIP is renewed by the clock, charged once, also while nobody is logged in', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const email = await signUp(context, host);
  await open(page, host, '/en/vipclub/');
  await page.getByRole('link', { name: /^Start VIP/ }).click();
  await payBy(page, 'Card', /^Pay 19,90/);
  await windowOf(page).getByRole('link', { name: 'Back to the page' }).click();
  const renews = page.getByText(/^Renews on /);
  const first = (await renews.textContent()) ?? '';
  await devConsole(page, host).advanceClock(31 * day);
  await page.goto(host.url('/vxpay/en/log-in'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('You can go on now.').waitFor();
  // The server looks for due renewals every ten seconds.
  await expect(async () => {
    await open(page, host, '/en/vipclub/');
    await expect(renews).not.toHaveText(first, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('VIP is open')).toBeVisible();
});

// @spec feature:pay.tv 1, 3, screen:tv.premium 1, screen:tv.price-table 1
test('a guest in Spanish starts TV by keyboard on a phone and cancels it again', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(context, host, { brand: 'brasa', language: 'es' });
  await open(page, host, '/es/tv/premium/', 'brasa');
  await page.getByRole('link', { name: /^Empezar TV por 9,90/ }).focus();
  await page.keyboard.press('Enter');
  const frame = windowOf(page);
  await frame.getByRole('radio', { name: 'Tarjeta' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Ahora todo está abierto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('TV está abierto')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar TV' }).press('Enter');
  await page.getByRole('button', { name: 'Cancelar TV' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^TV hasta el / })).toBeVisible();
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});
