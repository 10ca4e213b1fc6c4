import { violationsOn } from './axe.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

// @spec route:performer.about, route:performer.top-cams, feature:performers.interviews 1
// @spec component:WelcomeClipRotator 1, feature:performers.welcome-clips 1
test('a visitor walks through the pages of a performer, where a welcome clip plays in its small quality when it is asked for; upper-case names lead there', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await open(page, host, '/en/amateur/Mirela/about-me/');
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/about-me\/$/);
  await expect(page).toHaveTitle(/About Mirela/);
  await expect(page.getByRole('region', { name: 'Interviews' }).locator('details[open]')).toHaveCount(1);
  const picture = page.locator('details[open] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const large = await page.request.get(host.url('/pictures/velvet/portrait/mirela/w720.webp'));
  expect(large.status()).toBe(200);
  expect(await violationsOn(page)).toEqual([]);
  const clips = page.getByRole('region', { name: 'Say hello' });
  await clips.scrollIntoViewIfNeeded();
  await expect(clips).toHaveAttribute('data-phase', 'idle');
  await clips.getByRole('combobox', { name: 'Quality' }).selectOption('180p');
  await clips.getByRole('button', { name: 'Play the clip of Mirela' }).click();
  await expect(clips).toHaveAttribute('data-phase', 'playing');
  const video = clips.locator('video');
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(180);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
    .toBe(2);
  const tabs = page.getByRole('navigation', { name: 'Pages of Mirela' });
  await tabs.getByRole('link', { name: 'Top cams' }).click();
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/top-cams\/$/);
  await expect(page.getByRole('link', { name: 'Mirela is number 2 in the top 100.' })).toBeVisible();
  await page.getByRole('link', { name: 'Online only' }).click();
  await expect(page).toHaveURL(/\?online=1$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/top-cams\/$/);
  await tabs.getByRole('link', { name: 'About me' }).click();
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
  const gone = await page.request.get(host.url('/en/amateur/nobody-here/about-me/'));
  expect(gone.status()).toBe(404);
  expect(pageErrors).toEqual([]);
});

// @spec route:videos.stars, feature:performers.top-cams 1
test('the top lists and the stars are read without script', async ({ browser, host }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await prepareContext(context, host);
  const page = await context.newPage();
  // Nothing here is about them, and drawing two hundred takes minutes.
  await page.route('**/pictures/**', (route) => route.abort());
  const read = async (path: string) => {
    const html = await (await context.request.get(host.url(path))).text();
    return { html, count: html.match(/<article\b/g)?.length ?? 0 };
  };
  const stars = await read('/en/videos/stars/');
  expect(stars.html).toContain('>Video stars</h1>');
  expect(stars.count).toBeGreaterThan(24);
  await page.goto(host.url('/en/top-cams/best-chats/'));
  const topLists = page.getByRole('navigation', { name: 'Top lists' });
  for (const name of ['Top 100', 'Most pinned', 'Top video calls', 'Best chats']) {
    const path = (await topLists.getByRole('link', { name }).getAttribute('href')) ?? '';
    const list = await read(path);
    expect(list.html).toContain(`>${name}</h1>`);
    expect(list.html).toContain(`href="${path}?online=1"`);
    expect((await read(`${path}?online=1`)).count).toBeLessThan(list.count);
  }
  await topLists.getByRole('link', { name: 'Top 100' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Top 100' })).toBeVisible();
  await page.getByRole('link', { name: 'Online only' }).click();
  await expect(page).toHaveURL(/\/en\/top-cams\/top-100\/\?online=1$/);
  await context.close();
});
