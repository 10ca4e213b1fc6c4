import { get } from 'node:http';
import { constants, gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { lostAnswers, openThrough, silent, test } from './faulty-host.ts';
import { balance, coins, windowOf, becomeGuest } from './guest.ts';
import { expect, prepareContext, waitUntilLive } from './host.ts';

/** Stops the clock of a page, so that a busy machine brings no attempt forward. */
const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 1000);

/** The bytes of a document as the server compresses its stream. */
const compressed = (url: string, cookie: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { cookie, 'accept-encoding': 'gzip' } }, (response) => {
      response.toArray().then((chunks: Buffer[]) => resolve(Buffer.concat(chunks)), reject);
    }).on('error', reject);
  });

const partOf = (bytes: Buffer, length: number): string =>
  gunzipSync(bytes.subarray(0, length), { finishFlush: constants.Z_SYNC_FLUSH }).toString();

/** The most whole kilobytes of a compressed document that do not reach a piece of its markup. */
const bytesBefore = (bytes: Buffer, markup: string): number => {
  let length = Math.floor(bytes.length / 1000) * 1000;
  while (length > 0 && partOf(bytes, length).includes(markup)) length -= 1000;
  return length;
};

test('a document that is cut on its way is asked for again', async ({ page, context, host, faulty }) => {
  await prepareContext(context, host);
  // A document in zstd is one block, which the browser shows as a whole or not at all.
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await page.clock.install();
  const cookies = await context.cookies(host.url('/'));
  const bytes = await compressed(host.url('/en/'), cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  // The limit counts the headers too, so that the cut falls earlier.
  const limit = bytesBefore(bytes, 'id="boot"');
  expect(partOf(bytes, limit - 5000)).toContain('id="root"');
  // A browser drops what it has not parsed when a connection ends, so the end comes after the part is shown.
  faulty.set(
    [
      { kind: 'limit', bytes: limit },
      { kind: 'slowClose', ms: Infinity },
    ],
    'down',
  );
  await page.goto(faulty.url('/en/'), { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveCount(1);
  await stopClock(page);
  await expect(page.locator('#boot')).toHaveCount(0);
  faulty.set([]);
  // Two looks at the document, and the pause before another attempt.
  await page.clock.fastForward(5000);
  await page.clock.fastForward(5000);
  await page.clock.fastForward(1000);
  await page.clock.resume();
  await waitUntilLive(page);
  await expect(page.locator('#boot')).toHaveCount(1);
});

test('a page whose script does not come loads again, and says so at last', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await page.clock.install();
  await stopClock(page);
  let isBroken = true;
  let documents = 0;
  page.on('response', (response) => void (response.request().isNavigationRequest() && (documents += 1)));
  await page.route('**/assets/**/*.js', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(host.url('/en/'));
  for (const [at, seconds] of [1, 3, 9].entries()) {
    // The page may begin to wait only after the clock has moved.
    await expect(async () => {
      await page.clock.fastForward(seconds * 1000);
      await expect.poll(() => documents, { timeout: 2000 }).toBe(at + 2);
    }).toPass();
    await page.waitForLoadState();
  }
  const notice = page.getByRole('link', { name: 'This page did not load completely. Load it again' });
  await expect(notice).toBeInViewport();
  expect(documents).toBe(4);
  isBroken = false;
  await page.clock.resume();
  await notice.click();
  await waitUntilLive(page);
  await expect(notice).toHaveCount(0);
});

for (const [name, toxics, direction] of lostAnswers) {
  test(`under ${name} an album is paid once, and open as soon as the connection is back`, async ({
    page,
    context,
    host,
    faulty,
  }) => {
    await prepareContext(context, host);
    await becomeGuest(context, host, { coins: 100 });
    await page.clock.install();
    await openThrough(page, faulty, '/en/amateur/mirela/pictures/1002/');
    await expect(balance(page)).toHaveText(coins(100));
    const unlock = page.getByRole('button', { name: 'Unlock for 20 coins' });
    faulty.set(toxics, direction);
    await unlock.click();
    await page.clock.fastForward(21_000);
    faulty.set([]);
    await page.clock.fastForward(21_000);
    const isOpen = page.getByRole('heading', { name: 'This is yours' });
    const again = page.locator('#unlock').getByRole('button', { name: 'Try again' });
    // What the server has got opens by itself, perhaps while the button is pressed.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(isOpen).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(balance(page)).toHaveText(coins(80));
  });
}

test('a payment whose answer was lost is told when the window opens again', async ({ page, context, host, faulty }) => {
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await openThrough(page, faulty, '/en/');
  await page.getByRole('link', { name: 'Add coins' }).first().click();
  const frame = windowOf(page);
  await frame.getByRole('radio', { name: /40 coins/ }).check();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('radio', { name: 'Bank' }).check();
  faulty.set(silent, 'down');
  const isSent = page.waitForRequest((request) => request.method() === 'POST');
  await frame.getByRole('button', { name: 'Pay 10,00 €' }).click();
  await isSent;
  await page.getByRole('button', { name: 'Close the window' }).click();
  faulty.set([]);
  await expect(balance(page)).toHaveText(coins(40));
  await page.getByRole('link', { name: 'Add coins' }).first().click();
  await expect(frame.getByText(/Your payment of 10,00\s€ at \d\d:\d\d has arrived/)).toBeVisible();
});
