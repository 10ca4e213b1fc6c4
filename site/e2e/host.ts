import { brands, type Brand } from '@lounge/locale';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { HostProcess as Host } from './HostProcess.ts';
import { followSockets, waitUntilLive } from './live-page.ts';

export { Host, waitUntilLive };

/** Collects the errors of a page: console errors and warnings, exceptions, violations of the content security policy. */
export const pageErrorsOf = (page: Page): string[] => {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  return pageErrors;
};

/**
 * Sets the cookies of a visitor who passed the age page and decided about cookies, in a new world, and follows the sockets of the pages.
 * Returns the world's name.
 */
export const prepareContext = async (
  context: BrowserContext,
  host: Host,
  more: Readonly<Record<string, string>> = {},
): Promise<string> => {
  followSockets(context);
  const world = `w${Math.random().toString(36).slice(2)}`;
  const values = { age: '1', consent: 'necessary', world, ...more };
  for (const brand of brands) {
    const cookies = Object.entries(values).map(([name, value]) => ({ name, value, url: host.url('/', brand) }));
    await context.addCookies(cookies);
  }
  return values.world;
};

/** Records layout shifts from the start of the next page. Returns a function that reads them. */
export const recordLayoutShifts = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? [Infinity]);
};

/** Opens a page of the site and waits until it is live. */
export const open = async (page: Page, host: Host, path: string, brand?: Brand): Promise<void> => {
  await page.goto(host.url(path, brand));
  await waitUntilLive(page);
};

export const test = base.extend<object, { host: Host }>({
  host: [
    // Playwright reads the fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = new Host();
      await host.start();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
