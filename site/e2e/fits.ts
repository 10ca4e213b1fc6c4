import type { Page } from '@playwright/test';

/** The widths of windows at which pages are measured. */
const widths = [1440, 1024, 390, 320] as const;

/** The parts of a page that are wider than the window, and the texts that are cut. A message's preview in a list and the words of a post in a row are short on purpose. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hiddenFromEyes =
      '.kit-visually-hidden, [aria-hidden="true"], svg, [data-part="channels"] [data-part="subject"], #feed [data-part="link"]';
    const found: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`the page is ${over}px wider than its window`);
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *, .kit-tab-bar *')) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent);
      if (text.join('').trim() === '' || element.closest(hiddenFromEyes) !== null) continue;
      const { overflowX, clipPath, display } = getComputedStyle(element);
      const isCutting = overflowX === 'hidden' || overflowX === 'clip';
      if (!isCutting || clipPath !== 'none' || display === 'none' || element.clientWidth < 2) continue;
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
        found.push(`cut: ${text.join('').trim().slice(0, 60)}`);
    }
    return found;
  });

/** Measures an open page at all widths. Returns what does not fit, with the width. */
export const misfitsAtAllWidths = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // Two frames: one for the layout, one for what observes sizes.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    found.push(...(await misfits(page)).map((each) => `${width}: ${each}`));
  }
  return found;
};
