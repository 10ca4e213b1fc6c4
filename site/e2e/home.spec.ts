import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext } from './host.ts';
import { firstDifference, markupOf } from './markup.ts';

const titles = {
  de: 'Heute live: Menschen, Videos und Alben · velvet',
  en: 'Live tonight: performers, videos and albums · velvet',
  nl: 'Vanavond live: mensen, video’s en albums · velvet',
  es: 'Esta noche en directo: personas, vídeos y álbumes · velvet',
} as const;

// @spec route:home, feature:shell.language 1
test('home in each language shows its first performers, as the server rendered it', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  for (const [language, title] of Object.entries(titles)) {
    const response = await page.goto(host.url(`/${language}/`));
    await waitUntilLive(page);
    const { sent, shown } = await markupOf(page, response);
    expect(firstDifference(sent, shown)).toBeNull();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#tonight article')).toHaveCount(59);
    const eager = page.locator('#live img, #tonight img:not([loading=lazy])');
    await expect
      .poll(() => eager.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
  }
  expect(pageErrors).toEqual([]);
});

// @spec socket:pageReload, state:page-reload-push 1
test('a push from the server reloads the page', async ({ page, context, host }) => {
  const world = await prepareContext(context, host);
  await open(page, host, '/en/');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await host.trigger(world, { kind: 'pageReload' });
  await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false);
});

// @spec state:scroll-to 1, screen:home 1, feature:shell.scroll-to 1, constant:pageQuery.scrollTo
test('scrollTo in the address brings its element into view', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await page.goto(host.url('/en/?scrollTo=videos'));
  await expect(page.locator('#videos')).toBeInViewport();
});

// @spec component:TileGrid 8, state:tile-grid 2
test('going to a performer and back keeps the scroll position', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  const tile = page.locator('#tonight article').nth(40).getByRole('link');
  await tile.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  const name = await tile.textContent();
  await tile.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
});

test('a page that is opened by its address starts at its top; after a reload or going back it keeps its scroll position', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  const scrollPosition = () => page.evaluate(() => scrollY);
  await open(page, host, '/en/');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('"900"');
  await page.reload();
  await waitUntilLive(page);
  await expect.poll(scrollPosition).toBe(900);
  for (const path of ['/en/amateur/mirela/', '/en/']) {
    await open(page, host, path);
    expect([path, await scrollPosition()]).toEqual([path, 0]);
  }
  await page.goBack();
  await page.goBack();
  await waitUntilLive(page);
  await expect.poll(scrollPosition).toBe(900);
});

// Pages of 1440 × 900 and of 1280 × 720 at 200 %: the stage says everything above the tab bar.
for (const [brand, language] of [
  ['velvet', 'de'],
  ['brasa', 'es'],
] as const) {
  test(`the brand follows the host name, and the stage is read whole at 200 %: ${brand} ${language}`, async ({
    page,
    context,
    host,
  }) => {
    const pageErrors = pageErrorsOf(page);
    await prepareContext(context, host);
    await page.setViewportSize({ width: 720, height: 450 });
    await open(page, host, `/${language}/`, brand);
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page).toHaveTitle(new RegExp(` · ${brand}$`));
    const sources = await page.locator('main img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(sources.length).toBeGreaterThan(59);
    expect(sources.filter((source) => !source?.startsWith(`/pictures/${brand}/`))).toEqual([]);
    expect(pageErrors).toEqual([]);
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
  });
}
