import { chromium, type Browser } from 'playwright-core';
import { followSockets, waitUntilLive } from '../../site/e2e/live-page.ts';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientContext } from '../patient-page.ts';
import { median, serve, type Row } from './measure.ts';
import { isTiny, rounds } from './rounds.ts';

const runs = rounds(9);
const throttling = { cpu: 4, bytesPerSecond: 400_000, latencyMs: 60 };

interface Metrics {
  lcp: number;
  shift: number;
}

type ShiftEntry = PerformanceEntry & { readonly value: number };

interface Visit {
  readonly lcp: number;
  readonly shift: number;
  /** Transferred bytes of all scripts. */
  readonly scripts: number;
}

const measureVisit = async (browser: Browser, url: string, width: number): Promise<Visit> => {
  const context = await patientContext(browser, { viewport: { width, height: 844 } });
  await context.addCookies([{ name: 'age', value: '1', url }]);
  followSockets(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpu });
  const { bytesPerSecond: rate, latencyMs: latency } = throttling;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  const sizes = new Map<string, number>();
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.addInitScript(() => {
    const metrics = { lcp: 0, shift: 0 };
    Object.assign(window, { metrics });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (metrics.lcp = entry.startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (metrics.shift += (entry as ShiftEntry).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitUntilLive(page);
  const { lcp, shift } = await page.evaluate(
    () => (window as Window & { metrics?: Metrics }).metrics ?? { lcp: 0, shift: 1 },
  );
  await context.close();
  return { lcp, shift, scripts: [...scripts].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) };
};

/** First view of home on a slow machine and network, at two widths. */
export const browserRows = async (): Promise<Row[]> => {
  const served = await serve('reference-cached');
  const browser = await chromium.launch(launchOptions);
  const rows: Row[] = [];
  try {
    for (const width of isTiny ? [390] : [390, 1440]) {
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1)
        visits.push(await measureVisit(browser, `http://127.0.0.1:${served.port}/en/`, width));
      const lcp = median(visits.map((each) => each.lcp));
      const shift = Math.max(...visits.map((each) => each.shift));
      const scripts = Math.max(...visits.map((each) => each.scripts));
      rows.push(
        {
          name: `home at ${width}, LCP`,
          value: `${Math.round(lcp)} ms`,
          reference: 'under 1,000 ms',
          ratio: 1000 / lcp,
          minRatio: 1,
        },
        {
          name: `home at ${width}, layout shift`,
          value: shift.toFixed(4),
          reference: 'none',
          ratio: shift < 0.001 ? 1 : 0,
          minRatio: 1,
        },
        {
          name: `home at ${width}, transferred scripts (brotli)`,
          value: `${(scripts / 1000).toFixed(1)} kB`,
          reference: '',
          ratio: null,
          minRatio: null,
        },
      );
    }
  } finally {
    await browser.close();
    await served.close();
  }
  return rows;
};
