import type { Locator, Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { uniqueEmail, password, signUp, windowOf } from './guest.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext } from './host.ts';

/**
 * Holds each form of log-in and sign-up that is sent until its button was pressed again. Returns the paths of those that were sent, and what
 * presses a button twice.
 */
const holdForms = async (page: Page) => {
  const sent: string[] = [];
  let answer = Promise.withResolvers<void>();
  await page.route(/\/vxpay\/\w+\/(?:log-in|sign-up)$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(new URL(route.request().url()).pathname);
    await answer.promise;
    await route.continue();
  });
  const pressTwice = async (button: Locator): Promise<void> => {
    answer = Promise.withResolvers<void>();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    answer.resolve();
  };
  return { sent, pressTwice };
};

// @spec socket:guestBalance, feature:account.login 1, component:SignupForm 3, feature:account.signup 4, screen:shell.app-frame 3
// @spec rest:vxpay.logout, socket:sessionExpired, state:session-expiry 1, feature:account.logout 1
// @spec feature:shell.session-expiry 1, screen:overlay.session-expired 1
test('a visitor signs up, once, tops up and logs out in the payment dialog: in all tabs, after it in one with an open payment', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await open(page, host, '/en/');
  const { sent, pressTwice } = await holdForms(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  const frame = windowOf(page);
  await frame.getByLabel('Name').fill('Robin');
  await frame.getByLabel('E-mail').fill(uniqueEmail());
  await frame.getByLabel('Password').fill(password);
  await frame.getByRole('checkbox', { name: /18/ }).check();
  await pressTwice(frame.getByRole('button', { name: 'Create an account' }));
  const account = page.getByLabel('Your account: Robin');
  await expect(account).toBeVisible();
  expect(sent).toEqual(['/vxpay/en/sign-up']);
  await waitUntilLive(page);
  const document = await (await page.request.get(host.url('/en/'))).text();
  expect(document).toContain('"signupOrigin":"velvet/sign-up"');
  await page.getByRole('link', { name: 'Add coins' }).click();
  await expect(frame.getByRole('radio', { name: /40 coins/ })).toBeChecked();
  await frame.getByRole('radio', { name: /100 coins/ }).check();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('radio', { name: 'Wallet' }).check();
  await frame.getByRole('button', { name: 'Pay 25,00 €' }).click();
  await expect(frame.getByRole('alert')).toContainText('nothing was charged');
  await frame.getByRole('radio', { name: 'Card' }).check();
  await frame.getByRole('button', { name: 'Pay 25,00 €' }).dblclick();
  await expect(frame.getByText('100 coins were added. You now have 100.')).toBeVisible();
  await expect(page.locator('header [data-part=amount]')).toContainText('100');
  await frame.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { guestId } = JSON.parse((await page.locator('#config').textContent()) ?? '') as { guestId: number };
  await page.evaluate((key) => localStorage.setItem(key, '[]'), `messenger.outbox.${guestId}`);
  await page.evaluate((key) => localStorage.setItem(key, 'kept'), `messenger.outbox.${guestId}0`);
  const [idleTab, payingTab] = [await context.newPage(), await context.newPage()];
  for (const tab of [idleTab, payingTab]) await open(tab, host, '/en/amateur/mirela/');
  await payingTab.getByRole('link', { name: 'Add coins' }).click();
  await expect(windowOf(payingTab).getByRole('heading', { name: 'Add coins' })).toBeVisible();
  await account.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([`messenger.outbox.${guestId}0`]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  await expect(idleTab.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(payingTab.getByRole('dialog')).toBeVisible();
  await payingTab.keyboard.press('Escape');
  await expect(payingTab.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  // A declined payment has an error status, which browsers report as a failed resource.
  expect(pageErrors.filter((fault) => !fault.includes('422'))).toEqual([]);
});

interface SentInfo {
  readonly type: string;
  readonly value: boolean;
}

// @spec component:LoginForm 1-3, 5, component:SignupForm 1-2, 5, screen:overlay.signup 2-3, feature:account.signup 1
test('a wrong password, a common one and closing the dialog early change nothing; who leaves the sign-up for the log-in has an account', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  const email = await signUp(context, host);
  await context.clearCookies({ name: 'session' });
  await open(page, host, '/de/');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Anmelden' });
  await logIn.click();
  const frame = windowOf(page);
  await frame.getByLabel('E-Mail').fill(email);
  await frame.getByLabel('Passwort').fill('another walk home');
  await frame.getByRole('button', { name: 'Anmelden' }).click();
  await expect(frame.getByRole('alert')).toContainText('E-Mail oder Passwort stimmt nicht.');
  await expect(frame.getByLabel('E-Mail')).toHaveValue(email);
  await frame.getByRole('link', { name: 'Konto anlegen' }).click();
  await expect(frame.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible();
  await frame.getByLabel('E-Mail').fill('robin');
  await frame.getByLabel('Passwort').fill('password1');
  await frame.getByRole('checkbox', { name: /18/ }).check();
  await frame.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(frame.getByLabel('Name')).toBeFocused();
  await expect(frame.getByLabel('E-Mail')).toHaveAccessibleDescription(/Adresse/);
  await expect(frame.getByLabel('Passwort')).toHaveAccessibleDescription(/benutzen viele/);
  await expect(frame.getByLabel('Passwort')).toHaveValue('password1');
  await frame.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(frame.getByLabel('Passwort')).toHaveAttribute('type', 'text');
  await expect(frame.getByRole('checkbox', { name: /18/ })).toBeChecked();
  await frame.getByLabel('Name').fill('Robin');
  await frame.getByLabel('E-Mail').fill(email);
  await frame.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(frame.getByLabel('Passwort')).toBeFocused();
  await page.getByRole('button', { name: 'Fenster schließen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(logIn).toBeFocused();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');

  const { sent, pressTwice } = await holdForms(page);
  await page.getByRole('banner').getByRole('link', { name: 'Konto anlegen' }).click();
  await expect(frame.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible();
  // Its script tells the page that the guest has an account.
  await page.frame({ url: /\/vxpay\/de\/sign-up$/ })?.waitForLoadState('load');
  const info = page.waitForRequest((request) => request.url().includes('/conversion/setGuestInfo'));
  await frame.getByRole('link', { name: 'Anmelden' }).click();
  const stated = (await info).postDataJSON() as SentInfo;
  expect(stated).toMatchObject({ type: 'guestAlreadySignedUp', value: true });
  // The form before it has these fields, too.
  await expect(frame.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await frame.getByLabel('E-Mail').fill(email);
  await frame.getByLabel('Passwort').fill(password);
  await pressTwice(frame.getByRole('button', { name: 'Anmelden' }));
  await expect(page.getByLabel('Dein Konto: Robin')).toBeVisible();
  expect(sent).toEqual(['/vxpay/de/log-in']);
});

test('a visitor signs up by keyboard on a phone, in Spanish on brasa', async ({ page, context, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await open(page, host, '/es/', 'brasa');
  await page.getByRole('banner').getByRole('link', { name: 'Registrarse' }).focus();
  await page.keyboard.press('Enter');
  const frame = windowOf(page);
  await expect(frame.getByRole('heading', { name: 'Crear una cuenta' })).toBeVisible();
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(390);
  await frame.getByLabel('Nombre').fill('Robin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(uniqueEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Mostrar la contraseña' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tu cuenta: Robin')).toBeVisible();
});

test('the payment page without a dialog makes one account of two presses, and links to the site after the sign-up and after paying', async ({
  page,
  context,
  host,
}) => {
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
  await expect(page.getByText('The page is loading')).toBeHidden();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page).toHaveURL(host.url('/en/'));
  await page.goto(host.url('/vxpay/en/top-up'));
  await page.getByRole('radio', { name: /40 coins/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByRole('button', { name: 'Pay 10,00 €' }).click();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page).toHaveURL(host.url('/en/'));
  await expect(page.getByRole('banner').locator('[data-part=amount]')).toContainText('40');
  expect(pageErrors).toEqual([]);
});

test('a payment window inside another site is blocked, and its form is rejected', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const response = await page.request.post(host.url('/vxpay/en/log-in'), {
    headers: { origin: 'https://elsewhere.example' },
    form: { email: 'robin@example.com', password },
  });
  expect(response.status()).toBe(403);
  const form = await page.request.get(host.url('/vxpay/en/log-in'));
  expect(form.headers()['content-security-policy']).toContain(`frame-ancestors 'self'`);
});
