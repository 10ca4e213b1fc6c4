import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientPage } from '../patient-page.ts';
import { buildPages, openBenchPage } from './bench-pages.ts';
import { median, serve, type Row } from './measure.ts';
import { isTiny, rounds } from './rounds.ts';
import { openSitePage } from './site-pages.ts';

const runs = rounds(9);

/** The time that a pointer is on a button before it presses, in milliseconds. */
const aimMs = rounds(200, 20);

/** A free video of the seeds, and free TV. */
const pages = [
  { what: 'first frame of a video', path: '/en/amateur/mirela/videos/5003/' },
  { what: 'first live picture of TV', path: '/en/tv/livestream/' },
] as const;

type FrameWindow = Window & { firstFrame?: Promise<number> };

/** Presses play on a page, at once or after the pointer has been on the button. Returns the milliseconds until its first frame, and the playlist that the page asked for. */
const watchOnSite = async (
  browser: Browser,
  url: string,
  isAimed = false,
): Promise<{ ms: number; playlist: string }> => {
  const page = await openSitePage(browser, url, { viewport: { width: 1440, height: 900 } });
  try {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('.m3u8'));
    await page.evaluate(() => {
      const pressedAt = new Promise<number>((resolve) =>
        document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true }),
      );
      const shownAt = new Promise<number>((resolve) =>
        document.querySelector('video')?.requestVideoFrameCallback(() => resolve(performance.now())),
      );
      const firstFrame = Promise.all([pressedAt, shownAt]).then(([pressed, shown]) => shown - pressed);
      Object.assign(window, { firstFrame });
    });
    const start = page.locator('[data-part=start]');
    if (isAimed) {
      await start.hover();
      await page.waitForTimeout(aimMs);
    }
    await start.click();
    const ms = (await page.evaluate(() => (window as FrameWindow).firstFrame)) ?? Infinity;
    return { ms, playlist: (await asked).url() };
  } finally {
    await page.context().close();
  }
};

interface Bench {
  loadLibrary(): Promise<void>;
  play(kind: 'bare', src: string): Promise<number>;
}

type BenchWindow = Window & { readonly bench?: Bench };

/** Shows the playlist on a page with hls.js alone, which is loaded by the press or before. Returns the milliseconds until its first frame. */
const watchBare = async (
  browser: Browser,
  origin: string,
  { playlist, isLoaded }: { playlist: string; isLoaded: boolean },
): Promise<number> => {
  const page = await patientPage(browser);
  try {
    await openBenchPage(page, origin, 'stream.html');
    if (isLoaded) await page.evaluate(() => (window as BenchWindow).bench?.loadLibrary());
    const play = (src: string) => (window as BenchWindow).bench?.play('bare', src);
    return (await page.evaluate(play, playlist)) ?? Infinity;
  } finally {
    await page.close();
  }
};

/** The first frame of a page, compared with a page that has nothing but hls.js and the same playlist. */
const rowsOf = async (browser: Browser, origin: string, { what, path }: (typeof pages)[number]): Promise<Row[]> => {
  const url = `${origin}${path}`;
  // The first visit draws pictures and compiles the server's code.
  const { playlist } = await watchOnSite(browser, url);
  if (!isTiny) await watchBare(browser, origin, { playlist, isLoaded: false });
  const times = { site: [] as number[], aimed: [] as number[], bare: [] as number[], loaded: [] as number[] };
  // In turn, as other load on the machine comes and goes.
  for (let run = 0; run < runs; run += 1) {
    times.site.push((await watchOnSite(browser, url)).ms);
    times.aimed.push((await watchOnSite(browser, url, true)).ms);
    times.bare.push(await watchBare(browser, origin, { playlist, isLoaded: false }));
    times.loaded.push(await watchBare(browser, origin, { playlist, isLoaded: true }));
  }
  const row = (name: string, ms: number, bareMs: number): Row => ({
    name: `${what} after the press, ${name}`,
    value: `${Math.round(ms)} ms`,
    reference: `the same playlist in a page with hls.js alone ${Math.round(bareMs)} ms`,
    ratio: bareMs / ms,
    minRatio: 0.77,
  });
  return [
    row('hls.js fetched by the press', median(times.site), median(times.bare)),
    // The page fetches it as the pointer comes to the player.
    { ...row('hls.js fetched before', median(times.aimed), median(times.loaded)), minRatio: null },
  ];
};

/** The first frames of the site's pages by HLS. */
export const firstFrameRows = async (): Promise<Row[]> => {
  buildPages();
  const served = await serve('reference-cached');
  const browser = await chromium.launch(launchOptions);
  try {
    const origin = `http://127.0.0.1:${served.port}`;
    const rows: Row[] = [];
    for (const page of pages) rows.push(...(await rowsOf(browser, origin, page)));
    return rows;
  } finally {
    await browser.close();
    await served.close();
  }
};
