import type { Brand, Language } from '@lounge/locale';
import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import type { Host } from './host.ts';

/** A valid password. */
export const password = 'a long walk home';

let emailCount = 0;

/** Returns a unique email address. */
export const uniqueEmail = (): string => `robin-${Date.now().toString(36)}-${(emailCount += 1)}@example.com`;

/** The payment window over a page. */
export const windowOf = (page: Page): FrameLocator => page.frameLocator('dialog iframe');

/** The coins in the bar. */
export const balance = (page: Page): Locator => page.getByRole('banner').locator('a[data-part=amount]');

/** The text of the balance: this number of coins and no other, as 0 is in 20 and 100 too. */
export const coins = (amount: number): RegExp => new RegExp(`(?<![\\d.,])${amount}(?![\\d.,])`);

/** Returns the id of the guest who is logged in on a page. */
export const guestIdOf = (page: Page): Promise<number> =>
  page.evaluate(
    () => (JSON.parse(document.getElementById('config')?.textContent ?? '{}') as { guestId: number }).guestId,
  );

/** Buys forty coins by bank, in the window that is open over a page. */
export const payForFortyCoins = async (page: Page): Promise<void> => {
  const frame = windowOf(page);
  await frame.getByRole('radio', { name: /40 coins/ }).check();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('radio', { name: 'Bank' }).check();
  await frame.getByRole('button', { name: 'Pay 10,00 €' }).click();
  await frame.getByRole('link', { name: 'Back to the page' }).click();
};

/** Signs up on the hosted page, outside the dialog; the browser context is logged in afterwards. Returns the email address. */
export const signUp = async (
  context: BrowserContext,
  host: Host,
  { email = uniqueEmail(), brand = 'velvet' as Brand, language = 'en' as Language } = {},
): Promise<string> => {
  const page = await context.newPage();
  await page.goto(host.url(`/vxpay/${language}/sign-up`, brand));
  await page.fill('[name=name]', 'Robin');
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await page.check('[name=terms]');
  await page.click('button[type=submit]');
  await page.locator('#report[data-event=loggedIn]').waitFor({ state: 'attached' });
  await page.close();
  return email;
};

/** Confirms the address of the guest who is logged in on a page, as the link in the mail does. */
export const confirmAddress = async (page: Page, host: Host, email: string): Promise<void> => {
  const params = { guestId: await guestIdOf(page), email, isVerified: true, mails: 0 };
  await devConsole(page, host).state('the guest has the e-mail address', params);
};

/** Buys coins on the hosted page, outside the dialog. */
export const buyCoins = async (
  context: BrowserContext,
  host: Host,
  { cents = 2500, brand = 'velvet' as Brand } = {},
): Promise<void> => {
  const page = await context.newPage();
  await page.goto(host.url('/vxpay/en/top-up', brand));
  await page.check(`[name=cents][value="${cents}"]`);
  await page.click('button[type=submit]');
  await page.check('[name=method][value=card]');
  await page.click('button[type=submit]');
  await page.locator('#report[data-event=paid]').waitFor({ state: 'attached' });
  await page.close();
};
