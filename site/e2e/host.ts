import { brands, type Brand } from '@lounge/locale';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { HostProcess as Host } from './HostProcess.ts';
import { followSockets, waitUntilLive } from './live-page.ts';

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

interface LayoutShift {
  readonly value: number;
  /** The elements that moved, by their first words and their rectangles before and after. */
  readonly moved: readonly string[];
}

/** The shift of the bar's words by 2 px when their font arrives after the first paint. No more is allowed. */
const ofLateFont = 0.0004;

/** Records layout shifts from the start of the next page. Returns a function that reads them. */
export const recordLayoutShifts = async (page: Page): Promise<() => Promise<readonly LayoutShift[]>> => {
  await page.addInitScript((least) => {
    interface Entry extends PerformanceEntry {
      value: number;
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: LayoutShift[] = [];
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      (list.getEntries() as Entry[]).forEach(
        ({ value, sources }) =>
          value > least &&
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}: ${box(previousRect)} → ${box(currentRect)}`,
            ),
          }),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
  }, ofLateFont);
  return () =>
    page.evaluate(
      () => (window as Window & { shifts?: LayoutShift[] }).shifts ?? [{ value: Infinity, moved: ['not recorded'] }],
    );
};

/** Opens a page of the site and waits until it is live. */
export const open = async (page: Page, host: Host, path: string, brand?: Brand): Promise<void> => {
  await page.goto(host.url(path, brand));
  await waitUntilLive(page);
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
export { expect } from '@playwright/test';
