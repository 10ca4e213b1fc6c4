import type { BrowserContext, Page } from '@playwright/test';
import { buyCoins, password, signUp } from './guest.ts';
import { lastMailLink } from './mail.ts';
import { expect, pageErrorsOf, prepareContext, test, type Host } from './host.ts';

const logOut = (context: BrowserContext) => context.clearCookies({ name: 'session' });

const logIn = async (page: Page, host: Host, email: string): Promise<void> => {
  await page.goto(host.url('/vxpay/en/log-in'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('a guest with two accounts of one address chooses at the log-in, and which one a mail resets', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const email = await signUp(context, host);
  await buyCoins(context, host);
  await logOut(context);
  await signUp(context, host, { email });
  await logOut(context);
  await logIn(page, host, email);
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  for (const option of await page.getByRole('radio').all()) await expect(option).not.toBeChecked();
  await page.getByRole('radio', { name: /100 coins/ }).press('Space');
  await page.getByRole('button', { name: 'Log in' }).press('Enter');
  await expect(page.getByText('You can go on now.')).toBeVisible();
  await logOut(context);
  await page.goto(host.url('/vxpay/en/forgot'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(host.url(await lastMailLink(page, host, 'reset')));
  await page.getByRole('radio', { name: /100 coins/ }).check();
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('radio', { name: /100 coins/ })).toBeChecked();
  await page.getByLabel('New password').fill('quiet evening rain');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible();
  // The other account has the earlier password still, so nothing is asked any more.
  await logIn(page, host, email);
  await expect(page.getByText('You can go on now.')).toBeVisible();
  // A password that is not accepted has an error status, which browsers report as a failed resource.
  expect(pageErrors.filter((fault) => !fault.includes('422'))).toEqual([]);
});

test('a mailed link asks for the password where the guest is not logged in', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  const link = host.url(await lastMailLink(page, host, 'verify'));
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await logOut(context);
  await page.goto(link);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/not your current password/);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
});
