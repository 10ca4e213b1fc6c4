import type { Page } from '@playwright/test';
import { expect, open, test, untilLive, visit, type Host } from './host.ts';

const schemes = ['dark', 'light'] as const;
type Scheme = (typeof schemes)[number];
const other = (scheme: Scheme): Scheme => (scheme === 'dark' ? 'light' : 'dark');

/** What a page looks like: its theme, its ground, what the browser's frame is told, and what its switch offers. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const inForce = metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
    const rgb = Object.assign(new Option().style, { color: inForce.join() }).color;
    const offered = [...document.querySelectorAll('form[action="/choices/theme"] button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getAttribute('value'));
    const { backgroundColor, colorScheme } = getComputedStyle(root);
    const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content;
    return { theme: root.dataset['theme'], ground: backgroundColor, frame: rgb, colorScheme, meta, offered };
  });

/** What a page looks like in a scheme, whoever asked for it. */
const looksIn = (scheme: Scheme, ground: string) => ({
  ground,
  frame: ground,
  colorScheme: scheme,
  offered: [other(scheme)],
});

/** The grounds of both schemes, from pages on which they were chosen. */
const groundsOf = async (page: Page, host: Host): Promise<Record<Scheme, string>> => {
  const grounds = { dark: '', light: '' };
  for (const theme of schemes) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: host.url('/') }]);
    await page.goto(host.url('/en/'));
    grounds[theme] = (await looks(page)).ground;
  }
  await page.context().clearCookies({ name: 'theme' });
  expect(grounds.dark).not.toBe(grounds.light);
  return grounds;
};

for (const scheme of schemes) {
  test.describe(`where the device is ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test('a page follows it until a theme is chosen, which then stays', async ({ page, context, host }) => {
      await visit(context, host);
      const grounds = await groundsOf(page, host);
      await open(page, host, '/en/');
      const followed = { theme: 'system', meta: 'dark light' };
      expect(await looks(page)).toEqual({ ...followed, ...looksIn(scheme, grounds[scheme]) });
      await page.emulateMedia({ colorScheme: other(scheme) });
      expect(await looks(page)).toEqual({ ...followed, ...looksIn(other(scheme), grounds[other(scheme)]) });
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator('form[action="/choices/theme"] button:visible').click();
      const theme = other(scheme);
      const chosen = { theme, meta: theme, ...looksIn(theme, grounds[theme]) };
      expect(await looks(page)).toEqual(chosen);
      await page.reload();
      await untilLive(page);
      expect(await looks(page)).toEqual(chosen);
      await page.emulateMedia({ colorScheme: theme });
      expect(await looks(page)).toEqual(chosen);
    });
  });

  test.describe(`where the device is ${scheme} and there is no script`, () => {
    test.use({ colorScheme: scheme, javaScriptEnabled: false });

    test('the age page and home render in that scheme immediately', async ({ page, context, host }) => {
      await context.addCookies([{ name: 'theme', value: scheme, url: host.url('/') }]);
      await page.goto(host.url('/en/'));
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const wanted = await ground();
      await context.clearCookies();
      await page.goto(host.url('/en/'));
      expect(await ground()).toBe(wanted);
      await visit(context, host);
      await page.goto(host.url('/en/'));
      await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
      expect(await ground()).toBe(wanted);
    });
  });
}
