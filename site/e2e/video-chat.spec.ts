import type { BrowserContext, Page } from '@playwright/test';
import type { Brand } from '@lounge/locale';
import { devConsole } from './dev-console.ts';
import { balance, buyCoins, guestIdOf, signUp } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test, type Host } from './host.ts';

/** Mirela, who is online in every new world. */
const mirela = 101;

const roomOf = (page: Page, kind = 'Video chat') => page.getByRole('region', { name: `${kind} with Mirela` });

const enter = async (
  page: Page,
  context: BrowserContext,
  host: Host,
  { cents = 2500, brand = 'velvet' as Brand } = {},
) => {
  await prepareContext(context, host);
  await signUp(context, host, { brand });
  if (cents > 0) await buyCoins(context, host, { cents, brand });
};

/** A browser that blocks sound until the picture plays without. Returns how long the hint about it was shown. */
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
      if (isShown) hint.shownAt ??= performance.now();
      else if (hint.shownAt !== undefined) hint.goneAt ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () =>
    page.evaluate(() => {
      const { hint } = window as Window & { hint?: { shownAt?: number; goneAt?: number } };
      return (hint?.goneAt ?? Infinity) - (hint?.shownAt ?? 0);
    });
};

// @spec feature:chat.video 1, feature:chat.end 2, screen:chat.video 1, screen:chat.end-summary 1, feature:messenger.send-text 1
// @spec screen:overlay.volume-hint 1, feature:chat.quality 3
test('a video chat: write, give a gift, leave, and the statement agrees with the bill', async ({
  page,
  context,
  host,
}) => {
  await enter(page, context, host, { cents: 5000 });
  const pageErrors = pageErrorsOf(page);
  const hintMs = await blockSound(page);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Video chat/ }).click();
  const room = roomOf(page);
  await expect(room.getByRole('timer')).toHaveText(/00:0[1-9]/);
  await expect(room.getByText('The sound is off')).toBeVisible();
  const video = page.locator('video');
  const isByWebRtc = () => video.evaluate((element) => (element as HTMLVideoElement).srcObject !== null);
  const isMuted = () => video.evaluate((element) => (element as HTMLVideoElement).muted);
  expect([await isByWebRtc(), await isMuted()]).toEqual([true, true]);
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/live-show\/$/);
  await room.getByRole('textbox', { name: 'Write to Mirela' }).fill('Good evening, Mirela');
  await page.keyboard.press('Enter');
  const log = room.getByRole('list').first();
  await expect(log.getByText('Good evening, Mirela')).toBeVisible();
  await room.getByRole('button', { name: /^Rose/ }).click();
  await room.getByRole('button', { name: /^Send/ }).last().click();
  await expect(log.getByText(/Rose/)).toBeVisible();
  await room.getByRole('button', { name: 'Heart' }).click();
  // The hint goes after ten seconds; the sound stays off until the guest turns it on.
  await expect.poll(async () => Math.round((await hintMs()) / 1000)).toBe(10);
  await expect(room.getByText('The sound is off')).toHaveCount(0);
  const mute = room.getByRole('button', { name: 'Mute' });
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  // The controls come back when the pointer moves.
  await video.hover();
  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await room.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(isFullScreen).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  // Escape closes the menu, and nothing around it.
  await room.locator('[data-control=more] summary').click();
  await page.keyboard.press('Escape');
  await expect(room.locator('[data-control=more]')).not.toHaveAttribute('open');
  await page.keyboard.press('Escape');
  const stay = page.getByRole('button', { name: /^Stay/ });
  await expect(stay).toBeFocused();
  await stay.click();
  await video.hover();
  await mute.click();
  await expect.poll(isMuted).toBe(false);
  await room.getByRole('button', { name: 'End chat' }).click();
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
  await open(page, host, '/en/myvelvet/chats/');
  await expect(page.getByRole('row', { name: /Mirela/ })).toContainText('Video chat');
});

