import type { Browser, Page } from 'playwright-core';

/** Milliseconds after which a wait of a test only can be hanging, on a busy machine too. */
const hangsAfterMs = 240_000;

/** Opens a page whose waits end what hangs and not what is slow, unlike the 30 seconds of Playwright's default. */
export const patientPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage();
  page.setDefaultTimeout(hangsAfterMs);
  return page;
};
