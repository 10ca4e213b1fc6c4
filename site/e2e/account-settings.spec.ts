import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { password, signUp, uniqueEmail, windowOf } from './guest.ts';
import { violationsOn } from './axe.ts';
import { lastMailLink } from './mail.ts';
import { codeOf } from './one-time-code.ts';
import { textOfQrCode } from './qr-code.ts';
import { expect, open, pageErrorsOf, prepareContext, test, type Host } from './host.ts';

const nextPassword = 'quiet evening rain';

const logIn = async (page: Page, host: Host, email: string, secret: string): Promise<void> => {
  await page.goto(host.url('/vxpay/en/log-in'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('a guest sees and ends sessions, changes the password, and resets it by mail', async ({
  page,
  context,
  host,
  browser,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContext(context, host);
  const email = await signUp(context, host);
  const elsewhere = await browser.newContext();
  await prepareContext(elsewhere, host, { world });
  const otherPage = await elsewhere.newPage();
  await logIn(otherPage, host, email, password);
  await expect(otherPage.getByText('You can go on now.')).toBeVisible();
  await open(page, host, '/en/myvelvet/profile/');
  await expect(page.getByRole('link', { name: 'Second factor' })).toHaveAttribute(
    'href',
    /\/vxpay\/en\/second-factor$/,
  );
  const sessions = page.getByRole('list', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Log out Chrome on/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  const frame = windowOf(page);
  await page.getByRole('link', { name: 'Change your password' }).click();
  await frame.getByLabel('Current password').fill(password);
  await frame.getByLabel('New password').fill('password1');
  await frame.getByRole('button', { name: 'Save the password' }).click();
  await expect(frame.getByLabel('New password')).toHaveAccessibleDescription(/easy to guess/);
  await frame.getByLabel('Current password').fill(password);
  await frame.getByLabel('New password').fill(nextPassword);
  await frame.getByRole('button', { name: 'Save the password' }).click();
  await expect(frame.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await frame.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open(page, host, '/en/myvelvet/profile/');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('group', { name: 'You are logged out on all devices, on this one too.' });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByText('You are logged out everywhere.').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto(host.url('/vxpay/en/log-in'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
  await page.goto(host.url(await lastMailLink(page, host, 'reset')));
  await page.getByLabel('New password').fill('a third walk at night');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, host, email, 'a third walk at night');
  await expect(page.getByText('You can go on now.')).toBeVisible();
  // A password that is not accepted has an error status, which browsers report as a failed resource.
  expect(pageErrors.filter((fault) => !fault.includes('422'))).toEqual([]);
  await elsewhere.close();
});

// @spec screen:personal.profile 3
test('a guest changes the address, downloads the data, deletes the account and keeps it by logging in', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await signUp(context, host);
  const email = uniqueEmail();
  await open(page, host, '/en/myvelvet/profile/');
  const frame = windowOf(page);
  await page.getByRole('link', { name: 'Change e-mail', exact: true }).click();
  await frame.getByLabel('New e-mail address').fill('robin@example.c');
  await frame.getByLabel('Current password').fill(password);
  await frame.getByRole('button', { name: 'Send the link' }).click();
  await expect(frame.getByLabel('New e-mail address')).toHaveAccessibleDescription(/address/);
  await frame.getByLabel('New e-mail address').fill(email);
  await frame.getByLabel('Current password').fill(password);
  await frame.getByRole('button', { name: 'Send the link' }).click();
  await expect(frame.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.goto(host.url(await lastMailLink(page, host, 'confirm-email')));
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();

  await open(page, host, '/en/myvelvet/profile/');
  await page.getByRole('link', { name: 'Your data' }).click();
  await frame.getByLabel('Current password').fill(password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    frame.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('account.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
  expect(data).toMatchObject({ account: [{ email, isVerified: 1 }], guest: [{ name: 'Robin' }] });

  await page.goto(host.url('/vxpay/en/delete-account'));
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/);
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('Current password').press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
  await logIn(page, host, email, password);
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible();
  // A password that is not accepted has an error status, which browsers report as a failed resource.
  expect(pageErrors.filter((fault) => !fault.includes('422'))).toEqual([]);
});

/** A camera reads the key of a second factor from the page, and a phone shows all of it. Returns the key. */
const readFactorKey = async (page: Page, host: Host, email: string): Promise<string> => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(host.url('/vxpay/en/second-factor'));
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const code = page.getByRole('img', { name: /^QR code with the key/ });
  const key = ((await page.locator('[data-part=key]').textContent()) ?? '').replaceAll(' ', '');
  const uri = new URL((await textOfQrCode(code)) ?? '');
  expect([uri.href.slice(0, 15), uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
    'otpauth://totp/',
    key,
    'Lounge',
  ]);
  expect(decodeURIComponent(uri.href)).toContain(email);
  expect(await page.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')).toBe(uri.href);
  const box = await code.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  return key;
};

test('a camera reads the key of a second factor in the dark theme, which a guest switches on, and logs in with a recovery code', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host, { theme: 'dark' });
  const email = await signUp(context, host);
  const key = await readFactorKey(page, host, email);
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/not right/);
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, Date.now()));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await page.getByRole('listitem').first().textContent()) ?? '';
  await context.clearCookies({ name: 'session' });
  await logIn(page, host, email, password);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('You can go on now.')).toBeVisible();
  expect(pageErrors.filter((fault) => !fault.includes('422'))).toEqual([]);
});

test('a camera reads the key in the light theme too, and a guest whose first code was sent twice gets new recovery codes', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host, { theme: 'light' });
  const key = await readFactorKey(page, host, await signUp(context, host));
  const first = codeOf(key, Date.now());
  await page.request.post(host.url('/vxpay/en/second-factor'), { form: { code: first } });
  await page.getByRole('textbox', { name: 'Code' }).fill(first);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'New recovery codes' })).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Show new codes' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.goto(host.url('/vxpay/en/second-factor'));
  await page.getByRole('link', { name: 'New recovery codes' }).click();
  await expect(page.getByRole('heading', { name: 'New recovery codes' })).toBeVisible();
});
