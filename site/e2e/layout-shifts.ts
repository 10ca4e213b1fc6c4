import type { Page } from '@playwright/test';

/** A part of a page that moved without being asked to. */
export interface LayoutShift {
  readonly value: number;
  /** The elements that moved, by their first words and their rectangles before and after. */
  readonly moved: readonly string[];
}

/** The shift of the bar's words by 2 px when their font arrives after the first paint. No more is allowed. */
const ofLateFont = 0.0004;

/** Records layout shifts from the start of the next page. Returns a function that reads those since it was called last. */
export const recordLayoutShifts = async (page: Page): Promise<() => Promise<readonly LayoutShift[]>> => {
  await page.addInitScript((least) => {
    interface Entry extends PerformanceEntry {
      value: number;
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: LayoutShift[] = [];
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      (list.getEntries() as Entry[]).forEach(
        ({ value, sources }) =>
          value > least &&
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}: ${box(previousRect)} → ${box(currentRect)}`,
            ),
          }),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
  }, ofLateFont);
  return () =>
    page.evaluate(
      () =>
        (window as Window & { shifts?: LayoutShift[] }).shifts?.splice(0) ?? [
          { value: Infinity, moved: ['not recorded'] },
        ],
    );
};
