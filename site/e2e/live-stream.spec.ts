import type { Locator, Page } from '@playwright/test';
import type { FaultyProxy } from './FaultyProxy.ts';
import { silent, test } from './faulty-host.ts';
import { becomeGuest } from './guest.ts';
import { expect, open, prepareContext } from './host.ts';

/**
 * Sends what belongs to live pictures through the proxy, and the rest directly; answers 404 while `isMissing`. Answers of WebRTC name
 * ports where nobody is, as behind a firewall.
 */
const streamThrough = async (page: Page, faulty: FaultyProxy) => {
  const stream = { isMissing: false };
  await page.route('**/media/live/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (stream.isMissing) return route.fulfill({ status: 404, contentType: 'application/json', body: '{}' });
    if (route.request().method() !== 'POST') return route.continue({ url: faulty.url(`${pathname}${search}`) });
    const response = await route.fetch();
    expect(response.status()).toBe(201);
    const body = (await response.text()).replaceAll(/^(a=candidate:\S+ 1 udp \d+ \S+) \d+/gm, '$1 9');
    return route.fulfill({ response, body });
  });
  return stream;
};

interface Warnings {
  readonly stalled: number;
  readonly weak: number;
}

/**
 * Measures the time from the last frame of the picture to the next stop, and to the small picture. Returns a function that reads
 * both, in milliseconds.
 */
const measureWarnings = async (player: Locator): Promise<() => Promise<Warnings>> => {
  await player.evaluate((section) => {
    const video = section.querySelector('video');
    let movedAt = performance.now();
    const onFrame = (): void => {
      movedAt = performance.now();
      video?.requestVideoFrameCallback(onFrame);
    };
    onFrame();
    const warnings: { stalled?: number; weak?: number } = {};
    Object.assign(window, { warnings });
    new MutationObserver((_, observer) => {
      if (section.getAttribute('data-state') === 'stalled') warnings.stalled ??= performance.now() - movedAt;
      if (section.getAttribute('data-weak') !== 'true') return;
      observer.disconnect();
      warnings.weak = performance.now() - movedAt;
    }).observe(section, { attributes: true });
  });
  return () => player.evaluate(() => (window as Window & { warnings?: Warnings }).warnings ?? { stalled: 0, weak: 0 });
};

/**
 * WebRTC does not connect, and HLS is silent at first, so that the picture comes by HLS once the line is there.
 * @spec feature:chat.quality 1, 3, screen:overlay.connection-warning 1
 */
test('on a bad line the chat goes on, and what is not seen costs nothing', async ({ page, context, host, faulty }) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await prepareContext(context, host);
  // Enough that the chat does not warn of its end, which would be more urgent.
  await becomeGuest(context, host, { coins: 200 });
  const stream = await streamThrough(page, faulty);
  faulty.set(silent);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Video chat/ }).click();
  const region = page.getByRole('region', { name: 'Video chat with Mirela' });
  const player = page.locator('section[data-state]').filter({ has: page.locator('video') });
  const timer = region.getByRole('timer');

  // Never starts: it says that it connects, and after three seconds HLS takes over.
  await expect(player.getByText('Connecting')).toBeVisible();
  await expect.poll(() => log.join('\n')).toContain('by HLS, not by WebRTC');
  await expect(timer).toHaveText(/00:00/);
  faulty.set([]);
  await expect(player).toHaveAttribute('data-state', 'playing');
  await expect(timer).toHaveText(/00:0[1-9]/);

  // Stalls: the warning comes after half a second, the small picture after five.
  const warnings = await measureWarnings(player);
  faulty.set(silent);
  await expect(player).toHaveAttribute('data-state', 'stalled');
  await expect(region.getByText('Mirela’s picture stands still')).toBeVisible();
  const counted = await timer.textContent();
  await region.getByRole('textbox', { name: 'Write to Mirela' }).fill('Are you there?');
  await page.keyboard.press('Enter');
  await expect(region.getByRole('list').first().getByText('Are you there?')).toBeVisible();
  await expect(player).toHaveAttribute('data-weak', 'true');
  const { stalled, weak } = await warnings();
  expect(stalled).toBeGreaterThan(450);
  expect(weak - stalled).toBeGreaterThan(4000);
  expect(await timer.textContent()).toBe(counted);
  faulty.set([]);
  await expect(player).toHaveAttribute('data-state', 'playing');
  await expect(region.getByText('Your connection is weak')).toBeVisible();
  await expect(timer).not.toHaveText(counted ?? '');
  await expect.poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).videoHeight)).toBe(180);

  // Is gone: it is fetched again.
  stream.isMissing = true;
  await expect(player).toHaveAttribute('data-state', 'retrying');
  await expect(player.getByText('The picture is being fetched again')).toBeVisible();
});
