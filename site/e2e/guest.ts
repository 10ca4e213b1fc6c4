import type { Brand, Language } from '@lounge/locale';
import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { send, sendForm } from './send-form.ts';
import type { Host } from './host.ts';
import { waitUntilLive } from './live-page.ts';

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
  await frame.getByRole('link', { name: 'Done' }).click();
};

/** Buys two hundred coins by card, in the window that is open over a page. */
export const payForTwoHundredCoins = async (page: Page): Promise<void> => {
  const frame = windowOf(page);
  await frame.getByText('200 coins').click();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('radio', { name: 'Card' }).check();
  await frame.getByRole('button', { name: /Pay/ }).click();
  await frame.getByRole('link', { name: 'Done' }).click();
};

/** Signs up in the window that is open over a page to log in; the page has loaded anew and is live afterwards. */
export const signUpInWindow = async (page: Page): Promise<void> => {
  const frame = windowOf(page);
  await frame.getByRole('link', { name: /account|Sign up/i }).click();
  await frame.getByLabel('Name').fill('Robin');
  await frame.getByLabel('E-mail').fill('robin@example.com');
  await frame.getByLabel('Password').fill(password);
  await frame.getByRole('checkbox', { name: /18/ }).check();
  const loaded = page.waitForEvent('load');
  await frame.getByRole('button', { name: 'Create an account' }).click();
  await loaded;
  await waitUntilLive(page);
};

/** Signs up by the form of the payment window, without opening it; the browser context is logged in afterwards. Returns the email address. */
export const signUp = async (
  context: BrowserContext,
  host: Host,
  { email = uniqueEmail(), brand = 'velvet' as Brand, language = 'en' as Language } = {},
): Promise<string> => {
  const fields = { name: 'Robin', email, password, terms: '1' };
  await sendForm(context, host, { path: `/vxpay/${language}/sign-up`, brand, fields, event: 'loggedIn' });
  return email;
};

/** Acts by the dev console's JSON with the cookies of a browser context, which need not have a page. */
const act = async (context: BrowserContext, url: URL, action: string, input: object): Promise<void> => {
  const type = 'application/json';
  const answer = await send(context, { url, path: `/dev/api/${action}`, body: JSON.stringify(input), type });
  if (answer.includes('"error"')) throw new Error(`${action}: ${answer}`);
};

/** Plays a scenario of the dev console on a brand's host; the browser context is logged in afterwards. */
export const playScenario = (context: BrowserContext, host: Host, scenario: string, brand: Brand): Promise<void> =>
  act(context, new URL(host.url('/', brand)), 'scenario', { scenario });

/** The e-mail address of the dev console's guest, who has not confirmed it. */
const guestAddress = 'guest-7007@example.com';

/**
 * Logs in Robin of the dev console, by its JSON: a fresh guest with these coins. Flows that are not about accounts do not sign up.
 * Returns the email address.
 */
export const becomeGuest = async (
  context: BrowserContext,
  host: Host,
  { brand = 'velvet' as Brand, coins: amount = 0 } = {},
): Promise<string> => {
  await playScenario(context, host, 'fresh-guest', brand);
  if (amount > 0) {
    const params = { guestId: 7007, amount: amount * 100 };
    const input = { state: 'the guest’s balance is {amount}', params };
    await act(context, new URL(host.url('/', brand)), 'state', input);
  }
  return guestAddress;
};

/** The guest of `becomeGuest`, for states of the dev console that are set up before a page is open. */
export const consoleGuest = { guestId: 7007, email: guestAddress } as const;

/** Confirms the address of the guest of `becomeGuest`, as the link in the mail does. */
export const confirmAddress = (page: Page, host: Host): Promise<void> =>
  devConsole(page, host).state('the guest has the e-mail address', { ...consoleGuest, isVerified: true, mails: 0 });

/** Buys coins by the last form of the payment window, without opening it. */
export const buyCoins = async (
  context: BrowserContext,
  host: Host,
  { cents = 2500, brand = 'velvet' as Brand } = {},
): Promise<void> => {
  const key = `flow-${crypto.randomUUID()}`;
  const fields = { cents: String(cents), key, method: 'card' };
  await sendForm(context, host, { path: '/vxpay/en/top-up/pay', brand, fields, event: 'paid' });
};
