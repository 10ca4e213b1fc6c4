import { brands, type Brand } from '@lounge/locale';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { HostProcess as Host } from './HostProcess.ts';
import { followSockets, waitUntilLive } from './live-page.ts';

export { recordLayoutShifts } from './layout-shifts.ts';
export { Host, waitUntilLive };

/**
 * Collects the errors of a page: console errors and warnings, exceptions, violations of the content security policy. A failed request is
 * named with its address, as its message has none.
 */
export const pageErrorsOf = (page: Page): string[] => {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    pageErrors.push(text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text);
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  return pageErrors;
};

/** The cookie of a visitor who closed the offers of a page, which stand in the way of flows about something else. */
const closedOffers = (): string => {
  const until = Math.floor(Date.now() / 1000) + 29 * 86_400;
  return ['voucher', 'sign-up', 'vip', 'top-up'].map((group) => `${group}.${until}`).join('~');
};

/** For flows that see the offers of a page. */
export const withOffers = { 'blocked-incentives': null } as const;

/**
 * Sets the cookies of a visitor who passed the age page, decided about cookies and closed the offers, in a new world, and follows the
 * sockets of the pages. Returns the world's name.
 */
export const prepareContext = async (
  context: BrowserContext,
  host: Host,
  more: Readonly<Record<string, string | null>> = {},
): Promise<string> => {
  followSockets(context);
  const world = `w${Math.random().toString(36).slice(2)}`;
  const values = { age: '1', consent: 'necessary', 'blocked-incentives': closedOffers(), world, ...more };
  for (const brand of brands) {
    const url = host.url('/', brand);
    const cookies = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [{ name, value, url }]));
    await context.addCookies(cookies);
  }
  return values.world ?? world;
};

/** Whether React has taken over the tabs of phones and their menus, whose code comes later than the page's. */
const areTabsLive = (): boolean => {
  const lazy = document.querySelector('[data-part="lazy"]');
  return lazy === null || Object.keys(lazy).some((key) => key.startsWith('__reactFiber'));
};

/** Opens a page of the site and waits until it is live. */
export const open = async (page: Page, host: Host, path: string, brand?: Brand): Promise<void> => {
  await page.goto(host.url(path, brand));
  await waitUntilLive(page);
  // Not by a function that the page waits for: its clock may stand still.
  await expect.poll(() => page.evaluate(areTabsLive)).toBe(true);
};

/** Options of a project, besides Playwright's. */
export interface HostOptions {
  /** Variables of the environment of each server. */
  serverVariables: Readonly<Record<string, string>>;
}

export const test = base.extend<object, HostOptions & { host: Host }>({
  serverVariables: [{}, { scope: 'worker', option: true }],
  host: [
    async ({ serverVariables }, use) => {
      const host = new Host({ variables: serverVariables });
      await host.start();
      await use(host);
      await host.close();
    },
    // A limit of its own, which only ends a start that hangs: the first test of a worker has its whole time.
    { scope: 'worker', timeout: 600_000 },
  ],
});
export { expect };
