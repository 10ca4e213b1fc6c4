import type { Page } from '@playwright/test';
import { becomeGuest } from './guest.ts';
import { expect, open, prepareContext, test, withOffers } from './host.ts';
import { passesDuring, type RenderingPass } from './rendering-passes.ts';

const mostOf = (passes: readonly RenderingPass[], kind: RenderingPass['kind']): readonly RenderingPass[] =>
  passes.filter((pass) => pass.kind === kind && pass.share > 0.5);

/**
 * Adds an element to the frame, to the page in it and to its lazy parts, and takes it out again. What changes in a page meanwhile, as a
 * clock does, is below a tenth of it.
 */
const expectNoMoreThanAdded = async (page: Page, name: string): Promise<void> => {
  const add = (): Promise<void> =>
    page.evaluate(() => {
      const read = (): number => document.body.offsetHeight;
      for (const selector of ['.site-frame', 'main', 'main > *', '[data-part="lazy"]']) {
        const element = document.createElement('div');
        document.querySelector(selector)?.append(element);
        read();
        element.remove();
        read();
      }
    });
  const added = await passesDuring(page, add);
  expect(
    added.filter(({ kind, share }) => kind === 'style' && share > 0.1),
    name,
  ).toEqual([]);
};

/** Scripts that a page has fetched, in bytes as they were sent, and elements that React has taken over. */
const weightOf = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return {
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      hydrated: [...document.querySelectorAll('#root *')].filter(isHydrated).length,
    };
  });

// The cost of a page before a press: bytes of scripts, and elements that React takes over. A module that adds to them sees it here.
for (const [name, path, most] of [
  ['the start page', '/en/', { scripts: 256_000, hydrated: 1640 }],
  ['a profile', '/en/amateur/mirela/', { scripts: 308_000, hydrated: 930 }],
  ['an album', '/en/amateur/mirela/pictures/1002/', { scripts: 280_000, hydrated: 395 }],
] as const)
  test(`after its first paint ${name} is styled and laid out as a whole once at most, and never for an element that is added`, async ({
    page,
    context,
    host,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await prepareContext(context, host, withOffers);
    const loading = await passesDuring(page, async () => {
      await open(page, host, path);
      await expect(page.locator('[data-part="lazy"]')).toBeAttached();
      await page.waitForLoadState('networkidle');
    });
    expect(mostOf(loading, 'style').length, 'whole styles').toBeLessThanOrEqual(1);
    expect(mostOf(loading, 'layout').length, 'whole layouts').toBeLessThanOrEqual(1);
    await expectNoMoreThanAdded(page, name);
    const weight = await weightOf(page);
    expect(weight.scripts).toBeLessThan(most.scripts);
    expect(weight.hydrated).toBeLessThan(most.hydrated);
  });

test('a guest’s pages are not styled as a whole for an element that is added either', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host, withOffers);
  await becomeGuest(context, host);
  for (const path of ['/en/', '/en/messenger/', '/en/myvelvet/', '/en/amateur/mirela/live-show/']) {
    await open(page, host, path);
    await expectNoMoreThanAdded(page, path);
  }
});
