import { chromium, type Browser, type Page } from 'playwright-core';
import { launchOptions } from '../../site/server/chromium.ts';
import { benchGuest, largeAlbum } from './media.ts';
import { median, serve, type Row } from './measure.ts';
import { rounds } from './rounds.ts';
import { openSitePage } from './site-pages.ts';

/** Milliseconds from the press until the dialog is painted with its picture. */
const goal = 100;
const visits = rounds(9);
/** Pictures to which a guest goes on in a visit. */
const steps = rounds(10, 2);
/** The least time for which a guest looks at a picture, in milliseconds. */
const lookMs = rounds(500, 50);

/** A picture of the lightbox, as it was shown after a press. */
interface Shown {
  /** Milliseconds from the press until it is loaded, decoded, and painted. */
  readonly ms: number;
  /** Whether it was loaded in the first frame after the press. */
  readonly isThere: boolean;
}

type LightboxWindow = Window & { shown?: Promise<Shown> };

/** Has the page say when the next picture of a lightbox is shown after a press. */
const followNext = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ofPress = new Promise<number>((resolve) => {
      for (const type of ['click', 'keydown'])
        document.addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const before = document.querySelector('dialog[open] img');
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const inserted = async (): Promise<HTMLImageElement> => {
      await ofPress;
      for (;;) {
        await nextFrame();
        const image = document.querySelector<HTMLImageElement>('dialog[open] img');
        if (image !== null && image !== before) return image;
      }
    };
    const shown = async (): Promise<Shown> => {
      const image = await inserted();
      const isThere = image.complete && image.naturalWidth > 0;
      await image.decode();
      await nextFrame();
      // A message that is sent as a frame begins arrives after it was painted.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      return { ms: performance.now() - (await ofPress), isThere };
    };
    Object.assign(window, { shown: shown() });
  });

const press = async (page: Page, act: () => Promise<void>): Promise<Shown> => {
  await followNext(page);
  await act();
  const shown = await page.evaluate(() => (window as LightboxWindow).shown);
  if (shown === undefined) throw new Error('No picture was shown.');
  return shown;
};

interface Visit {
  readonly opened: Shown;
  readonly next: readonly Shown[];
}

/** Opens the lightbox of the large album and goes on from picture to picture. */
const browse = async (
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
): Promise<Visit> => {
  const url = `${origin}/en/amateur/mirela/pictures/${largeAlbum.id}/`;
  const page = await openSitePage(browser, url, { viewport, session: benchGuest.token });
  try {
    const first = page.getByRole('button', { name: `Picture 3 of ${largeAlbum.pictures}`, exact: true });
    await first.scrollIntoViewIfNeeded();
    await page.waitForTimeout(lookMs);
    const opened = await press(page, () => first.click());
    const next: Shown[] = [];
    for (let step = 0; step < steps; step += 1) {
      await page.waitForTimeout(lookMs);
      next.push(await press(page, () => page.keyboard.press('ArrowRight')));
    }
    return { opened, next };
  } finally {
    await page.context().close();
  }
};

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The lightbox of an album of 500 pictures: the press that opens it, and whether the next picture is there before the press. */
export const lightboxRows = async (): Promise<Row[]> => {
  const served = await serve('large-album');
  const browser = await chromium.launch(launchOptions);
  const rows: Row[] = [];
  try {
    const origin = `http://127.0.0.1:${served.port}`;
    for (const viewport of viewports) {
      // The first visit draws the pictures.
      await browse(browser, origin, viewport);
      const measured: Visit[] = [];
      for (let visit = 0; visit < visits; visit += 1) measured.push(await browse(browser, origin, viewport));
      // The best counts, as other load on the machine only ever adds.
      const openTimes = measured.map(({ opened }) => opened.ms);
      const openMs = Math.min(...openTimes);
      const next = measured.flatMap(({ next }) => next);
      const there = next.filter(({ isThere }) => isThere).length;
      const name = `the lightbox of ${largeAlbum.pictures} pictures at ${viewport.width}`;
      rows.push(
        {
          name: `${name}, from the press until it is open`,
          value: `${Math.round(openMs)} ms, median ${Math.round(median(openTimes))} ms`,
          reference: `${goal} ms`,
          ratio: goal / openMs,
          minRatio: 1,
        },
        {
          name: `${name}, next pictures that are there before the press`,
          value: `${there} of ${next.length}, painted after ${Math.round(median(next.map(({ ms }) => ms)))} ms`,
          reference: 'all',
          ratio: there / next.length,
          minRatio: 1,
        },
      );
    }
  } finally {
    await browser.close();
    await served.close();
  }
  return rows;
};
