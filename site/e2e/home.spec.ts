import type { Page } from '@playwright/test';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext } from './host.ts';
import { firstDifference, markupOf } from './markup.ts';

const pages = [
  ['velvet', 'de', 'Heute live: Darsteller, Videos und Alben · velvet'],
  ['velvet', 'en', 'Live tonight: performers, videos and albums · velvet'],
  ['velvet', 'nl', 'Vanavond live: performers, video’s en albums · velvet'],
  ['brasa', 'es', 'Esta noche en directo: artistas, vídeos y álbumes · brasa'],
] as const;

/** The stage says everything above the tab bar, in windows of 1440 × 900 and of 1280 × 720 at 200 %. */
const expectStageAt200Percent = async (page: Page): Promise<void> => {
  const window = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const [width, height] of [
    [720, 450],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const words = page.locator('main [data-part=words]').first();
    const tabBar = await page.locator('nav.kit-tab-bar').boundingBox();
    const header = await page.locator('header').first().boundingBox();
    const parts = words.locator('h1, p, a, button, [data-part=status]');
    expect(await parts.count()).toBeGreaterThanOrEqual(5);
    for (const part of await parts.all()) {
      const { x, y, width: wide, height: high } = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      const text = await part.textContent();
      expect.soft(y, text ?? '').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
      expect.soft(y + high, text ?? '').toBeLessThanOrEqual(tabBar?.y ?? 0);
      expect.soft(x, text ?? '').toBeGreaterThanOrEqual(0);
      expect.soft(x + wide, text ?? '').toBeLessThanOrEqual(width);
    }
  }
  await page.setViewportSize(window);
};

// @spec route:home, feature:shell.language 1
test('home in each language shows its first performers, as the server rendered it, in the brand of the host name, and its stage is read whole at 200 %', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  for (const [brand, language, title] of pages) {
    const response = await page.goto(host.url(`/${language}/`, brand));
    await waitUntilLive(page);
    const { sent, shown } = await markupOf(page, response);
    expect(firstDifference(sent, shown)).toBeNull();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page.locator('#tonight article')).toHaveCount(59);
    const eager = page.locator('#live img, #tonight img:not([loading=lazy])');
    await expect
      .poll(() => eager.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    // Blurred pictures of locked posts have addresses of their own.
    const sources = await page
      .locator('main img:not(#feed *)')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(sources.length).toBeGreaterThan(59);
    expect(sources.filter((source) => !source?.startsWith(`/pictures/${brand}/`))).toEqual([]);
    if (language === 'de' || language === 'es') await expectStageAt200Percent(page);
  }
  expect(pageErrors).toEqual([]);
});

// @spec component:TileGrid 8, state:tile-grid 2, socket:pageReload, state:page-reload-push 1
test('a page keeps its scroll position for going back, also when the server reloads it; one that is opened by its address starts at its top', async ({
  page,
  context,
  host,
}) => {
  const world = await prepareContext(context, host);
  const scrollPosition = () => page.evaluate(() => scrollY);
  await open(page, host, '/en/');
  const tile = page.locator('#tonight article').nth(40).getByRole('link');
  await tile.scrollIntoViewIfNeeded();
  const position = await scrollPosition();
  expect(position).toBeGreaterThan(0);
  const name = await tile.textContent();
  await tile.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  expect(await scrollPosition()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await expect.poll(scrollPosition).toBe(position);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await host.trigger(world, { kind: 'pageReload' });
  await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false);
  await waitUntilLive(page);
  await expect.poll(scrollPosition).toBe(position);
  await open(page, host, '/en/amateur/mirela/');
  expect(await scrollPosition()).toBe(0);
  await page.goBack();
  await waitUntilLive(page);
  await expect.poll(scrollPosition).toBe(position);
});
