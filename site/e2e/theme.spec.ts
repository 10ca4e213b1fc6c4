import type { Page } from '@playwright/test';
import { expect, open, test, waitUntilLive, prepareContext } from './host.ts';

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

/** A page without pictures. */
const plainPage = '/en/imprint/';

test('a page follows the device until a theme is chosen, which is then kept', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const backgrounds = { dark: new Set<string>(), light: new Set<string>() };
  /** Expects a theme in its scheme; the background is compared at the end. */
  const expectAppearance = async (theme: Scheme | 'system', scheme: Scheme): Promise<void> => {
    const { background, ...appearance } = await appearanceOf(page);
    backgrounds[scheme].add(background);
    expect(appearance).toEqual({
      theme,
      meta: theme === 'system' ? 'dark light' : theme,
      frame: background,
      colorScheme: scheme,
      offered: [other(scheme)],
    });
  };
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, host, plainPage);
    await expectAppearance('system', scheme);
    await page.emulateMedia({ colorScheme: other(scheme) });
    await expectAppearance('system', other(scheme));
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator('form[action="/choices/theme"] button:visible').click();
    const theme = other(scheme);
    await expectAppearance(theme, theme);
    await page.reload();
    await waitUntilLive(page);
    await expectAppearance(theme, theme);
    await page.emulateMedia({ colorScheme: theme });
    await expectAppearance(theme, theme);
    await context.clearCookies({ name: 'theme' });
  }
  expect([backgrounds.dark.size, backgrounds.light.size]).toEqual([1, 1]);
  expect(backgrounds.dark).not.toEqual(backgrounds.light);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the age page and home are in the scheme of the device', async ({ page, context, host }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const backgrounds = { dark: '', light: '' };
    for (const scheme of schemes) {
      await context.addCookies([{ name: 'theme', value: scheme, url: host.url('/') }]);
      await page.goto(host.url('/en/'));
      backgrounds[scheme] = await background();
    }
    expect(backgrounds.dark).not.toBe(backgrounds.light);
    const expectSchemes = async (): Promise<void> => {
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        expect(await background()).toBe(backgrounds[scheme]);
      }
    };
    await context.clearCookies();
    await page.goto(host.url('/en/'));
    await expectSchemes();
    await prepareContext(context, host);
    await page.goto(host.url('/en/'));
    await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
    await expectSchemes();
  });
});
