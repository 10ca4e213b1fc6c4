import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { followSockets, waitUntilLive } from '../../site/e2e/live-page.ts';
import { patientContext } from '../patient-page.ts';

/** How a page of the site is opened. */
interface SiteVisit extends Pick<BrowserContextOptions, 'viewport'> {
  /** The token of a guest's session. @default a visitor */
  readonly session?: string;
  /** Called with the new page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page of the site in a context of its own, with the age confirmed. Resolves once the page is live and its network quiet. */
export const openSitePage = async (
  browser: Browser,
  url: string,
  { session, prepare, ...options }: SiteVisit,
): Promise<Page> => {
  const context = await patientContext(browser, options);
  const cookies = { age: '1', consent: 'necessary', ...(session === undefined ? {} : { session }) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  followSockets(context);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitUntilLive(page);
  return page;
};
