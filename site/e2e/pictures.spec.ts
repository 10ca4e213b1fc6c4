import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    // On a second load, a browser may use a larger cached file instead of the preloaded one.
    test('a page uses every picture that it preloads, also on a second load', async ({ page, context, host }) => {
      const pageErrors = pageErrorsOf(page);
      await prepareContext(context, host);
      for (const path of ['/en/', '/en/', '/en/amateur/mirela/']) {
        await open(page, host, path);
        for (const section of await page.locator('section').all()) await section.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const unused = await page.evaluate(() => {
          const used = new Set([...document.images].map(({ currentSrc }) => currentSrc));
          return performance
            .getEntriesByType('resource')
            .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
            .map(({ name }) => name)
            .filter((name) => name.includes('/pictures/') && !used.has(name));
        });
        expect(unused, path).toEqual([]);
      }
      expect(pageErrors).toEqual([]);
    });
  });
}
