import type { Page } from '@playwright/test';
import { windowOf, becomeGuest } from './guest.ts';
import { expect, open, test, waitUntilLive, prepareContext } from './host.ts';

/** Chunks that do not load. Returns what waits until the browser has asked for each. */
const withoutChunks = async (page: Page, ...chunks: readonly string[]): Promise<() => Promise<void>> => {
  const failed = chunks.map((chunk) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(`/${chunk}-`)),
  );
  for (const chunk of chunks) await page.route(`**/assets/**/${chunk}-*.js`, (route) => route.abort());
  return async () => void (await Promise.all(failed));
};

/** The page works, and keeps the server's markup, when the visitor decides about cookies too. */
const expectWorkingPage = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-part=foot]')).toContainText('21');
  await expect(page.locator('header form button').first()).toBeVisible();
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(page.getByRole('button', { name: 'Only necessary' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('if ConsentRegion and LazyFrame do not load, the page works and keeps the server’s markup, and a link opens the payment window', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host, { consent: '' });
  const haveFailed = await withoutChunks(page, 'ConsentRegion', 'LazyFrame');
  await page.goto(host.url('/en/'));
  await waitUntilLive(page);
  await haveFailed();
  await expectWorkingPage(page);
  // The form of the server's markup has loaded the page anew; before it is hydrated, the link leads to a page of its own.
  await waitUntilLive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(windowOf(page).getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('if lazy-frame-parts and the rewards do not load, a guest’s start page works and keeps the server’s markup', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host, { consent: '' });
  await becomeGuest(context, host);
  const haveFailed = await withoutChunks(page, 'lazy-frame-parts', 'guest-rows');
  await open(page, host, '/en/');
  await haveFailed();
  await expectWorkingPage(page);
  await expect(page.getByLabel('Your account: Robin')).toBeVisible();
  await expect(page.locator('#tonight article').first()).toBeVisible();
});

test('the link opens the payment page if the dialog does not load', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  await page.route('**/assets/**/PaymentWindowConnected-*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(host.url('/vxpay/en/log-in'));
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('pressing log-in without a network keeps the page, and opens the log-in once the network is back', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('/PaymentWindow'));
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await logIn.click();
  await failedRequest;
  await expect(page.locator('#tonight article').first()).toBeVisible();
  await expect(page).toHaveURL(host.url('/en/'));
  await context.setOffline(false);
  await waitUntilLive(page);
  await logIn.click();
  // Some versions of Chromium never import a module again that failed once; then the link opens the page instead of the dialog.
  const headings = [windowOf(page), page].map((where) => where.getByRole('heading', { level: 1, name: 'Log in' }));
  await expect.poll(async () => (await Promise.all(headings.map((each) => each.isVisible()))).some(Boolean)).toBe(true);
});
