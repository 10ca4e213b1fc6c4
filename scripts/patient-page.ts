import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Milliseconds after which a wait of a test only can be hanging, on a busy machine too. */
const hangsAfterMs = 240_000;

/** Opens a context whose waits end what hangs and not what is slow, unlike the 30 seconds of Playwright's default. */
export const patientContext = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(hangsAfterMs);
  return context;
};

/** Opens a page in a context of its own, as patient as `patientContext`. */
export const patientPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(hangsAfterMs);
  return page;
};
