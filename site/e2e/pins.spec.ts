import { berlinHour } from '@lounge/locale';
import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { becomeGuest, confirmAddress, consoleGuest } from './guest.ts';
import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

const pinnedSection = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`);

// @spec route:personal, feature:favourites.pin 2, feature:favourites.list 3, screen:personal.favourites 3
// @spec socket:actorOnline, socket:actorOffline, state:actor-online 3
test('a guest pins a performer, an album and a picture, and sees them with the performer’s presence', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContext(context, host);
  await becomeGuest(context, host);
  const other = await context.newPage();
  await open(other, host, '/en/myvelvet/');
  await expect(other.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
  await open(page, host, '/en/amateur/mirela/');
  const pin = page.getByRole('button', { name: 'Pin', exact: true });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const pinned = pinnedSection(other, 'pinned');
  await expect(pinned.getByRole('link', { name: 'Mirela', exact: true })).toBeVisible();
  await expect(pinned).toContainText('1 online');
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: false });
  await expect(pinned).toContainText('nobody online');
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: true });
  await expect(pinned).toContainText('1 online');
  await page.getByRole('main').locator('a[href="/en/amateur/mirela/pictures/1002/"]').first().click();
  const pinAlbum = page.getByRole('button', { name: 'Pin this album' });
  await pinAlbum.click();
  await expect(pinAlbum).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Pin picture 2' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your area' }).click();
  await expect(pinnedSection(page, 'pinned-albums').getByRole('link')).toHaveCount(1);
  await expect(pinnedSection(page, 'pinned-photos').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Unpin Mirela' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

/** Moves the clock of a page's world to the day in Berlin: at night nobody is mailed. */
const toDaytime = async (console: ReturnType<typeof devConsole>): Promise<void> => {
  const hour = berlinHour(await console.instantIn(0));
  if (hour >= 21 || hour < 8) await console.advanceClock(((36 - hour) % 24) * 3_600_000);
};

const floating = (page: Page) => page.locator('.kit-floating-notification [data-part="item"]');

/** Whether the time of what floats stands still. */
const isHeld = (page: Page): Promise<boolean> =>
  floating(page).evaluate((item) =>
    item
      .getAnimations()
      .some((each) => (each as CSSAnimation).animationName === 'kit-floating-time' && each.playState === 'paused'),
  );

// @spec feature:favourites.online-alert 1, feature:feedback.notifications 1, screen:personal.favourites 2
test('a guest hears by bell and mail that a pinned performer came online; what floats stays under the pointer and leaves by itself', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContext(context, host);
  await becomeGuest(context, host);
  await toDaytime(devConsole(page, host));
  await confirmAddress(page, host);
  const mirelaIsPinned = { guestId: consoleGuest.guestId, kind: 'actor', id: 101 };
  await devConsole(page, host).state('the guest has pinned an item', mirelaIsPinned);
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: false });
  await open(page, host, '/en/myvelvet/favourites/');
  const mirela = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Unpin Mirela' }) });
  await mirela.getByRole('checkbox', { name: 'E-mail' }).check();
  await mirela.getByRole('button', { name: 'Unpin Mirela' }).click();
  await expect(mirela).toBeHidden();
  await page.getByRole('button', { name: 'Pin again' }).click();
  await expect(mirela.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: true });
  await expect(floating(page)).toContainText('Mirela came online');
  await floating(page).hover();
  await expect.poll(() => isHeld(page)).toBe(true);
  await page.mouse.move(5, 600);
  await expect.poll(() => isHeld(page)).toBe(false);
  await expect(floating(page)).toBeHidden();
  await expect
    .poll(async () => JSON.stringify((await devConsole(page, host).overview())['mails']))
    .toContain('Mirela is online now');
  const bell = page.locator('.kit-notification-menu');
  await bell.locator('summary').click();
  await bell.getByRole('link', { name: 'All notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(main.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await main.getByRole('link', { name: /^Mirela came online/ }).click();
  await expect(page).toHaveURL(host.url('/en/amateur/mirela/'));
  expect(pageErrors).toEqual([]);
});
