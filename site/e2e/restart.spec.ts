import type { Locator, Page } from '@playwright/test';
import { becomeGuest } from './guest.ts';
import { expect, Host, open, test as base, waitUntilLive, prepareContext } from './host.ts';

const test = base.extend<{ ownHost: Host }>({
  // Playwright reads the fixture's dependencies from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  ownHost: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.close();
  },
});

const like = (place: Locator) => place.getByRole('button', { name: /^I like it/ });
const likeOf = (tab: Page) => like(tab.getByRole('group', { name: 'Rate this album' }));

/** Rates and comments a free album in a new tab, and rates a picture of it. Returns the album's address. */
const rateAndComment = async (tab: Page): Promise<string> => {
  await tab.getByRole('region', { name: 'Introduction', exact: true }).getByRole('link').first().click();
  await likeOf(tab).click();
  await expect(likeOf(tab)).toHaveAttribute('aria-pressed', 'true');
  await tab.getByRole('button', { name: /^Picture 1 of/ }).click();
  await like(tab.getByRole('dialog')).click();
  await expect(like(tab.getByRole('dialog'))).toHaveAttribute('aria-pressed', 'true');
  await tab.keyboard.press('Escape');
  await tab.getByRole('textbox', { name: 'Your comment' }).fill('مرحبا <script>');
  await tab.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(tab.getByText('You have commented on this album.')).toBeVisible();
  const album = tab.url();
  await tab.close();
  return album;
};

// @spec socket:connection, constant:realtime.reconnectDelayMs, route:performer.pictures
test('a killed server loses no data, and the page reconnects; ratings and the comment of an album are there on another device', async ({
  page,
  context,
  browser,
  ownHost: host,
}) => {
  await prepareContext(context, host, { world: '' });
  await becomeGuest(context, host);
  const pictures = await context.newPage();
  await open(pictures, host, '/en/amateur/mirela/pictures/?filter=sedcards');
  const album = await rateAndComment(pictures);
  // A list of one page, in which nobody moves to a later one.
  await page.goto(host.url('/en/?filter=vip'));
  await waitUntilLive(page);
  await host.trigger('main', { kind: 'presence', actorId: 103, isOnline: false });
  const tile = page.locator('#tonight article').filter({ hasText: 'Sable' }).first();
  await expect(tile.locator('[data-presence]')).toHaveAttribute('data-presence', 'offline');
  await host.kill();
  await expect(page.getByText('The connection was lost. Trying again…')).toBeVisible();
  await host.start();
  await expect(page.getByText('The connection was lost. Trying again…')).toHaveCount(0);
  await waitUntilLive(page);
  await page.reload();
  await expect(tile.locator('[data-presence]')).toHaveAttribute('data-presence', 'offline');

  const device = await browser.newContext({ storageState: await context.storageState() });
  await prepareContext(device, host, { world: '' });
  const other = await device.newPage();
  await other.goto(album);
  await waitUntilLive(other);
  await expect(likeOf(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByText('مرحبا <script>')).toBeVisible();
  await expect(other.getByText('You have commented on this album.')).toBeVisible();
  await expect(other.getByRole('img', { name: 'You like it' })).toBeVisible();
  await device.close();
});
