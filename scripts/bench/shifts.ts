import { fixedEventIds } from '@lounge/protocol/engagement/special-events';
import { alternates, type RouteKey, type RouteParams } from '@lounge/locale';
import { chromium, type Browser, type Page } from 'playwright-core';
import { recordLayoutShifts, type LayoutShift } from '../../site/e2e/layout-shifts.ts';
import { launchOptions } from '../../site/server/chromium.ts';
import { pages } from '../../site/src/app/pages.ts';
import { benchGuest } from './media.ts';
import { serve, type Row } from './measure.ts';
import { isTiny } from './rounds.ts';
import { openSitePage } from './site-pages.ts';

/** The sum of all shifts of a page until it is quiet must stay below this. */
const limit = 0.02;
/** How late calls and pictures are answered, in milliseconds: loading states are painted, and a shift is far from a press. */
const delays = { call: 900, picture: 300 } as const;
/** A page is quiet after this time without an answer; what asks again and again ends the wait. */
const quietMs = 500;
const longestMs = 8000;

const params = {
  product: 'velvet',
  actorName: 'mirela',
  albumId: 1010,
  videoId: 5022,
  showId: 1,
  postId: 70_067,
  categorySlug: 'musicians',
  tagGroup: 'night',
  searchPattern: 'night',
  category: 'premium-tv',
  article: '80001-a',
  year: 2026,
  event: 1,
  id: 90,
  // The activity event of this month.
  eventId: Number(new Date().toISOString().slice(0, 7).replace('-', '')),
  series: 'night-kitchen',
  key: 'night-kitchen',
  slug: 'old-bread',
} satisfies RouteParams<keyof typeof pages>;
/** Content that the guest has not bought, with whose it is. */
const owners: Partial<Record<RouteKey, string>> = {
  'performer.album-details': 'sable',
  'performer.video-details': 'calla-reyes',
};
/** A page that is measured; a press on this button takes the place of the way by a link. */
interface Measured {
  readonly name: string;
  readonly path: string;
  readonly press?: RegExp;
}

/** A page that is longer than the window, from which the others are reached. */
const from = '/en/general-terms/';
/** Addresses of routes that show something else with a query. */
const more: readonly Measured[] = [
  { name: 'conversation', path: '/en/messenger/?actor=101' },
  { name: 'chat start', path: '/en/amateur/mirela/live-show/', press: /^Video chat/ },
];

const measured: readonly Measured[] = [
  ...(Object.keys(pages) as RouteKey[]).map((key) => ({
    name: key,
    path: alternates(key, {
      ...params,
      actorName: owners[key] ?? params.actorName,
      eventId: key === 'magazine.game' ? fixedEventIds.shooting : params.eventId,
    }).en,
  })),
  ...more,
];

/** Answers calls and pictures late. Returns a function that waits until nothing is on its way. */
const slowAnswers = async (page: Page): Promise<() => Promise<void>> => {
  let open = 0;
  let lastAt = performance.now();
  const count = (step: number) => (): void => {
    open += step;
    lastAt = performance.now();
  };
  const isLate = /^\/(?:rest\/v1|vxql|pictures|media\/pictures)\b/;
  await page.route(
    (url) => isLate.test(url.pathname),
    async (route) => {
      const isPicture = route.request().resourceType() === 'image';
      count(1)();
      await new Promise((resolve) => setTimeout(resolve, isPicture ? delays.picture : delays.call));
      await route.continue().catch(() => undefined);
      count(-1)();
    },
  );
  await page.addInitScript((ms) => {
    class LateSocket extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        // The first of its listeners, so that no other gets the message in time.
        this.addEventListener('message', (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          const { data } = event as MessageEvent<unknown>;
          setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), ms);
        });
      }
    }
    window.WebSocket = LateSocket;
  }, delays.call);
  page.on('websocket', (socket) => {
    const expectLate = (): void => void (lastAt = performance.now() + delays.call);
    socket.on('framesent', expectLate);
    socket.on('framereceived', expectLate);
  });
  return async () => {
    const startedAt = performance.now();
    const isQuiet = () => open === 0 && performance.now() - lastAt >= quietMs;
    while (!isQuiet() && performance.now() - startedAt < longestMs) await page.waitForTimeout(50);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
};

interface Visit {
  readonly how: string;
  readonly name: string;
  readonly shifts: readonly LayoutShift[];
}

/** Goes to another page of the site without a press, after which the browser would forgive a shift. */
const stepTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ key: to, idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);

/** Visits a page twice: as a document, and from another page of the site. */
const visit = async (
  browser: Browser,
  origin: string,
  width: number,
  { name, path, press }: Measured,
): Promise<Visit[]> => {
  let read: () => Promise<readonly LayoutShift[]> = () => Promise.resolve([]);
  let quiet = (): Promise<void> => Promise.resolve();
  const prepare = async (page: Page): Promise<void> => {
    read = await recordLayoutShifts(page);
    quiet = await slowAnswers(page);
  };
  const viewport = { width, height: width === 390 ? 844 : 900 };
  const page = await openSitePage(browser, `${origin}${path}`, { session: benchGuest.token, viewport, prepare });
  await quiet();
  const visits: Visit[] = [{ how: 'opened', name, shifts: await read() }];
  if (press === undefined) {
    await stepTo(page, from);
    await quiet();
    await read();
    await stepTo(page, path);
  } else await page.getByRole('button', { name: press }).first().click();
  await quiet();
  visits.push({ how: press === undefined ? 'by a link' : 'by a press', name, shifts: await read() });
  await page.context().close();
  return visits;
};

const rowOf = (width: number, { how, name, shifts }: Visit): Row => {
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shift < limit ? [] : shifts.map((each) => `\n    ${each.value.toFixed(3)} ${each.moved.join(' | ')}`);
  return {
    name: `${name} at ${width}, ${how}, layout shift`,
    value: `${shift.toFixed(3)}${moved.join('')}`,
    reference: `less than ${limit}`,
    ratio: shift < limit ? 1 : limit / shift,
    minRatio: 1,
  };
};

/**
 * Layout shifts of every page of a guest with late answers: opened as a document, and reached by a link. `SHIFTS` selects pages by a
 * pattern of their route keys.
 */
export const shiftRows = async (): Promise<Row[]> => {
  const wanted = new RegExp(process.env['SHIFTS'] ?? '');
  const chosen = measured.filter(({ name }) => wanted.test(name)).slice(0, isTiny ? 1 : undefined);
  const served = await serve('lively-guest');
  const browser = await chromium.launch(launchOptions);
  const rows: Row[] = [];
  try {
    for (const width of isTiny ? [390] : [390, 1440])
      for (const each of chosen)
        for (const visited of await visit(browser, `http://127.0.0.1:${served.port}`, width, each))
          rows.push(rowOf(width, visited));
  } finally {
    await browser.close();
    await served.close();
  }
  return rows;
};
