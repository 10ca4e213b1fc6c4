import { createAddressCipher, encryptedMediaUrls } from '@lounge/mock-api/server';
import { chromium, type Browser, type Page } from 'playwright-core';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientPage } from '../patient-page.ts';
import { buildPages, openBenchPage } from './bench-pages.ts';
import { benchSecret } from './media.ts';
import { median, serve, type Row } from './measure.ts';
import { isTiny, rounds } from './rounds.ts';

const runs = rounds(9);
const samples = rounds(25, 2);
/** A player that has just begun may still catch up. */
const settleMs = rounds(5000, 500);

/** Every frame of this clip differs from every other by more than encoders do, so that the picture itself is the clock. */
const clip = { brand: 'velvet', clip: 'bloom' } as const;
const references = `/media/clips/${clip.brand}/${clip.clip}/preview.mp4`;

interface Bench {
  readReferences(file: string): Promise<void>;
  play(kind: 'hls' | 'whep' | 'bare', src: string): Promise<number>;
  delay(): Promise<number>;
}
type BenchWindow = Window & { readonly bench?: Bench };
type Kind = Parameters<Bench['play']>[0];

/** The addresses of a stream of Mirela, who is online in a new world. */
const addresses = (): Readonly<Record<Kind, string>> => {
  const world = { name: 'main', clock: { now: () => Date.now() } };
  const urls = encryptedMediaUrls(createAddressCipher(benchSecret), { hasWebRtc: true })(world);
  const stream = { ...clip, actorId: 101, until: Date.now() + 3_600_000 };
  const hls = urls.live(stream, null);
  return { hls, bare: hls, whep: urls.whep(stream, null) ?? '' };
};

/** Rejects after minutes: where a machine has no network interface, WebRTC finds no way. */
const neverShown = async (page: Page, kind: Kind): Promise<never> => {
  await page.waitForTimeout(240_000);
  throw new Error(`The stream by ${kind} shows no picture.`);
};

/** Shows a stream on a new page. Returns the milliseconds until its first picture and, where asked for, its delay. */
const watch = async (
  browser: Browser,
  origin: string,
  { kind, src, measuresDelay = false }: { kind: Kind; src: string; measuresDelay?: boolean },
): Promise<{ firstMs: number; delayMs: number }> => {
  const page = await patientPage(browser);
  try {
    await openBenchPage(page, origin, 'stream.html');
    if (measuresDelay) await page.evaluate((file) => (window as BenchWindow).bench?.readReferences(file), references);
    const play = (asked: { kind: Kind; src: string }) => (window as BenchWindow).bench?.play(asked.kind, asked.src);
    const firstMs = (await Promise.race([page.evaluate(play, { kind, src }), neverShown(page, kind)])) ?? Infinity;
    if (!measuresDelay) return { firstMs, delayMs: Infinity };
    await page.waitForTimeout(settleMs);
    const delays: number[] = [];
    for (let sample = 0; sample < samples; sample += 1)
      delays.push((await page.evaluate(() => (window as BenchWindow).bench?.delay())) ?? Infinity);
    return { firstMs, delayMs: median(delays) };
  } finally {
    await page.close();
  }
};

/** The goal: at most 1.3 times as long as hls.js alone. */
const firstPictureRow = (name: string, ms: number, bareMs: number): Row => ({
  name: `first picture after the press, ${name}`,
  value: `${Math.round(ms)} ms`,
  reference: `the same stream in a page with hls.js alone ${Math.round(bareMs)} ms`,
  ratio: bareMs / ms,
  minRatio: 0.77,
});

const delayRow = (name: string, ms: number, limitMs: number): Row => ({
  name: `delay of the live picture, ${name}`,
  value: `${Math.round(ms)} ms`,
  reference: `under ${limitMs.toLocaleString('en')} ms`,
  ratio: limitMs / ms,
  minRatio: 1,
});

/**
 * Measures the live picture by HLS and by WebRTC. The delay is read from the shown frame, found in the clip's preview: it holds to two
 * frames (80 ms), and up to the eight seconds of a loop.
 */
export const streamRows = async (): Promise<Row[]> => {
  buildPages();
  const served = await serve('streams');
  const browser = await chromium.launch(launchOptions);
  try {
    const origin = `http://127.0.0.1:${served.port}`;
    const urls = addresses();
    const kinds = ['bare', 'hls', 'whep'] as const;
    const firsts: Record<Kind, number[]> = { bare: [], hls: [], whep: [] };
    const delays: Record<Kind, number> = { bare: Infinity, hls: Infinity, whep: Infinity };
    // The first connection starts the server's thread, and the first page fills the caches of the browser's code.
    if (!isTiny) for (const kind of kinds) await watch(browser, origin, { kind, src: urls[kind] });
    // In turn, as other load on the machine comes and goes.
    for (let run = 0; run < runs; run += 1)
      for (const kind of kinds) {
        // A tiny run measures the delays on the same pages.
        const measuresDelay = isTiny && kind !== 'bare';
        const { firstMs, delayMs } = await watch(browser, origin, { kind, src: urls[kind], measuresDelay });
        firsts[kind].push(firstMs);
        delays[kind] = delayMs;
      }
    const bareMs = median(firsts.bare);
    for (const kind of isTiny ? [] : (['hls', 'whep'] as const))
      delays[kind] = (await watch(browser, origin, { kind, src: urls[kind], measuresDelay: true })).delayMs;
    return [
      firstPictureRow('HLS', median(firsts.hls), bareMs),
      firstPictureRow('WebRTC', median(firsts.whep), bareMs),
      delayRow('HLS', delays.hls, 2500),
      delayRow('WebRTC', delays.whep, 1000),
    ];
  } finally {
    await browser.close();
    await served.close();
  }
};
