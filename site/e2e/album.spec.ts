import { balance, coins, payForFortyCoins, becomeGuest } from './guest.ts';
import { goBackAfterOverlay } from './go-back.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext } from './host.ts';

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
