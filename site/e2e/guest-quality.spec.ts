import { violationsOn } from './axe.ts';
import { buyCoins, signUp } from './guest.ts';
import { expect, pageErrorsOf, test, waitUntilLive, prepareContext } from './host.ts';

/** Each page in both brands, both themes and both widths. */
const settings = [
  ['velvet', 'dark', 390, 0],
  ['velvet', 'light', 1440, 1],
  ['brasa', 'light', 1440, 0],
  ['brasa', 'dark', 390, 1],
] as const;

for (const [brand, theme, width, half] of settings) {
  test(`a guest's pages have no axe violations, no horizontal overflow and no console errors: ${brand} ${theme} ${width}`, async ({
    page,
    context,
    host,
  }) => {
    test.slow();
    const pageErrors = pageErrorsOf(page);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await prepareContext(context, host, { theme });
    await signUp(context, host, { brand });
    await buyCoins(context, host, { brand });
    const pages = [
      '',
      'amateur/mirela/',
      'amateur/mirela/pictures/1002/',
      'amateur/mirela/videos/5001/',
      `my${brand}/`,
    ];
    const paths = [...pages, `my${brand}/spinwheel/`, 'messenger/', 'messenger/?actor=101'].map(
      (path) => `/en/${path}`,
    );
    const all = [...paths, '/vxpay/en/top-up', '/vxpay/en/age-check', '/vxpay/en/log-in'];
    for (const path of all.filter((_, at) => at % 2 === half)) {
      await page.goto(host.url(path, brand));
      if (!path.startsWith('/vxpay/')) await waitUntilLive(page);
      await expect(page.locator('h1').first()).toBeAttached();
      expect.soft(await violationsOn(page), path).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
    // axe blocks the page for seconds, so a preloaded picture may be used late.
    expect(pageErrors.filter((fault) => !fault.includes('was preloaded using link preload'))).toEqual([]);
  });
}
