import type { Page } from '@playwright/test';
import { payForTwoHundredCoins, signUpInWindow } from './guest.ts';
import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

const free = { path: '/en/amateur/mirela/videos/5003/', title: 'The long coast road' } as const;
const priced = { path: '/en/amateur/mirela/videos/5001/', title: 'Rooftop, after rain' } as const;

/** Reads the playback state of the page's video. */
const playbackOf = (page: Page) =>
  page.locator('.kit-video-player video').evaluate((element) => {
    const video = element as HTMLVideoElement;
    const decoded = (video as { webkitAudioDecodedByteCount?: number }).webkitAudioDecodedByteCount ?? 0;
    const { currentTime, paused, muted, duration, videoHeight, volume } = video;
    return { currentTime, paused, muted, duration, videoHeight, volume, hasSound: decoded > 0 };
  });

const player = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Presses the play button on the poster. */
const start = async (page: Page, title: string): Promise<void> => {
  await player(page, title).getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect.poll(async () => (await playbackOf(page)).currentTime).toBeGreaterThan(0.3);
};

// @spec route:performer.video-details, component:VideoPlayer 3-4
test('a free video plays with sound, by keyboard, in another quality and with captions, and hls.js loads on play; another performer’s name leads to its address, and unknown videos are not found', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await prepareContext(context, host);
  await open(page, host, '/en/amateur/noor/videos/5003/');
  await expect(page).toHaveURL(host.url(free.path));
  await expect(page).toHaveTitle(/The long coast road, a video by Mirela/);
  await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible();
  expect(requestedPaths.filter((path) => /\.m(?:3u8|4s)$/.test(path))).toEqual([]);
  const scriptsBefore = requestedPaths.filter((path) => path.endsWith('.js')).length;
  await start(page, free.title);
  expect(requestedPaths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scriptsBefore);
  await expect.poll(async () => (await playbackOf(page)).hasSound).toBe(true);
  expect((await playbackOf(page)).duration).toBeGreaterThan(880);

  await page.keyboard.press('k');
  await expect.poll(async () => (await playbackOf(page)).paused).toBe(true);
  const before = (await playbackOf(page)).currentTime;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await playbackOf(page)).currentTime - before).toBeGreaterThan(4.9);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Math.abs((await playbackOf(page)).currentTime - before)).toBeLessThan(0.2);
  await page.keyboard.press('m');
  await expect.poll(async () => (await playbackOf(page)).muted).toBe(true);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await playbackOf(page)).volume).toBeLessThan(1);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);

  await page.keyboard.press('c');
  await page.keyboard.press('k');
  const captions = player(page, free.title).locator('[data-part=captions]');
  await expect(captions).toBeVisible();
  await expect(captions).toHaveText(/^\[.+\]$/);
  const heightBefore = (await playbackOf(page)).videoHeight;
  const other = heightBefore === 360 ? '180p' : '360p';
  await player(page, free.title).getByRole('combobox', { name: 'Quality' }).selectOption(other);
  await expect.poll(async () => `${(await playbackOf(page)).videoHeight}p`).toBe(other);
  for (const unknown of ['999999', 'coast'])
    expect((await page.request.get(host.url(`/en/amateur/mirela/videos/${unknown}/`))).status()).toBe(404);
  expect(pageErrors).toEqual([]);
});

// @spec component:LivePreview 1, constant:chat.livePreviewSeconds, component:LiveStreamPlayer 2
test('a live preview plays automatically, lasts five seconds and ends with the next steps, once an hour', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: 'Watch live' }).click();
  const live = player(page, 'Mirela, live');
  await expect(live.getByText('4 seconds left')).toBeVisible();
  const { currentTime, paused } = await playbackOf(page);
  expect(paused).toBe(false);
  await expect.poll(async () => (await playbackOf(page)).currentTime).toBeGreaterThan(currentTime);
  await expect(live.getByRole('heading', { name: 'That was the free look' })).toBeVisible();
  await expect(live.getByRole('link', { name: 'Sign up' })).toBeVisible();
  const lastFrame = live.locator('canvas');
  await expect(lastFrame).toBeVisible();
  expect(await lastFrame.evaluate((canvas) => (canvas as HTMLCanvasElement).width)).toBeGreaterThan(0);
  await live.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Watch live' }).click();
  await expect(live.getByRole('heading', { name: 'You have just seen Mirela live' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

// @spec feature:videos.preview 3, screen:overlay.login 2, component:VideoPlayer 1, 3
test('a locked video plays its preview; after sign-up, top-up and purchase the full video plays immediately', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await open(page, host, priced.path);
  await start(page, priced.title);
  expect((await playbackOf(page)).duration).toBe(8);
  await page.getByRole('region', { name: 'Log in to see everything' }).getByRole('link', { name: 'Log in' }).click();
  await signUpInWindow(page);
  const panel = page.getByRole('region', { name: 'The whole video' });
  await panel.getByRole('link', { name: 'Add coins' }).click();
  await payForTwoHundredCoins(page);
  await panel.getByRole('button', { name: 'Watch for 24 coins' }).dblclick();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await expect.poll(async () => (await playbackOf(page)).duration).toBeGreaterThan(700);
  await expect.poll(async () => (await playbackOf(page)).currentTime).toBeGreaterThan(0.3);
});
