import type { Page } from '@playwright/test';
import { balance, coins, payForFortyCoins, becomeGuest } from './guest.ts';
import { goBackAfterOverlay } from './go-back.ts';
import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

/** An album for 20 coins, rated 16. */
const pricedAlbum = 1002;

// @spec route:performer.album-details, component:RestrictionGate 4, state:content-restriction
// @spec feature:albums.rate 1, feature:albums.comment 3, state:album-comment 1, component:AlbumComments 7
test('a guest tops up and unlocks an album, which the other tab shows too, rates it and comments once; the second comment, of the other tab, is refused', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  const path = `/en/amateur/mirela/pictures/${pricedAlbum}/`;
  await open(page, host, path);
  const panel = page.locator('#unlock');
  await expect(panel).toContainText('You have 0 coins; 20 more are needed.');
  await panel.getByRole('link', { name: 'Add coins' }).click();
  await payForFortyCoins(page);
  const otherTab = await context.newPage();
  await open(otherTab, host, path);
  const field = (tab: Page) => tab.getByRole('textbox', { name: 'Your comment' });
  for (const tab of [page, otherTab]) await expect(field(tab)).toBeVisible();
  await panel.getByRole('button', { name: 'Unlock for 20 coins' }).dblclick();
  for (const tab of [page, otherTab]) {
    await expect(tab.getByRole('heading', { name: 'This is yours' })).toBeVisible();
    await expect(balance(tab)).toHaveText(coins(20));
  }
  await expect(page.getByRole('button', { name: /locked/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Picture 5 of/ }).click();
  const lightbox = page.getByRole('dialog', { name: 'Sunday, late light' });
  await expect(lightbox.getByText(/^5 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(/^6 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);

  const like = page.getByRole('group', { name: 'Rate this album' }).getByRole('button', { name: /^I like it/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const write = async (tab: Page, text: string): Promise<void> => {
    await field(tab).fill(text);
    await tab.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(tab.getByText('You have commented on this album.')).toBeVisible();
  };
  await write(page, 'From the first tab');
  await write(otherTab, 'From the second tab');
  for (const tab of [page, otherTab]) {
    await expect(tab.getByText('From the first tab')).toBeVisible();
    await expect(tab.getByText('From the second tab')).toHaveCount(0);
    await expect(field(tab)).toHaveCount(0);
  }
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
