import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientPage } from '../patient-page.ts';
import { root } from '../conventions/repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'contracts-site-'));
let browser: Browser;
beforeAll(async () => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/run.mjs', 'contracts', 'site', '--out', folder], { cwd: root, env });
  browser = await chromium.launch(launchOptions);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Opens a page from the disk. `trouble` gets every request that leaves the folder and every error. */
const open = async (file: string): Promise<{ readonly page: Page; readonly trouble: string[] }> => {
  const page = await patientPage(browser);
  const trouble: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) trouble.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  await page.goto(`${pathToFileURL(folder).href}/${file}`);
  return { page, trouble };
};

test.each([
  ['index.html', 'Everything that the guest client asks of a back end'],
  ['rest.html', 'If several failures apply, the first of this list is answered'],
  ['rest.html#tag/contentgalleries/operation/buyAlbum', 'a voucher that pays instead of coins'],
  ['queries.html#getReceipt', 'Example answer: {"data":{"getReceipt":'],
  ['socket.html', 'Sends a message to a performer.'],
  ['states.html', 'the guest is logged in'],
])('%s shows "%s" and loads nothing from elsewhere', async (file, text) => {
  const { page, trouble } = await open(file);
  await page.getByText(text).filter({ visible: true }).first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('the search of operations leaves what fits', async () => {
  const { page } = await open('queries.html');
  await page.getByRole('searchbox').fill('receipt');
  await expect.poll(() => page.locator('details:visible').count()).toBeLessThan(6);
  await page.getByText('getReceipt').first().waitFor({ state: 'visible' });
  await page.close();
});

test('every page links every other one', async () => {
  const { page } = await open('index.html');
  for (const name of ['REST', 'Queries', 'Socket', 'Provider states', 'Overview']) {
    await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name }).click();
    await expect.poll(() => page.locator('nav [aria-current=page]').textContent()).toBe(name);
  }
  await page.close();
});
