import type { BrowserContext, Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { balance, becomeGuest } from './guest.ts';
import { followSockets } from './live-page.ts';
import { watchFor } from './watch-for.ts';
import { expect, open, pageErrorsOf, prepareContext, test, type Host } from './host.ts';

const regionOf = (page: Page, kind = 'Video chat') => page.getByRole('region', { name: `${kind} with Mirela` });

const enter = async (context: BrowserContext, host: Host, coins = 100): Promise<void> => {
  await prepareContext(context, host);
  await becomeGuest(context, host, { coins });
};

/**
 * A browser that blocks sound until the picture plays without. Returns for how long the hint about it was shown, with the times when a
 * more urgent notice, such as a weak connection, took its place.
 */
const blockSound = async (page: Page) => {
  await page.addInitScript(() => {
    const play = Reflect.get(HTMLMediaElement.prototype, 'play') as () => Promise<void>;
    let isBlocking = true;
    HTMLMediaElement.prototype.play = function playMuted() {
      if (isBlocking && !this.muted) return Promise.reject(new DOMException('Blocked', 'NotAllowedError'));
      isBlocking = false;
      return play.call(this);
    };
    const hint: { shownAt?: number; goneAt?: number } = {};
    Object.assign(window, { hint });
    new MutationObserver(() => {
      const isShown = document.querySelector('[data-kind="soundOff"]') !== null;
      if (isShown) Object.assign(hint, { shownAt: hint.shownAt ?? performance.now(), goneAt: undefined });
      else if (hint.shownAt !== undefined) hint.goneAt ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () =>
    page.evaluate(() => {
      const { hint } = window as Window & { hint?: { shownAt?: number; goneAt?: number } };
      return (hint?.goneAt ?? 0) - (hint?.shownAt ?? 0);
    });
};

/** On a busy machine HLS takes over before WebRTC shows a picture, which `npm run bench -- streams` proves. */
const answerToWebRtc = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/media/live/'));

// @spec feature:chat.end 2, screen:chat.video 1, screen:chat.end-summary 1
// @spec screen:overlay.volume-hint 1, feature:chat.quality 3
test('a video chat: write, give a gift, leave, and the statement agrees with the bill', async ({
  page,
  context,
  host,
}) => {
  await enter(context, host, 200);
  const pageErrors = pageErrorsOf(page);
  const hintMs = await blockSound(page);
  await open(page, host, '/en/amateur/mirela/');
  const byWebRtc = answerToWebRtc(page);
  // It goes after ten seconds, which a busy machine needs for the next lines.
  const wasHinted = await watchFor(page, /The sound is off/);
  await page.getByRole('button', { name: /^Video chat/ }).click();
  const region = regionOf(page);
  await expect(region.getByRole('timer')).toHaveText(/00:0[1-9]/);
  await wasHinted();
  const video = page.locator('video');
  const isMuted = () => video.evaluate((element) => (element as HTMLVideoElement).muted);
  await expect.poll(isMuted).toBe(true);
  expect((await byWebRtc).status()).toBe(201);
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/live-show\/$/);
  await region.getByRole('textbox', { name: 'Write to Mirela' }).fill('Good evening, Mirela');
  await page.keyboard.press('Enter');
  const log = region.getByRole('list').first();
  await expect(log.getByText('Good evening, Mirela')).toBeVisible();
  await region.getByRole('button', { name: /^Rose/ }).click();
  await region.getByRole('button', { name: /^Send/ }).last().click();
  await expect(log.getByText(/Rose/)).toBeVisible();
  await region.getByRole('button', { name: 'Heart' }).click();
  // The hint goes after ten seconds; the sound stays off until the guest turns it on.
  await expect.poll(hintMs).toBeGreaterThan(9500);
  await expect(region.getByText('The sound is off')).toHaveCount(0);
  const mute = region.getByRole('button', { name: 'Mute' });
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  // The controls come back when the pointer moves.
  await video.hover();
  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await region.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(isFullScreen).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  // Escape closes the menu, and nothing around it.
  await region.locator('[data-control=more] summary').click();
  await page.keyboard.press('Escape');
  await expect(region.locator('[data-control=more]')).not.toHaveAttribute('open');
  await page.keyboard.press('Escape');
  const stay = page.getByRole('button', { name: /^Stay/ });
  await expect(stay).toBeFocused();
  await stay.click();
  await video.hover();
  await mute.click();
  await expect.poll(isMuted).toBe(false);
  await region.getByRole('button', { name: 'End chat' }).click();
  const heading = page.getByRole('heading', { name: 'Your chat with Mirela' });
  await expect(heading).toBeFocused();
  // The press was the mouse's; a ring is for the keyboard.
  await expect(heading).toHaveCSS('outline-style', 'none');
  const total = page.locator('[data-part=total]');
  await expect(page.getByText('Together')).toBeVisible();
  expect(pageErrors).toEqual([]);
  const left = await balance(page).textContent();
  await open(page, host, '/en/myvelvet/coins/');
  await expect(page.getByRole('cell', { name: /Chat with Mirela/ })).toBeVisible();
  await expect(balance(page)).toHaveText(left ?? '');
  await expect(total).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Chats' }).click();
  await expect(page).toHaveURL(host.url('/en/myvelvet/chats/'));
  await expect(page.getByRole('row', { name: /Mirela/ })).toContainText('Video chat');
});

// @spec route:performer.live-show
test('a performer of the live row opens on the live page, where the chat begins; a lost line pauses the chat, and a short one goes on', async ({
  page,
  context,
  host,
}) => {
  await enter(context, host);
  await open(page, host, '/en/');
  await page.locator('#live').getByRole('link', { name: 'Mirela', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/live-show\/$/);
  await page.getByRole('button', { name: /^Video chat/ }).click();
  const region = regionOf(page);
  await expect(region.getByRole('timer')).toHaveText(/00:(?:0[3-9]|[1-5]\d)/);
  await context.setOffline(true);
  await expect(region.getByText('Reconnecting')).toBeVisible();
  await context.setOffline(false);
  await expect(region.getByText('Reconnecting')).toHaveCount(0);
  const counted = await region.getByRole('timer').textContent();
  await expect(region.getByRole('timer')).not.toHaveText(counted ?? '');
  // The browser's back button asks first, and the bill stays on the page.
  await page.goBack();
  const prompt = page.getByRole('dialog', { name: 'End the chat with Mirela?' });
  await prompt.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/live-show\/$/);
  await page.goBack();
  await prompt.getByRole('button', { name: 'End chat' }).click();
  await expect(page.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/$/);
});

// @spec error:chatstart-already-in-progress
test('a chat that runs in another tab is named, and can be taken over and ended here', async ({
  page,
  context,
  host,
}) => {
  await enter(context, host);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Video chat/ }).click();
  await expect(regionOf(page).getByRole('timer')).toHaveText(/00:0[1-9]/);
  const other = await context.newPage();
  await open(other, host, '/en/amateur/petra-lys/');
  await devConsole(other, host)
    .state('the performer comes online', { id: 104 })
    .catch(() => undefined);
  await other.getByRole('button', { name: /^Video chat/ }).click();
  await expect(other.getByRole('heading', { name: /You are in a chat with Mirela/ })).toBeVisible();
  await other.getByRole('button', { name: 'Go to that chat' }).click();
  await expect(other).toHaveURL(/mirela\/live-show\/$/);
  const elsewhere = 'Your chat with Mirela is open elsewhere.';
  await expect(other.getByText(elsewhere)).toBeVisible();
  await expect(regionOf(page).getByRole('timer')).toBeVisible();
  await other.getByRole('button', { name: 'Take over here' }).click();
  await expect(regionOf(other).getByRole('timer')).toBeVisible();
  await expect(page.getByText(elsewhere)).toBeVisible();
  await other.reload();
  await expect(regionOf(other).getByRole('timer')).toBeVisible();
  await regionOf(other).getByRole('button', { name: 'End chat' }).click();
  await expect(page.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
});

test('a chat that is left by a typed address is being settled alike in two browsers, until its bill comes by push', async ({
  page,
  context,
  browser,
  host,
}) => {
  await enter(context, host, 200);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Video chat/ }).click();
  await expect(regionOf(page).getByRole('timer')).toHaveText(/00:(?:0[3-9]|[1-5]\d)/);
  await open(page, host, '/en/myvelvet/chats/');
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  followSockets(elsewhere);
  const other = await elsewhere.newPage();
  await open(other, host, '/en/myvelvet/chats/');
  const rowOf = (shown: Page) => shown.getByRole('row', { name: /Mirela/ });
  for (const shown of [page, other]) await expect(rowOf(shown)).toContainText('Being settled');
  const settling = await Promise.all([page, other].map((shown) => balance(shown).textContent()));
  expect(new Set(settling).size).toBe(1);
  for (const shown of [page, other]) await expect(rowOf(shown)).not.toContainText('Being settled');
  const after = (await balance(page).textContent()) ?? '';
  await expect(balance(other)).toHaveText(after);
  await open(other, host, '/en/myvelvet/coins/');
  await expect(other.getByRole('cell', { name: /Chat with Mirela/ })).toHaveCount(1);
  await expect(balance(other)).toHaveText(after);
  await elsewhere.close();
});
