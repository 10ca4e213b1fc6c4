import { chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../site/server/chromium.ts';
import { median, serve, type Row } from './measure.ts';
import { isTiny } from './rounds.ts';
import { openSitePage } from './site-pages.ts';

/** Beginnings of names of the seeded world. */
const patterns = ['mir', 'sab', 'ott', 'oon', 'jud', 'len', 'wan', 'the'];

/** Milliseconds in which proposals follow the server's answer. */
const goal = 50;

type SearchWindow = Window & { shownAt?: number; pattern?: string };

/** Records when options of a typed search are painted for the first time. */
const recordOptions = (page: Page) =>
  page.addInitScript(() => {
    const page = window as SearchWindow;
    new MutationObserver(() => {
      if (page.shownAt !== undefined || page.pattern === undefined) return;
      const options = [...document.querySelectorAll('[role="listbox"] [role="option"]')];
      if (!options.some((each) => each.textContent?.toLowerCase().includes(page.pattern ?? ''))) return;
      requestAnimationFrame(() => (page.shownAt ??= performance.now()));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Types a pattern into the empty field. Returns the milliseconds from the end of the server's answer to the painted options. */
const msUntilShown = async (page: Page, pattern: string): Promise<number> => {
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('');
  await page.evaluate((typed) => {
    performance.clearResourceTimings();
    Object.assign(window, { shownAt: undefined, pattern: typed });
  }, pattern);
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('globalSearch') ?? false);
  await field.pressSequentially(pattern);
  await (await answered).finished();
  await page.waitForFunction(() => (window as SearchWindow).shownAt !== undefined);
  return page.evaluate(() => {
    const ends = performance
      .getEntriesByType('resource')
      .flatMap((each) =>
        each instanceof PerformanceResourceTiming && each.initiatorType === 'fetch' ? [each.responseEnd] : [],
      );
    return ((window as SearchWindow).shownAt ?? Infinity) - Math.max(...ends);
  });
};

/** The time from the answer of a typed search to its proposals on the page. */
export const typedSearchRows = async (): Promise<Row[]> => {
  const served = await serve('reference-cached');
  const browser = await chromium.launch(launchOptions);
  try {
    const url = `http://127.0.0.1:${served.port}/en/`;
    const page = await openSitePage(browser, url, { viewport: { width: 1440, height: 900 }, prepare: recordOptions });
    const times: number[] = [];
    for (const pattern of isTiny ? patterns.slice(0, 1) : patterns) times.push(await msUntilShown(page, pattern));
    const longest = Math.max(...times);
    return [
      {
        name: 'proposals of a typed search, from the server’s answer to the painted options',
        value: `median ${median(times).toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
        reference: `${goal} ms`,
        ratio: goal / longest,
        minRatio: null,
      },
    ];
  } finally {
    await browser.close();
    await served.close();
  }
};
