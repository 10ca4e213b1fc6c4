import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { becomeGuest, windowOf } from './guest.ts';
import { expect, open, prepareContext, test } from './host.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Programme {
  readonly entries: readonly { readonly title: string; readonly start: string }[];
}

const playedSeconds = (page: Page): Promise<number> =>
  page.locator('main video').evaluate((video: HTMLVideoElement) => video.currentTime);

// @spec route:tv.premium-livestream, route:tv.livestream
test('a guest buys TV by keyboard on a phone in Spanish on brasa, watches it, and sees what begins next', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await becomeGuest(context, host, { brand: 'brasa' });
  await open(page, host, '/es/tv/premium/livestream/', 'brasa');
  await page.getByRole('link', { name: /^Empezar TV por 9,90/ }).press('Enter');
  const frame = windowOf(page);
  await frame.getByRole('radio', { name: 'Tarjeta' }).press('Space');
  await frame.getByRole('button', { name: /^Pagar 9,90/ }).press('Enter');
  await frame.getByRole('link', { name: 'Listo' }).press('Enter');
  // The window is closed, and its page is the one of the picture again.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The payment has opened the picture; one press begins it.
  await page.locator('main [data-part=start]').press('Enter');
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await open(page, host, '/es/tv/livestream/', 'brasa');
  const title = page.getByRole('heading', { level: 1 });
  const before = (await title.textContent()) ?? '';
  // A series may be on twice in a night.
  const { advanceClock, overview } = devConsole(page, host);
  const { entries } = await page.evaluate(
    async () => (await (await fetch('/rest/v1/tv/program?language=es')).json()) as Programme,
  );
  const other = entries.find((entry) => entry.title !== before);
  await advanceClock(Date.parse(other?.start ?? '') - Date.parse(String((await overview())['now'])) + 1000);
  await expect(title).toHaveText(other?.title ?? '');
});

// @spec route:tv.series-overview, route:tv.mediathek-series, route:tv.mediathek-videos, route:tv.late-night
test('a visitor goes from the series to a video, and to late night', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/tv/media/series/');
  await page.getByRole('link', { name: 'Night kitchen' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/tv\/mediathek\/night-kitchen\/$/);
  await page.getByRole('link', { name: /^All \d+ videos/ }).press('Enter');
  await expect(page).toHaveURL(/\/en\/tv\/mediathek\/night-kitchen\/videos\/$/);
  await page.getByRole('link', { name: 'Old bread' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Old bread' })).toBeVisible();
  // On a phone the way back to the list takes the place of the steps.
  await expect(page.getByRole('navigation', { name: 'The way back' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeHidden();
  await open(page, host, '/en/tv/late-night/');
  await expect(page.getByRole('button', { name: /^Remind me/ }).first()).toBeVisible();
});
