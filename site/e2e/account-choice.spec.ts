import type { BrowserContext, Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { buyCoins, password, signUp, uniqueEmail } from './guest.ts';
import { codeOf } from './one-time-code.ts';
import { expect, pageErrorsOf, prepareContext, test, type Host } from './host.ts';

/** Returns the link of the last mail of a kind, from the dev console. */
const lastMailLink = async (page: Page, host: Host, which: string): Promise<string> => {
  const { mails } = (await devConsole(page, host).overview()) as {
    mails: readonly { kind: string; link: string | null }[];
  };
  return mails.find(({ kind }) => kind === which)?.link ?? '';
};

const logOut = (context: BrowserContext) => context.clearCookies({ name: 'session' });

const logIn = async (page: Page, host: Host, email: string): Promise<void> => {
  await page.goto(host.url('/vxpay/en/log-in'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('pressing the button of the sign-up twice makes one account', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const email = uniqueEmail();
  await page.goto(host.url('/vxpay/en/sign-up'));
  await page.getByLabel('Name').fill('Robin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('checkbox', { name: /18/ }).check();
  await page.getByRole('button', { name: 'Create an account' }).dblclick();
  await expect(page.getByText('We sent you an e-mail. Please confirm your address with it.')).toBeVisible();
  const { guests } = (await devConsole(page, host).overview()) as { guests: readonly { email: string | null }[] };
  expect(guests.filter((guest) => guest.email === email)).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

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

test('a guest whose first code was sent twice gets new recovery codes', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await page.goto(host.url('/vxpay/en/second-factor'));
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await page.locator('[data-part=key]').textContent()) ?? '').replaceAll(' ', '');
  const first = codeOf(secret, Date.now());
  await page.request.post(host.url('/vxpay/en/second-factor'), { form: { code: first } });
  await page.getByRole('textbox', { name: 'Code' }).fill(first);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'New recovery codes' })).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Show new codes' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.goto(host.url('/vxpay/en/second-factor'));
  await page.getByRole('link', { name: 'New recovery codes' }).click();
  await expect(page.getByRole('heading', { name: 'New recovery codes' })).toBeVisible();
});
