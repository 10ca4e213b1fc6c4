import { brands, type Brand } from '@lounge/locale';
import type { BrowserContext, Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { misfitsAtAllWidths } from './fits.ts';
import { guestIdOf, playScenario } from './guest.ts';
import {
  expect,
  open,
  pageErrorsOf,
  prepareContext,
  recordLayoutShifts,
  test,
  waitUntilLive,
  withOffers,
  type Host,
} from './host.ts';
import { firstDifference, markupOf } from './markup.ts';

const performer = ['', 'live-show/', 'videos/5001/', 'pictures/1001/'].map((path) => `amateur/mirela/${path}`);
const publicPages = [
  '',
  ...performer,
  'cam-shows/',
  'cam-shows/1/',
  'vipclub/',
  'tv/premium/',
  'help/',
  'nothing-here/',
];
const legalPages = ['terms-of-service/', 'data-protection/', 'imprint/'];
const ownPages = ['', 'chats/', 'favourites/', 'notifications/', 'spinwheel/', 'coins/', 'benefits/', 'age-check/'];
const windowPages = ['top-up', 'age-check', 'log-in'].map((page) => `/vxpay/de/${page}`);

/** The zone of the browser's clock, as a page has stored it that the visitor opened before. */
const ownZone = 'America/New_York';

/** Pages whose clock or player has gone on since the server rendered them, or whose field knows the last searches. */
const ticking = new Set(['cam-shows/1/', 'amateur/mirela/live-show/', 'amateur/mirela/videos/5001/', 'suche/alle/']);

/** The parts that may move: a line of a long text can break elsewhere until its font is there. */
const mostShift = (path: string): number => (path === 'help/' || legalPages.includes(path) ? 0.02 : 0.005);

/** Each page is visited once in each brand, in both themes and in both widths. */
const settingOf = (brand: Brand, at: number) =>
  ({
    theme: (brand === 'brasa') === (at % 2 === 0) ? 'light' : 'dark',
    width: (brand === 'brasa') === (Math.floor(at / 2) % 2 === 0) ? 1440 : 390,
  }) as const;

const prepare = async (page: Page, context: BrowserContext, host: Host, brand: Brand, at: number) => {
  const { theme, width } = settingOf(brand, at);
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await prepareContext(context, host, { theme, 'time-zone': ownZone, ...withOffers });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`));
  });
};

/** The findings of a designer, a screen reader and a phone in an open page. */
const expectQuality = async (page: Page, pageErrors: readonly string[], path: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  // A page that is not found says so; axe blocks a page for seconds, so that a picture that was preloaded is used late.
  const isKnown = (each: string) =>
    (path === 'nothing-here/' && each.includes('404')) || each.includes('was preloaded using link preload');
  expect
    .soft(
      pageErrors.filter((each) => !isKnown(each)),
      path,
    )
    .toEqual([]);
  expect.soft(await violationsOn(page), path).toEqual([]);
  expect.soft(await misfitsAtAllWidths(page), path).toEqual([]);
};

for (const brand of brands) {
  // German has the longest words.
  // @spec route:home, route:performer.overview, route:performer.live-show, route:performer.video-details
  // @spec route:performer.album-details, route:cams.shows, route:vipclub, route:legal.terms-of-service, route:legal.data-protection
  for (const [at, path] of [...publicPages, ...legalPages, 'suche/alle/'].entries()) {
    const { theme, width } = settingOf(brand, at);
    test(`quality of ${brand} /de/${path}, ${theme} at ${width}: the same markup from the server, no shift, no misfit, no axe violation`, async ({
      page,
      context,
      host,
    }) => {
      const pageErrors = pageErrorsOf(page);
      await prepare(page, context, host, brand, at);
      const shifts = await recordLayoutShifts(page);
      const response = await page.goto(host.url(`/de/${path}`, brand));
      await waitUntilLive(page);
      expect(await response?.text()).not.toMatch(/<[^>]+\sstyle=/);
      if (!ticking.has(path)) {
        const { sent, shown } = await markupOf(page, response);
        expect(sent.length).toBeGreaterThan(1000);
        expect(firstDifference(sent, shown)).toBeNull();
      }
      await page.evaluate(() => document.fonts.ready);
      const shifted = await shifts();
      expect(
        shifted.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifted, null, 2),
      ).toBeLessThan(mostShift(path));
      await expectQuality(page, pageErrors, path);
    });
  }

  // @spec route:personal, route:personal.spinwheel, route:personal.benefits, route:messenger
  for (const [at, group] of [
    ['', ...ownPages.slice(0, 3).map((path) => `my${brand}/${path}`)],
    ownPages.slice(3).map((path) => `my${brand}/${path}`),
    ['messenger/', 'messenger/?actor=101', 'cam-shows/1/', ...windowPages],
    ['', 'videos/5001/', 'pictures/1002/'].map((path) => `amateur/mirela/${path}`),
  ].entries()) {
    test(`quality of a guest’s pages in ${brand}: ${group.join(', ')}`, async ({ page, context, host }) => {
      const pageErrors = pageErrorsOf(page);
      await prepare(page, context, host, brand, at);
      // A notice that fades in has less contrast for a moment.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await playScenario(context, host, 'coins-and-messages', brand);
      for (const path of group) {
        pageErrors.length = 0;
        const isWindow = path.startsWith('/vxpay/');
        await page.goto(host.url(isWindow ? path : `/de/${path}`, brand));
        if (!isWindow) {
          await waitUntilLive(page);
          expect(await guestIdOf(page), path).toBeGreaterThan(0);
        }
        await expect(page.locator('h1').first()).toBeAttached();
        await expectQuality(page, pageErrors, path);
      }
    });
  }
}

test('the first page, mirela’s, changes to the guest’s time zone without an error; the server renders the next one in it', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const first = await page.goto(host.url('/de/amateur/mirela/'));
  const note = page.getByText('Uhrzeiten für New York');
  await expect(note).toBeVisible();
  await waitUntilLive(page);
  expect(await first?.text()).not.toContain('Uhrzeiten für New York');
  const next = await page.reload();
  await waitUntilLive(page);
  await expect(note).toBeVisible();
  const { sent, shown } = await markupOf(page, next);
  expect(firstDifference(sent, shown)).toBeNull();
  expect(pageErrors).toEqual([]);
});

test('the content can be reached and a performer opened by keyboard', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const target = page.locator('#live').getByRole('link', { name: 'Mirela', exact: true });
  for (
    let presses = 0;
    presses < 12 && !(await target.evaluate((link) => link === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
});