// @spec route:performer.live-show
test('a performer of the live row opens on the live page, where the chat begins', async ({ page, context, host }) => {
  await enter(page, context, host);
  await open(page, host, '/en/');
  await page.locator('#live').getByRole('link', { name: 'Mirela', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/live-show\/$/);
  await page.getByRole('button', { name: /^Video chat/ }).click();
  await expect(roomOf(page).getByRole('timer')).toHaveText(/00:0[1-9]/);
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

// @spec feature:chat.voyeur 1, screen:chat.voyeur 1
test('a voyeur watches, and changes into the video chat', async ({ page, context, host }) => {
  await enter(page, context, host);
  await open(page, host, '/en/');
  await devConsole(page, host).state('the performer is in a private chat', { actorId: mirela });
  await devConsole(page, host).state('the guest’s age check ends with {result}', {
    guestId: await guestIdOf(page),
    result: 'accepted',
  });
  await open(page, host, '/en/amateur/mirela/');
  await expect(page.getByRole('button', { name: /^Video chat/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Voyeur chat/ }).click();
  const room = roomOf(page, 'Voyeur chat');
  await expect(room.getByRole('timer')).toHaveText(/00:0[1-9]/);
  await room.getByRole('button', { name: /^Change into the video chat\s*36/ }).click();
  await page.getByRole('button', { name: 'Change into it' }).click();
  await expect(roomOf(page).getByRole('timer')).toHaveText(/00:0[1-9]/);
  await roomOf(page).getByRole('button', { name: 'End chat' }).click();
  await expect(page.getByRole('heading', { name: 'Before that, with a bill of its own' })).toBeVisible();
  await page.getByRole('link', { name: 'All your chats' }).click();
  await expect(page.getByRole('row', { name: /Mirela Voyeur chat/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mirela Video chat/ })).toBeVisible();
});

// @spec feature:chat.free 1, screen:chat.free 1
test('a free chat costs nothing and ends with the show', async ({ page, context, host }) => {
  await enter(page, context, host, { cents: 0 });
  await open(page, host, '/en/');
  await devConsole(page, host).state('the performer’s chat is free', { actorId: mirela, seconds: 8 });
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Free chat/ }).click();
  await expect(roomOf(page, 'Free chat').getByRole('timer')).toHaveText(/00:0[1-9]/);
  await expect(page.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible({ timeout: 60_000 });
  await expect(balance(page)).toHaveText(/0$/);
});

// @spec error:chatstart-already-in-progress, screen:chat.start-failure 1
test('a chat that runs in another tab is named, and can be taken over and ended here', async ({
  page,
  context,
  host,
}) => {
  await enter(page, context, host);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Video chat/ }).click();
  await expect(roomOf(page).getByRole('timer')).toHaveText(/00:0[1-9]/);
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
  await expect(roomOf(page).getByRole('timer')).toBeVisible();
  await other.getByRole('button', { name: 'Take over here' }).click();
  await expect(roomOf(other).getByRole('timer')).toBeVisible();
  await expect(page.getByText(elsewhere)).toBeVisible();
  await other.reload();
  await expect(roomOf(other).getByRole('timer')).toBeVisible();
  await roomOf(other).getByRole('button', { name: 'End chat' }).click();
  await expect(page.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
});

test('a lost line pauses the chat, and a short one goes on', async ({ page, context, host }) => {
  await enter(page, context, host);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Video chat/ }).click();
  const room = roomOf(page);
  await expect(room.getByRole('timer')).toHaveText(/00:0[3-9]/);
  await context.setOffline(true);
  await expect(room.getByText('Reconnecting')).toBeVisible();
  await context.setOffline(false);
  await expect(room.getByText('Reconnecting')).toHaveCount(0);
  const before = await room.getByRole('timer').textContent();
  await expect(room.getByRole('timer')).not.toHaveText(before ?? '');
});

test('a line that is lost for a minute ends the chat at its last heartbeat, and the bill says so', async ({
  page,
  context,
  host,
}) => {
  await enter(page, context, host);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Video chat/ }).click();
  await expect(roomOf(page).getByRole('timer')).toHaveText(/00:0[6-9]/);
  await context.setOffline(true);
  await expect(roomOf(page).getByText('Reconnecting')).toBeVisible();
  const guestId = await guestIdOf(page);
  await devConsole(page, host).advanceClock(60_000);
  // A heartbeat that comes before the server has looked would continue the chat.
  const write = { state: 'the performer writes in the chat', params: { guestId, text: 'Hello?' } };
  const isOver = async () => !(await page.request.post(host.url('/dev/api/state'), { data: write })).ok();
  await expect.poll(isOver).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
  await expect(page.getByText(/Your line was lost\. Nothing has been charged since/)).toBeVisible();
  await expect(page.getByText(/^0:0[1-9] min at/)).toBeVisible();
});
