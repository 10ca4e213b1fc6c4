import { expect, type Page } from '@playwright/test';

/**
 * Goes back to the page before this one. What an overlay adds to the history leaves a moment after the overlay, and a step back before that is
 * the same step.
 */
export const goBackAfterOverlay = async (page: Page): Promise<void> => {
  const isOverlay = () =>
    page.evaluate(() => {
      const state = (history.state ?? {}) as { readonly sheet?: unknown; readonly overlay?: unknown };
      return 'sheet' in state || 'overlay' in state;
    });
  await expect.poll(isOverlay).toBe(false);
  await page.goBack();
};
