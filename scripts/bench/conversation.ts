import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientPage } from '../patient-page.ts';
import { buildPages, openBenchPage } from './bench-pages.ts';
import { median, type Row } from './measure.ts';
import { rounds } from './rounds.ts';

const runs = rounds(9);
/** Number of messages on the first screen. */
const firstScreen = 20;
const manyMessages = rounds(10_000, 500);
const frameMs = 1000 / 60;
/** The duration from which an animation frame counts as long. */
const longFrameMs = 50;
const scrollRounds = rounds(3);
const origin = 'http://bench.localhost';

interface Bench {
  prepare(count: number): void;
  mount(): void;
  unmount(): void;
  follow(count: number): Promise<void>;
  push(): void;
}

type BenchWindow = Window & { readonly bench?: Bench; long?: number[] };

const open = async (browser: Browser): Promise<Page> => {
  const page = await patientPage(browser, { viewport: { width: 1440, height: 900 } });
  await openBenchPage(page, origin, 'conversation.html');
  return page;
};

/** Waits some frames, until pending work has finished. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 12;
        const next = () => ((left -= 1) > 0 ? requestAnimationFrame(next) : resolve());
        requestAnimationFrame(next);
      }),
  );

/** Returns the total milliseconds of tasks on the page's main thread. */
const taskMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** Returns the main-thread time of an action until it has settled, minus the cost of idle frames. */
const costOf = async (page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> => {
  await settle(page);
  const before = await taskMs(session);
  await settle(page);
  const idle = await taskMs(session);
  await act();
  await settle(page);
  return (await taskMs(session)) - idle - (idle - before);
};

const measureMounts = async (page: Page, session: CDPSession): Promise<readonly [first: number, all: number]> => {
  const costs = new Map<number, number[]>([
    [firstScreen, []],
    [manyMessages, []],
  ]);
  // The first round warms up and does not count.
  for (let run = 0; run <= runs; run += 1) {
    for (const [count, measured] of costs) {
      await page.evaluate((size) => (window as BenchWindow).bench?.prepare(size), count);
      const cost = await costOf(page, session, () => page.evaluate(() => (window as BenchWindow).bench?.mount()));
      await page.evaluate(() => (window as BenchWindow).bench?.unmount());
      if (run > 0) measured.push(cost);
    }
  }
  return [median(costs.get(firstScreen) ?? []), median(costs.get(manyMessages) ?? [])];
};

const measurePushes = async (page: Page, session: CDPSession, count: number): Promise<number> => {
  await page.evaluate((size) => (window as BenchWindow).bench?.follow(size), count);
  const costs: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const cost = await costOf(page, session, () => page.evaluate(() => (window as BenchWindow).bench?.push()));
    if (run > 0) costs.push(cost);
  }
  await page.evaluate(() => (window as BenchWindow).bench?.unmount());
  return median(costs);
};

/** Records the durations of long frames. */
const recordLongFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const benchWindow = window as BenchWindow;
    const long: number[] = [];
    benchWindow.long = long;
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => long.push(duration))).observe({
      type: 'long-animation-frame',
    });
  });

/** Scrolls by wheel and keys for some seconds. Returns the durations of long frames. */
const scroll = async (page: Page): Promise<readonly number[]> => {
  await page.evaluate(() => ((window as BenchWindow).long ?? []).splice(0));
  const scroller = page.locator('[data-part=scroller]');
  await scroller.hover();
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, turn < 40 ? -1_200 : 900);
  await scroller.focus();
  for (const key of ['PageUp', 'PageUp', 'PageUp', 'Home', 'PageDown', 'PageDown', 'End', 'PageUp', 'PageUp']) {
    await page.keyboard.press(key);
    await settle(page);
    if (key === 'Home') await scroller.getByText(/^1\. /).first().waitFor();
  }
  await page.keyboard.press('End');
  await settle(page);
  return page.evaluate(() => [...((window as BenchWindow).long ?? [])]);
};

const longestFrameOf = async (page: Page): Promise<number> => {
  await page.evaluate((count) => (window as BenchWindow).bench?.prepare(count), manyMessages);
  await page.evaluate(() => (window as BenchWindow).bench?.mount());
  await settle(page);
  await recordLongFrames(page);
  // The best of several rounds counts, as other load on the machine can lengthen frames.
  const longest: number[] = [];
  for (let round = 0; round < scrollRounds; round += 1) longest.push(Math.max(0, ...(await scroll(page))));
  return Math.min(...longest);
};

/** The cost of mounting 10,000 messages compared with the first screen, of scrolling, and of one more message. */
export const conversationRows = async (): Promise<Row[]> => {
  buildPages();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await open(browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const [first, all] = await measureMounts(page, session);
    const push = await measurePushes(page, session, manyMessages);
    const pushIntoFew = await measurePushes(page, session, firstScreen);
    const longest = await longestFrameOf(page);
    return [
      {
        name: 'a conversation of 10,000 messages mounted, main thread',
        value: `${all.toFixed(1)} ms`,
        reference: `its first screen ${first.toFixed(1)} ms`,
        ratio: first / all,
        minRatio: 0.33,
      },
      {
        name: 'a message added to 10,000, store to screen',
        value: `${push.toFixed(1)} ms`,
        reference: `a frame of ${frameMs.toFixed(1)} ms; with ${firstScreen} it costs ${pushIntoFew.toFixed(1)} ms`,
        ratio: frameMs / push,
        minRatio: 1,
      },
      {
        name: '10,000 messages scrolled by wheel and keys, longest frame',
        value: longest === 0 ? `none over ${longFrameMs} ms` : `${Math.round(longest)} ms`,
        reference: `${longFrameMs} ms`,
        ratio: longest === 0 ? 1 : longFrameMs / longest,
        minRatio: 1,
      },
    ];
  } finally {
    await browser.close();
  }
};
