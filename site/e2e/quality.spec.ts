import { violationsOn } from './axe.ts';
import { expect, faultsOf, recordLayoutShifts, open, test, untilLive, prepareContext } from './host.ts';

const pages = ['', 'amateur/mirela/'] as const;

/** Normalizes markup: removes React's comments and sorts attributes. */
const normalize = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/=""/g, '');

for (const language of ['de', 'en', 'nl', 'es']) {
  for (const path of pages) {
    test(`server and browser render the same: ${language}/${path}`, async ({ page, context, browser, host }) => {
      const faults = faultsOf(page);
      const world = await prepareContext(context, host);
      const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en' });
      await prepareContext(plain, host, { world });
      const still = await plain.newPage();
      const address = host.url(`/${language}/${path}`);
      const response = await still.goto(address);
      expect(await response?.text()).not.toMatch(/<[^>]+\sstyle=/);
      // The server does not render the lazy frame.
      const markup = () => {
        const root = document.getElementById('root')?.cloneNode(true) as Element | undefined;
        root?.querySelector('[data-part=lazy]')?.remove();
        return root?.innerHTML ?? '';
      };
      const served = normalize(await still.evaluate(markup));
      await plain.close();
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`));
      });
      await page.goto(address);
      await untilLive(page);
      expect(served.length).toBeGreaterThan(1000);
      expect(normalize(await page.evaluate(markup))).toBe(served);
      expect(faults).toEqual([]);
    });
  }
}

for (const brand of ['velvet', 'brasa'] as const) {
  for (const theme of ['dark', 'light']) {
    for (const path of ['/en/', '/en/amateur/mirela/', '/en/amateur/mirela/videos/5001/', '/en/nothing-here/']) {
      test(`axe finds nothing: ${brand} ${theme} ${path}`, async ({ page, context, host }) => {
        await prepareContext(context, host, { theme });
        await page.goto(host.url(path, brand));
        expect(await violationsOn(page)).toEqual([]);
      });
    }
  }
}

for (const width of [390, 1024, 1440]) {
  for (const path of ['/de/', '/de/amateur/mirela/']) {
    test(`nothing jumps and nothing is wider than the window: ${path} at ${width}`, async ({ page, context, host }) => {
      await prepareContext(context, host);
      await page.setViewportSize({ width, height: 844 });
      const shifts = await recordLayoutShifts(page);
      await open(page, host, path);
      await page.evaluate(() => document.fonts.ready);
      expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test('the keyboard reaches the content and opens a performer', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const target = page.locator('#live').getByRole('link', { name: 'Mirela', exact: true });
  for (
    let presses = 0;
    presses < 12 && !(await target.evaluate((link) => link === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
});
