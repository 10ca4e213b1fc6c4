import type { Page } from '@playwright/test';
import { expect, open, test, waitUntilLive, prepareContext, type Host } from './host.ts';

const schemes = ['dark', 'light'] as const;
type Scheme = (typeof schemes)[number];
const other = (scheme: Scheme): Scheme => (scheme === 'dark' ? 'light' : 'dark');

/** Reads a page's appearance: theme, background, the browser's theme colour, and the theme switch. */
const appearanceOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const active = metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
    const rgb = Object.assign(new Option().style, { color: active.join() }).color;
    const offered = [...document.querySelectorAll('form[action="/choices/theme"] button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getAttribute('value'));
    const { backgroundColor, colorScheme } = getComputedStyle(root);
    const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content;
    return { theme: root.dataset['theme'], background: backgroundColor, frame: rgb, colorScheme, meta, offered };
  });

/** The expected appearance in a scheme, chosen or by the device. */
const appearanceIn = (scheme: Scheme, background: string) => ({
  background,
  frame: background,
  colorScheme: scheme,
  offered: [other(scheme)],
});

/** Reads the background of both schemes from pages with the chosen theme. */
const backgroundsOf = async (page: Page, host: Host): Promise<Record<Scheme, string>> => {
  const backgrounds = { dark: '', light: '' };
  for (const theme of schemes) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: host.url('/') }]);
    await page.goto(host.url('/en/'));
    backgrounds[theme] = (await appearanceOf(page)).background;
  }
  await page.context().clearCookies({ name: 'theme' });
  expect(backgrounds.dark).not.toBe(backgrounds.light);
  return backgrounds;
};

test('a page follows the device until a theme is chosen, which is then kept', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const backgrounds = await backgroundsOf(page, host);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, host, '/en/');
    const systemTheme = { theme: 'system', meta: 'dark light' };
    expect(await appearanceOf(page)).toEqual({ ...systemTheme, ...appearanceIn(scheme, backgrounds[scheme]) });
    await page.emulateMedia({ colorScheme: other(scheme) });
    expect(await appearanceOf(page)).toEqual({
      ...systemTheme,
      ...appearanceIn(other(scheme), backgrounds[other(scheme)]),
    });
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator('form[action="/choices/theme"] button:visible').click();
    const theme = other(scheme);
    const chosen = { theme, meta: theme, ...appearanceIn(theme, backgrounds[theme]) };
    expect(await appearanceOf(page)).toEqual(chosen);
    await page.reload();
    await waitUntilLive(page);
    expect(await appearanceOf(page)).toEqual(chosen);
    await page.emulateMedia({ colorScheme: theme });
    expect(await appearanceOf(page)).toEqual(chosen);
    await context.clearCookies({ name: 'theme' });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the age page and home render in the scheme of the device immediately', async ({ page, context, host }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await context.addCookies([{ name: 'theme', value: scheme, url: host.url('/') }]);
      await page.goto(host.url('/en/'));
      const expected = await background();
      await context.clearCookies();
      await page.goto(host.url('/en/'));
      expect(await background()).toBe(expected);
      await prepareContext(context, host);
      await page.goto(host.url('/en/'));
      await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
      expect(await background()).toBe(expected);
      await context.clearCookies();
    }
  });
});
