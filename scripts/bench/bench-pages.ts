import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const siteDirectory = fileURLToPath(new URL('../../site/', import.meta.url));
const pageDirectory = `${siteDirectory}dist/bench/`;

let isBuilt = false;

/** Builds the pages of the bench, once in a run. */
export const buildPages = (): void => {
  if (isBuilt) return;
  const vite = fileURLToPath(new URL('../../node_modules/.bin/vite', import.meta.url));
  const built = spawnSync(vite, ['build', '--config', 'bench.vite.config.ts', '--logLevel', 'error'], {
    cwd: siteDirectory,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('the pages of the bench could not be built');
  isBuilt = true;
};

/** Opens a page of the bench at an origin. What is not of the page is fetched from there. */
export const openBenchPage = async (page: Page, origin: string, file: string): Promise<void> => {
  await page.route(/\/(?:bench|assets)\//, (route) =>
    route.fulfill({ path: `${pageDirectory}${new URL(route.request().url()).pathname.slice(1)}` }),
  );
  await page.goto(`${origin}/bench/${file}`);
  await page.waitForFunction(() => 'bench' in window);
};
