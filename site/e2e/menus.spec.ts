import type { Page } from '@playwright/test';
import { expect, open, pageErrorsOf, prepareContext, recordLayoutShifts, test } from './host.ts';

const widths = [1440, 390] as const;

const bar = (page: Page) => page.locator('.kit-navigation-bar');

/** Moves the page, which then stands still for longer than the bar waits. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

for (const width of widths) {
  // @spec component:Navbar 1-2
  test(`at ${width} the bar hides down the page, shows up the page, and moves nothing`, async ({
    page,
    context,
    host,
  }) => {
    const pageErrors = pageErrorsOf(page);
    await page.setViewportSize({ width, height: 844 });
    await prepareContext(context, host);
    const layoutShifts = await recordLayoutShifts(page);
    await open(page, host, '/en/');
    await expect(bar(page)).toBeInViewport();
    await scrollTo(page, 600);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, 500);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 900);
    await expect(bar(page)).not.toBeInViewport();
    await bar(page).getByRole('link').first().focus();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 1400);
    await page.waitForFunction(() => window.scrollY === 1400);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect(await layoutShifts()).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
}
