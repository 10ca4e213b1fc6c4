import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { coins, windowOf } from './guest.ts';
import { pageErrorsOf } from './host.ts';

const serverFile = fileURLToPath(new URL('./demo-server.ts', import.meta.url));

/** The demo's origin. It is built once per worker, which takes some seconds. */
const test = base.extend<object, { demo: string }>({
  demo: [
    // Playwright reads the fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'demo-'));
      const child = fork(serverFile, [directory], { execArgv: ['--conditions=@lounge/source'] });
      const port = await new Promise<number>((resolve, reject) => {
        child.once('message', (message: { port: number }) => resolve(message.port));
        child.once('exit', (code) => reject(new Error(`the demo ended with ${code}`)));
      });
      await use(`http://localhost:${port}`);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

// The tests run in one worker, so that there is one build.
test.describe.configure({ mode: 'default' });

/** Collects requests of the page and its worker to other origins, and requests that are not GET. */
const foreignRequestsOf = (page: Page, demo: string): string[] => {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const isOwn = request.url().startsWith(`${demo}/`) || /^(blob|data):/.test(request.url());
    if (!isOwn || request.method() !== 'GET') foreign.push(`${request.method()} ${request.url()}`);
  });
  return foreign;
};

/** Waits until the document is rendered: then its note comes. Rendered in the browser, it is hydrated by that. */
const waitUntilRendered = (page: Page): Promise<void> => expect(page.locator('#demo-note')).toBeVisible();

const balance = (page: Page) => page.getByRole('banner').locator('[data-part=amount]');

const passAgePage = async (page: Page, demo: string): Promise<void> => {
  await page.goto(`${demo}/en/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('18');
  await expect(page.locator('img')).toHaveCount(0);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: /18/ }).click();
  await loaded;
  await waitUntilRendered(page);
  await page.getByRole('button', { name: 'Only necessary' }).click();
};

const logIn = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const frame = windowOf(page);
  await expect(frame.getByText('nobody pays')).toBeVisible();
  await frame.getByLabel('E-mail').fill('robin@example.com');
  await frame.getByLabel('Password').fill('a long walk home');
  const loaded = page.waitForEvent('load');
  await frame.getByRole('button', { name: 'Log in' }).click();
  await loaded;
  await expect(page.getByLabel('Your account: Robin')).toBeVisible();
  await waitUntilRendered(page);
};

const topUp = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Add coins' }).click();
  const frame = windowOf(page);
  await frame.getByRole('radio', { name: /100 coins/ }).check();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('radio', { name: 'Card' }).check();
  await frame.getByRole('button', { name: 'Pay 25,00 €' }).click();
  await expect(frame.getByText('100 coins were added. You now have 100.')).toBeVisible();
  await frame.getByRole('link', { name: 'Done' }).click();
  await expect(balance(page)).toHaveText(coins(100));
};

/** Requests a picture that is not committed, so that the browser draws it. Returns its width. */
const widthOfDrawnPicture = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const response = await fetch('/pictures/velvet/portrait/somebody-else/locked/w320.webp');
    return (await createImageBitmap(await response.blob())).width;
  });

test('in the demo, a visitor logs in, pays, buys an album and gets an answer; a reload keeps it, a restart does not', async ({
  page,
  demo,
}) => {
  const [pageErrors, foreignRequests] = [pageErrorsOf(page), foreignRequestsOf(page, demo)];
  await passAgePage(page, demo);
  const tile = page.locator('img[src*="/portrait/wanda"]').first();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await widthOfDrawnPicture(page)).toBe(320);
  await logIn(page);
  await topUp(page);
  await page.goto(`${demo}/en/amateur/mirela/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
  await page.goto(`${demo}/en/amateur/mirela/pictures/1002/`);
  await waitUntilRendered(page);
  await page.getByRole('button', { name: 'Unlock for 20 coins' }).click();
  await expect(balance(page)).toHaveText(coins(80));
  await page.clock.install();
  await page.goto(`${demo}/en/messenger/?actor=101`);
  await waitUntilRendered(page);
  const field = page.getByRole('textbox', { name: 'Write to Mirela' });
  await field.fill('Good evening!');
  await field.press('Enter');
  // The simulated performer answers after some seconds.
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(page.locator('[data-part=row][data-from=performer]')).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await page.reload();
  await waitUntilRendered(page);
  await expect(balance(page)).toHaveText(coins(80));
  await expect(page.locator('[data-part=row]', { hasText: 'Good evening!' })).toBeVisible();
  await page.getByLabel('Your account: Robin').click();
  // The link below belongs to the document of the visitor who logged out.
  const loggedOut = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log out' }).click();
  await loggedOut;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await waitUntilRendered(page);
  await page.getByRole('link', { name: 'Start anew' }).click();
  await expect(page).toHaveURL(`${demo}/en/`);
  await waitUntilRendered(page);
  await logIn(page);
  await expect(balance(page)).toHaveText(/\b0$/);
  expect(pageErrors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('the age page comes first in every language and brand, and a visitor who leaves sees no performer', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo}/de/amateur/mirela/?brand=brasa`);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'brasa');
  await expect(page.getByText('Vorführung')).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
  await page.locator('button[value=leave]').click();
  await expect(page).toHaveURL(`${demo}/left`);
  await expect(page.locator('img')).toHaveCount(0);
  await page.goto(`${demo}/de/amateur/mirela/`);
  await page.locator('button[value="1"]').click();
  await expect(page).toHaveURL(`${demo}/de/amateur/mirela/`);
  await waitUntilRendered(page);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'brasa');
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
});
