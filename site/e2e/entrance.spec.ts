import { alternates, brands, languages, routeKeys, routeTemplates, type RouteKey } from '@lounge/locale';
import type { Page } from '@playwright/test';
import { pages } from '../src/app/pages.ts';
import { becomeGuest } from './guest.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext } from './host.ts';

test('the age page is neutral, is not indexed and returns to the requested address and its place', async ({
  page,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const response = await page.goto(host.url('/en/amateur/mirela/?scrollTo=videos'));
  const html = (await response?.text()) ?? '';
  expect(response?.status()).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('Mirela');
  expect(html).not.toMatch(/\/pictures\//);
  expect(html).not.toContain('<script');
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page).toHaveURL(host.url('/en/amateur/mirela/?scrollTo=videos'));
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
  await expect(page.locator('#videos')).toBeInViewport();
  expect(pageErrors).toEqual([]);
});

test('a visitor who leaves sees a plain page without performers', async ({ page, host }) => {
  await page.goto(host.url('/de/'));
  await page.getByRole('button', { name: 'Verlassen' }).click();
  await expect(page).toHaveURL(host.url('/left'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.content()).not.toMatch(/\/pictures\//);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('age, consent and theme work as forms, and home is readable', async ({ page, host }) => {
    await page.goto(host.url('/en/'));
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await expect(page).toHaveURL(host.url('/en/'));
    await expect(page.getByRole('button', { name: 'Only necessary' })).toHaveCount(0);
    await page.locator('form[action="/choices/theme"] button:visible').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('link', { name: 'Mirela' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
  });
});

test.describe('addresses', () => {
  // @spec route:home, rule:actor-name-lowercase, feature:shell.start-page 1, state:language-fallback 5
  test('redirect to the right page', async ({ request, host }) => {
    const get = (path: string, headers: Record<string, string> = {}) =>
      request.get(host.url(path).replace('localhost', '127.0.0.1'), { maxRedirects: 0, headers });
    const age = { cookie: 'age=1' };
    const rows: (readonly [string, Record<string, string>, number, string | undefined])[] = [
      ['/', { 'accept-language': 'nl,en;q=0.8' }, 302, '/nl/'],
      ['/', { 'accept-language': 'fr' }, 302, '/en/'],
      ['/', { cookie: 'language=es', 'accept-language': 'de' }, 302, '/es/'],
      ['/', { host: 'brasa.localhost', 'accept-language': 'fr' }, 302, '/es/'],
      ...languages.map((language) => [`/${language}/`, age, 200, undefined] as const),
      ['/en', age, 301, '/en/'],
      ['/de/amateur/Mirela/', age, 301, '/de/amateur/mirela/'],
      ['/de/amateur/nobody-like-this/', age, 404, undefined],
      ['/en/nothing-here/', age, 404, undefined],
      ['/xx/', age, 404, undefined],
    ];
    for (const [path, headers, status, location] of rows) {
      const response = await get(path, headers);
      expect([path, response.status(), response.headers()['location']]).toEqual([path, status, location]);
    }
  });

  test('have alternates for search engines in four languages', async ({ request, host }) => {
    const html = await (await request.get(host.url('/nl/amateur/mirela/'), { headers: { cookie: 'age=1' } })).text();
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
    expect(links.map(([, language, address = '']) => [language, new URL(address).pathname])).toEqual([
      ['de', '/de/amateur/mirela/'],
      ['en', '/en/amateur/mirela/'],
      ['nl', '/nl/amateur/mirela/'],
      ['es', '/es/amateur/mirela/'],
      ['x-default', '/en/amateur/mirela/'],
    ]);
    const [, manifest = ''] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? [];
    const response = await request.get(host.url(manifest));
    expect(await response.json()).toMatchObject({ name: 'velvet', lang: 'nl', start_url: '/nl/' });
  });
});

// @spec feature:shell.language 6
test('a language that was chosen is kept for the next visit', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/cams/');
  await page.getByRole('banner').locator('summary', { hasText: 'English' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(host.url('/es/cams/'));
  const response = await page.request.get(host.url('/'), { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, '/es/']);
});

/** Whether an address of the page needs a value, such as a performer's name or, of a guest's own pages, the brand's. */
const hasParameters = (key: RouteKey): boolean =>
  key.startsWith('personal') || Object.values(routeTemplates[key]).some((form: string) => form.includes('{'));

test('the sitemap has every fixed page that search engines may list', async ({ page, context, host, request }) => {
  await prepareContext(context, host);
  // Without the cookie of the test's world, as only the main one has a sitemap.
  const sitemap = await (await request.get(host.url('/sitemap.xml'))).text();
  const fixed = routeKeys.filter((key) => key in pages && !hasParameters(key));
  expect(fixed.length).toBeGreaterThan(8);
  for (const key of fixed) {
    const url = host.url(alternates(key).en);
    const html = await (await page.request.get(url, { maxRedirects: 0 })).text();
    expect([url, sitemap.includes(`<loc>${url}</loc>`)]).toEqual([url, html.includes('rel="canonical"')]);
  }
});

/** Returns a function that reads a page's current metadata for search engines. */
const readMetadataOf = (page: Page) => () =>
  page.evaluate(() => ({
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    alternates: document.querySelectorAll('link[rel=alternate][hreflang]').length,
  }));

test('personal and missing pages are not indexed, also after navigation; one in no language hydrates, shows the guest and leads home', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const readMetadata = readMetadataOf(page);
  const notIndexed = { robots: 'noindex', canonical: null, alternates: 0 };
  await page.goto(host.url('/en/myvelvet/'));
  expect(await readMetadata()).toEqual(notIndexed);
  await waitUntilLive(page);
  await page.waitForLoadState('networkidle');
  expect(await readMetadata()).toEqual(notIndexed);
  await page.getByRole('banner').getByRole('link', { name: 'velvet' }).click();
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await expect.poll(readMetadata).toEqual({ robots: null, canonical: host.url('/en/'), alternates: 5 });
  await page.goBack();
  await expect.poll(readMetadata).toEqual(notIndexed);
  await becomeGuest(context, host);
  for (const path of ['/en/amateur/nobody-like-this/', '/xx/cams/']) {
    const response = await page.goto(host.url(path));
    expect(response?.status()).toBe(404);
    await waitUntilLive(page);
    await page.waitForLoadState('networkidle');
    expect([path, await readMetadata()]).toEqual([path, notIndexed]);
  }
  await expect(page.getByLabel(/^Your account: /)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'velvet' }).click();
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  // The browser reports the status of the document.
  expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('search engines get robots.txt and a sitemap instead of the age page, and the sitemap lists pages', async ({
  request,
  host,
}) => {
  const onLoopback = (path: string) => host.url(path).replace('localhost', '127.0.0.1');
  for (const brand of brands) {
    const headers = { host: `${brand}.localhost` };
    const robots = await request.get(onLoopback('/robots.txt'), { headers });
    expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await robots.text()).toContain(`Sitemap: http://${brand}.localhost/sitemap.xml`);
    const map = await (await request.get(onLoopback('/sitemap.xml'), { headers })).text();
    const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    const kinds = [/\/es\/$/, /\/de\/amateur\/[^/]+\/$/, /\/nl\/.*\/videos\/\d+\/$/, /\/en\/.*\/pictures\/\d+\/$/];
    for (const kind of kinds) {
      const address = addresses.findLast((each) => kind.test(each)) ?? '';
      const page = await request.get(onLoopback(new URL(address).pathname), {
        headers: { ...headers, cookie: 'age=1' },
        maxRedirects: 0,
      });
      expect([address, page.status()]).toEqual([address, 200]);
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}">`);
    }
  }
});
