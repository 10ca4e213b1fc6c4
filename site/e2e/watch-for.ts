import type { Page } from '@playwright/test';

/**
 * Begins to watch for a text that a page shows for a moment only, which a busy machine would miss between two looks. Returns what waits
 * until it was shown.
 */
export const watchFor = async (page: Page, text: RegExp): Promise<() => Promise<unknown>> => {
  const shown = await page.evaluateHandle((source) => {
    const wanted = new RegExp(source, 'u');
    return {
      isShown: new Promise<void>((resolve) => {
        const look = (): void => {
          // Scripts are part of the first; the second lays the page out.
          if (!wanted.test(document.body.textContent ?? '') || !wanted.test(document.body.innerText)) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    };
  }, text.source);
  return () => shown.evaluate(({ isShown }) => isShown);
};
