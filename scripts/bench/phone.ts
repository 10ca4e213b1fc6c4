import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { passesDuring } from '../../site/e2e/rendering-passes.ts';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientContext } from '../patient-page.ts';
import { cookieOf, resultOf, visitOf, type MeasuredPage } from './lighthouse.ts';
import { benchGuest } from './media.ts';
import { median, serve, type Row } from './measure.ts';
import { isTiny, rounds } from './rounds.ts';
import { inFrontOf } from './without-scripts.ts';

const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/en/' },
  { name: 'cams', path: '/en/cams/' },
  { name: 'profile', path: '/en/amateur/mirela/' },
  { name: 'videos', path: '/en/videos/' },
  { name: 'all videos', path: '/en/videos/all-videos/' },
  { name: 'video', path: '/en/amateur/mirela/videos/5001/' },
  { name: 'album', path: '/en/amateur/mirela/pictures/1002/' },
  { name: 'shows', path: '/en/cam-shows/' },
  { name: 'VIP club', path: '/en/vipclub/' },
  { name: 'feed', path: '/en/feed/' },
  { name: 'post', path: '/en/feed/70067/' },
  { name: 'article', path: '/en/blog/interviews/80024-i-play-for-one-person-and-the-others-may-stay/' },
  { name: 'TV', path: '/en/tv/livestream/' },
  { name: 'search', path: '/en/search/all/mirela/' },
  { name: 'library', path: '/en/myvelvet/mediathek/', session: benchGuest.token },
];

/** The most that scripts may cost: points of Lighthouse, milliseconds of blocking time, and the longest answer to a press. */
const mayCost = { points: 3, blockingMs: 200, interactionMs: 200 } as const;
const scriptsAtMost = 200_000;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The full browser: its headless shell takes half the time for styles, layout and paint. A guest in Germany has the zone of the pages. */
const options = {
  ...launchOptions,
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  env: { ...process.env, TZ: 'Europe/Berlin' } as Record<string, string>,
};

interface Visit {
  readonly points: number;
  readonly blockingMs: number;
  readonly paintMs: number;
  readonly scriptBytes: number;
}

const visit = async (origin: string, { path, session }: MeasuredPage): Promise<Visit> => {
  const url = `${origin}${path}`;
  const flags = { onlyCategories: ['performance'], disableFullPageScreenshot: true };
  const result = await resultOf(url, flags, session, options);
  const { points, scripts } = visitOf(result, url);
  return {
    points,
    blockingMs: result.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    paintMs: result.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    scriptBytes: scripts,
  };
};

interface Presses {
  readonly interactionMs: number;
  /** Times at which more than half of the page was styled, and laid out, after its first paint. */
  readonly wholeStyles: number;
  readonly wholeLayouts: number;
}

const pressCount = 10;

/** Presses its title ten times while a page loads on a slow phone, and counts what the browser styles meanwhile. */
const press = async (browser: Browser, origin: string, measured: MeasuredPage): Promise<Presses> => {
  const context = await patientContext(browser, phone);
  await context.addCookies(
    cookieOf(measured.session)
      .split('; ')
      .map((each) => {
        const [name = '', value = ''] = each.split('=');
        return { name, value, url: origin };
      }),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const passes = await passesDuring(page, async () => {
    await page.goto(`${origin}${measured.path}`, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 }).first();
    for (let count = 0; count < pressCount; count += 1) await title.tap({ force: true, noWaitAfter: true });
    await page.waitForLoadState('networkidle');
  });
  const interactionMs = await page.evaluate(() => (window as Window & { longest?: { ms: number } }).longest?.ms ?? 0);
  await context.close();
  const whole = (kind: string): number => passes.filter((each) => each.kind === kind && each.share > 0.5).length;
  return { interactionMs, wholeStyles: whole('style'), wholeLayouts: whole('layout') };
};

interface Medians extends Visit, Presses {}

