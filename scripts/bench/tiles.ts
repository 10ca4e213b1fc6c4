import { chromium } from 'playwright-core';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientPage } from '../patient-page.ts';
import { buildPages, openBenchPage } from './bench-pages.ts';
import type { Row } from './measure.ts';
import { rounds } from './rounds.ts';

const count = rounds(1000, 50);
const warmUps = rounds(3, 0);
const runs = rounds(15);
const maxRatio = 1.3;
/** Milliseconds from which a frame is reported as long. */
const longestFrame = 50;

interface Bench {
  prepare(count: number): void;
  tiles(): number;
  plain(): number;
  html(): string;
  frames(): Promise<{ readonly frames: number; readonly long: readonly number[] }>;
}

type BenchWindow = Window & { readonly bench: Bench };

/** Mounting performer tiles, compared with the same markup as plain elements, and scrolling a grid of them. */
export const tileRows = async (): Promise<Row[]> => {
  buildPages();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await patientPage(browser, { viewport: { width: 1440, height: 900 } });
    // Pictures are not measured.
    await page.route('**/pictures/**', (route) => route.abort());
    await openBenchPage(page, 'http://bench.localhost', 'tiles.html');
    const measured = await page.evaluate(
      ([tiles, before, after]) => {
        const { bench } = window as unknown as BenchWindow;
        bench.prepare(tiles);
        const results = { kit: [] as number[], plain: [] as number[], isSame: true };
        for (let run = -before; run < after; run += 1) {
          const kit = bench.tiles();
          const html = bench.html();
          const plain = bench.plain();
          results.isSame &&= html === bench.html();
          if (run < 0) continue;
          results.kit.push(kit);
          results.plain.push(plain);
        }
        return results;
      },
      [count, warmUps, runs] as const,
    );
    if (!measured.isSame) throw new Error('the plain elements differ from the tiles');
    const { frames, long } = await page.evaluate(() => (window as unknown as BenchWindow).bench.frames());
    const longest = Math.max(longestFrame, ...long);
    // Other load on the machine only ever adds.
    const [kit, plain] = [Math.min(...measured.kit), Math.min(...measured.plain)];
    return [
      {
        name: `tiles: ${count} performer tiles mount`,
        value: `${kit.toFixed(1)} ms`,
        reference: `${plain.toFixed(1)} ms of the same markup as plain elements`,
        ratio: plain / kit,
        minRatio: 1 / maxRatio,
      },
      {
        name: `tiles: a grid of ${count} performers scrolls to its end, frames of the main thread above ${longestFrame} ms`,
        value: `${long.length} of ${frames}, the longest ${Math.round(longest)} ms`,
        reference: 'none',
        ratio: longestFrame / longest,
        minRatio: null,
      },
    ];
  } finally {
    await browser.close();
  }
};
