import { brands, languages } from '@lounge/locale';
import { violationsOn } from './axe.ts';
import { misfitsAtAllWidths } from './fits.ts';
import { expect, pageErrorsOf, recordLayoutShifts, open, test, waitUntilLive, prepareContext } from './host.ts';

const pages = ['', 'amateur/mirela/', 'cam-shows/'] as const;

const axePages = [
  '/en/',
  '/en/amateur/mirela/',
  '/en/amateur/mirela/videos/5001/',
  '/en/cam-shows/',
  '/en/cam-shows/1/',
  '/en/nothing-here/',
];

/** Removes what may differ between the server's markup and the DOM: comments, scripts, nonces and empty attribute values. */
const normalize = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/=""/g, '');

for (const language of languages) {
  // The other pages differ between languages by their texts alone.
  for (const path of language === 'en' ? pages : pages.slice(0, 1)) {
    test(`server and browser render the same: ${language}/${path}`, async ({ page, context, browser, host }) => {
      const pageErrors = pageErrorsOf(page);
      const world = await prepareContext(context, host);
      const withoutScript = await browser.newContext({ javaScriptEnabled: false, locale: 'en' });
      await prepareContext(withoutScript, host, { world });
      const staticPage = await withoutScript.newPage();
      const url = host.url(`/${language}/${path}`);
      const response = await staticPage.goto(url);
      expect(await response?.text()).not.toMatch(/<[^>]+\sstyle=/);
      // The server does not render the lazy frame.
      const markup = () => {
        const root = document.getElementById('root')?.cloneNode(true) as Element | undefined;
        root?.querySelector('[data-part=lazy]')?.remove();
        return root?.innerHTML ?? '';
      };
      const rendered = normalize(await staticPage.evaluate(markup));
      await withoutScript.close();
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`));
      });
      await page.goto(url);
      await waitUntilLive(page);
      expect(rendered.length).toBeGreaterThan(1000);
      expect(normalize(await page.evaluate(markup))).toBe(rendered);
      expect(pageErrors).toEqual([]);
    });
  }
}

for (const [at, path] of axePages.entries()) {
  for (const brand of brands) {
    // Each page in both brands and both themes.
    const theme = (brand === 'brasa') === (at % 2 === 0) ? 'light' : 'dark';
    test(`no axe violations: ${brand} ${theme} ${path}`, async ({ page, context, host }) => {
      await prepareContext(context, host, { theme });
      await page.goto(host.url(path, brand));
      expect(await violationsOn(page)).toEqual([]);
    });
  }
}

for (const width of [390, 1440]) {
  for (const path of ['/de/', '/de/amateur/mirela/', '/de/cam-shows/', '/de/cam-shows/1/']) {
    test(`no layout shift: ${path} at ${width}`, async ({ page, context, host }) => {
      await prepareContext(context, host);
      await page.setViewportSize({ width, height: 844 });
      const shifts = await recordLayoutShifts(page);
      await open(page, host, path);
      await page.evaluate(() => document.fonts.ready);
      expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
    });
  }
}

const performer = ['', 'live-show/', 'videos/5001/', 'pictures/1001/'].map((path) => `amateur/mirela/${path}`);
const publicPages = [
  '',
  ...performer,
  'cam-shows/',
  'cam-shows/1/',
  'vipclub/',
  'tv/premium/',
  'help/',
  'nothing-here/',
];
const legalPages = ['terms-of-service/', 'data-protection/', 'imprint/'];
const ownPages = ['', 'chats/', 'spinwheel/', 'coins/', 'benefits/', 'age-check/'];

/** German has the longest words. @spec route:legal.terms-of-service, route:legal.data-protection */
for (const [brand, scenario, paths] of [
  ['velvet', 'visitor', publicPages],
  ['brasa', 'visitor', legalPages],
  ...brands.map((each) => {
    const own = ownPages.map((path) => `my${each}/${path}`);
    return [each, 'coins-and-messages', ['', ...own, 'messenger/', 'messenger/?actor=101', 'cam-shows/1/']] as const;
  }),
] as const) {
  test(`no page is wider than its window and no text is cut: ${brand}, ${scenario}`, async ({
    page,
    context,
    host,
  }) => {
    test.slow();
    await prepareContext(context, host);
    await page.goto(host.url('/de/help/', brand));
    // From the page, as only browsers find the second brand's host.
    await page.evaluate(
      (body) => fetch('/dev/api/scenario', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      JSON.stringify({ scenario }),
    );
    for (const path of paths) {
      await page.goto(host.url(`/de/${path}`, brand));
      await waitUntilLive(page);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await misfitsAtAllWidths(page), path).toEqual([]);
    }
  });
}

test('the content can be reached and a performer opened by keyboard', async ({ page, context, host }) => {
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