const mediansOf = (visits: readonly Visit[], presses: readonly Presses[]): Medians => {
  const of = <T>(each: readonly T[], key: keyof T): number => median(each.map((one) => Number(one[key])));
  return {
    points: of(visits, 'points'),
    blockingMs: of(visits, 'blockingMs'),
    paintMs: of(visits, 'paintMs'),
    scriptBytes: of(visits, 'scriptBytes'),
    interactionMs: of(presses, 'interactionMs'),
    wholeStyles: of(presses, 'wholeStyles'),
    wholeLayouts: of(presses, 'wholeLayouts'),
  };
};

const ms = (value: number): string => `${Math.round(value)} ms`;

const rowsOf = (name: string, full: Medians, bare: Medians): Row[] => {
  const row = (what: string, value: string, reference: string, ratio: number, minRatio = 1): Row => ({
    name: `${name} on a phone, ${what}`,
    value,
    reference,
    ratio,
    minRatio,
  });
  const atMost = (limit: number, value: number): number => limit / Math.max(value, limit / 100);
  const whole = Math.max(full.wholeStyles, full.wholeLayouts);
  return [
    row(
      'points of Lighthouse',
      full.points.toFixed(0),
      `the document without scripts ${bare.points.toFixed(0)}`,
      full.points / bare.points,
      (bare.points - mayCost.points) / bare.points,
    ),
    row(
      'blocking time',
      ms(full.blockingMs),
      `without scripts ${ms(bare.blockingMs)}, and ${mayCost.blockingMs} more`,
      atMost(bare.blockingMs + mayCost.blockingMs, full.blockingMs),
    ),
    row('largest paint', ms(full.paintMs), `without scripts ${ms(bare.paintMs)}`, bare.paintMs / full.paintMs),
    row(
      'longest answer to ten presses while it loads',
      ms(full.interactionMs),
      `at most ${mayCost.interactionMs} ms, without scripts ${ms(bare.interactionMs)}`,
      atMost(mayCost.interactionMs, full.interactionMs),
    ),
    row(
      'whole styles and layouts after the first paint',
      `${full.wholeStyles} and ${full.wholeLayouts}`,
      `one, without scripts ${bare.wholeStyles} and ${bare.wholeLayouts}`,
      atMost(1, whole),
    ),
    row(
      'scripts without a press',
      `${Math.round(full.scriptBytes / 1000)} kB`,
      `at most ${scriptsAtMost / 1000} kB`,
      atMost(scriptsAtMost, full.scriptBytes),
    ),
  ];
};

/**
 * The cost of a page's scripts on a phone, in the full browser: each page beside its own document without scripts, in turns, medians of
 * five. `PHONE` selects pages by a pattern of their names.
 */
export const phoneRows = async (): Promise<Row[]> => {
  if (!isTiny && !existsSync(options.executablePath))
    throw new Error(`The full browser is not at ${options.executablePath}: install chromium, or set CHROMIUM_PATH.`);
  const launch = isTiny ? launchOptions : options;
  const wanted = new RegExp(process.env['PHONE'] ?? '');
  const chosen = pages.filter(({ name }) => wanted.test(name)).slice(0, isTiny ? 1 : undefined);
  const served = await serve('reference-cached');
  const fronts = { full: await inFrontOf(served.port, false), bare: await inFrontOf(served.port, true) };
  const rows: Row[] = [];
  try {
    for (const page of chosen) {
      const measured = { full: [[], []] as [Visit[], Presses[]], bare: [[], []] as [Visit[], Presses[]] };
      for (let round = 0; round < rounds(5); round += 1)
        for (const kind of isTiny ? (['full'] as const) : (['full', 'bare'] as const)) {
          const origin = `http://127.0.0.1:${fronts[kind].port}`;
          // Lighthouse of the headless shell is a row of another part, and too long for a tiny run.
          measured[kind][0].push(
            isTiny ? { points: 1, blockingMs: 1, paintMs: 1, scriptBytes: 1 } : await visit(origin, page),
          );
          const browser = await chromium.launch(launch);
          measured[kind][1].push(await press(browser, origin, page));
          await browser.close();
        }
      rows.push(...rowsOf(page.name, mediansOf(...measured.full), mediansOf(...measured[isTiny ? 'full' : 'bare'])));
    }
  } finally {
    await Promise.all([fronts.full.close(), fronts.bare.close()]);
    await served.close();
  }
  return rows;
};
