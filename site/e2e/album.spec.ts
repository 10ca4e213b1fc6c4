import { balance, coins, payForFortyCoins, becomeGuest } from './guest.ts';
import { goBackAfterOverlay } from './go-back.ts';
import { expect, Host, pageErrorsOf, open, test as base, waitUntilLive, prepareContext } from './host.ts';

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

/** An album for 20 coins, rated 16. */
const pricedAlbum = 1002;

// @spec route:performer.album-details, component:RestrictionGate 1, 4, state:content-restriction
test('a visitor logs in, tops up and unlocks an album, and the other tab shows it too', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const url = host.url(`/en/amateur/mirela/pictures/${pricedAlbum}/`);
  await page.goto(url);
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { name: 'Log in to see everything' })).toBeVisible();
  await becomeGuest(context, host);
  await page.reload();
  await waitUntilLive(page);
  const panel = page.locator('#unlock');
  await expect(panel).toContainText('You have 0 coins; 20 more are needed.');
  await panel.getByRole('link', { name: 'Add coins' }).click();
  await payForFortyCoins(page);
  const otherTab = await context.newPage();
  await otherTab.goto(url);
  await waitUntilLive(otherTab);
  await panel.getByRole('button', { name: 'Unlock for 20 coins' }).dblclick();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await expect(balance(page)).toHaveText(coins(20));
  await expect(otherTab.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await expect(balance(otherTab)).toHaveText(coins(20));
  await expect(page.getByRole('button', { name: /locked/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Picture 5 of/ }).click();
  const lightbox = page.getByRole('dialog', { name: 'Sunday, late light' });
  await expect(lightbox.getByText(/^5 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(/^6 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('back closes an enlarged picture and stays on the album; no way of closing it leaves an entry behind', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const [performer, album] = ['/en/amateur/mirela/', `/en/amateur/mirela/pictures/${pricedAlbum}/`];
  await open(page, host, performer);
  await page.locator(`a[href^="${album}"]`).first().click();
  const picture = page.getByRole('button', { name: /^Picture 1 of/ });
  const lightbox = page.getByRole('dialog', { name: 'Sunday, late light' });
  await picture.click();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(/^2 of/)).toBeVisible();
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${album}$`, 'u'));
  await page.goForward();
  await expect(lightbox.getByText(/^2 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await picture.click();
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox).toHaveCount(0);
  await expect(picture).toBeVisible();
  await goBackAfterOverlay(page);
  await expect(page).toHaveURL(new RegExp(`${performer}$`, 'u'));
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

// @spec feature:albums.rate 1, feature:albums.comment 3, state:album-comment 1, component:AlbumComments 7
test('a guest buys an album, rates it and comments once; the second comment, of another tab, is refused', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host, { coins: 40 });
  const url = host.url(`/en/amateur/mirela/pictures/${pricedAlbum}/`);
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto(url);
    await waitUntilLive(tab);
    await expect(tab.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  }
  await page.locator('#unlock').getByRole('button', { name: 'Unlock for 20 coins' }).click();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  const like = page.getByRole('group', { name: 'Rate this album' }).getByRole('button', { name: /^I like it/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const write = async (tab: typeof page, text: string): Promise<void> => {
    await tab.getByRole('textbox', { name: 'Your comment' }).fill(text);
    await tab.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(tab.getByText('You have commented on this album.')).toBeVisible();
  };
  await write(page, 'From the first tab');
  await write(otherTab, 'From the second tab');
  for (const tab of [page, otherTab]) {
    await expect(tab.getByText('From the first tab')).toBeVisible();
    await expect(tab.getByText('From the second tab')).toHaveCount(0);
    await expect(tab.getByRole('textbox', { name: 'Your comment' })).toHaveCount(0);
  }
  expect(pageErrors).toEqual([]);
});

// @spec route:performer.pictures
test('ratings, the comment and the pages of pictures are there on another device after the server was killed', async ({
  page,
  context,
  browser,
  ownHost: host,
}) => {
  await prepareContext(context, host, { world: '' });
  await becomeGuest(context, host);
  await page.goto(host.url('/en/amateur/mirela/pictures/?filter=sedcards'));
  await waitUntilLive(page);
  await page.getByRole('region', { name: 'Sedcards' }).getByRole('link').first().click();
  const name = /^I like it/;
  const like = (tab: typeof page) => tab.getByRole('group', { name: 'Rate this album' }).getByRole('button', { name });
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Picture 1 of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Your comment' }).fill('مرحبا <script>');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('You have commented on this album.')).toBeVisible();
  const album = page.url();
  await host.kill();
  await host.start();
  const device = await browser.newContext({ storageState: await context.storageState() });
  await prepareContext(device, host, { world: '' });
  const other = await device.newPage();
  await other.goto(album);
  await waitUntilLive(other);
  await expect(like(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByText('مرحبا <script>')).toBeVisible();
  await expect(other.getByText('You have commented on this album.')).toBeVisible();
  await expect(other.getByRole('img', { name: 'You like it' })).toBeVisible();
  await device.close();
});
