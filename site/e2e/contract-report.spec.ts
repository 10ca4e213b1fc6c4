import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { violationsOn } from './axe.ts';
import { misfitsAtAllWidths } from './fits.ts';
import { expect, pageErrorsOf, test } from './host.ts';

const command = fileURLToPath(new URL('../../contracts/src/cli.ts', import.meta.url));

/** Verifies a server whose states cannot be set, so that the report has what holds and what does not. Resolves with the exit code. */
const verify = (baseUrl: string, result: string): Promise<number | null> =>
  new Promise((resolve) => {
    const options = ['--base-url', baseUrl, '--module', 'foundation/page', '--module', 'foundation/legal'];
    const args = ['--conditions=@lounge/source', command, 'verify', ...options, '--result', result, '--report', 'html'];
    const child = execFile(process.execPath, args, () => resolve(child.exitCode));
  });

test('the report of a verification is one readable file, without script', async ({ browser, host }) => {
  const directory = mkdtempSync(join(tmpdir(), 'lounge-report-'));
  try {
    expect(await verify(new URL(host.url('/')).origin, join(directory, 'report.json'))).toBe(1);
    const page = await browser.newPage();
    const pageErrors = pageErrorsOf(page);
    await page.goto(pathToFileURL(join(directory, 'report.html')).href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('broken');
    await expect(page.getByText('foundation/page', { exact: false }).first()).toBeVisible();
    // What is broken is open.
    const first = page.locator('details').first();
    await expect(first.getByText('expected', { exact: false }).first()).toBeVisible();
    await expect(first.getByText('curl', { exact: false }).first()).toBeVisible();
    await expect(page.locator('script')).toHaveCount(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(await misfitsAtAllWidths(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await page.close();
  } finally {
    rmSync(directory, { recursive: true });
  }
});
