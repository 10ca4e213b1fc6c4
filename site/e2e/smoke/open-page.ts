import { launch, type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserHangsAfterMs } from '../../server/chromium.ts';

/** Starts a browser and opens a page whose waits end what hangs and not what is slow, unlike the 30 seconds of Puppeteer's default. */
export const openPage = async (options: LaunchOptions): Promise<{ readonly browser: Browser; readonly page: Page }> => {
  const browser = await launch({ ...options, protocolTimeout: browserHangsAfterMs });
  const page = await browser.newPage();
  page.setDefaultTimeout(browserHangsAfterMs);
  return { browser, page };
};
