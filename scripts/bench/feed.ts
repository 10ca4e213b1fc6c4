import { chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../site/server/chromium.ts';
import { benchGuest } from './media.ts';
import { serve, type Row } from './measure.ts';
import { rounds } from './rounds.ts';
import { openSitePage } from './site-pages.ts';

const posts = rounds(500, 10);
/** As many elements of videos may be on the page. */
const mostVideos = 3;
const longestFrame = 50;

/** Scrolls to the end, page by page, until as many posts are on the page. */
const loadPosts = async (page: Page): Promise<void> => {
  const articles = page.getByRole('article');
  for (let shown = await articles.count(); shown < posts;) {
    const more = page.getByRole('button', { name: 'Show more' });
    await more.scrollIntoViewIfNeeded();
    if (await more.isEnabled()) await more.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('article').length > count, shown);
    shown = await articles.count();
  }
};

/** Scrolls from the begin to the end. Returns the number of frames, those above 50 ms, and the most videos that were on the page at once. */
const scrollThrough = async () => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const long: number[] = [];
  const observer = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)));
  scrollTo(0, 0);
  for (let frame = 0; frame < 20; frame += 1) await nextFrame();
  observer.observe({ type: 'long-animation-frame' });
  let [frames, videos] = [0, 0];
  for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
    scrollTo(0, top);
    await nextFrame();
    frames += 1;
    videos = Math.max(videos, document.querySelectorAll('video').length);
  }
  await nextFrame();
  long.push(...observer.takeRecords().map(({ duration }) => duration));
  observer.disconnect();
  return { frames, long, videos };
};

/** A feed of 500 posts: the frames of scrolling through it, and the videos it holds. */
export const feedRows = async (): Promise<Row[]> => {
  const served = await serve('reference-cached');
  const browser = await chromium.launch(launchOptions);
  try {
    const viewport = { width: 1440, height: 900 };
    const url = `http://velvet.localhost:${served.port}/en/feed/`;
    const page = await openSitePage(browser, url, { viewport, session: benchGuest.token });
    await loadPosts(page);
    const { frames, long, videos } = await page.evaluate(scrollThrough);
    const longest = Math.max(longestFrame, ...long);
    return [
      {
        name: `feed: ${posts} posts scroll to their end, frames of the main thread above ${longestFrame} ms`,
        value: `${long.length} of ${frames}, the longest ${Math.round(longest)} ms`,
        reference: 'none',
        ratio: longestFrame / longest,
        minRatio: 1,
      },
      {
        name: 'feed: elements of videos on the page at once',
        value: String(videos),
        reference: `at most ${mostVideos}`,
        ratio: mostVideos / Math.max(mostVideos, videos),
        minRatio: 1,
      },
    ];
  } finally {
    await browser.close();
    await served.close();
  }
};
