import { balance, coins, buyCoins, payForFortyCoins, signUp, windowOf } from './guest.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext } from './host.ts';

/** An album for 20 coins, rated 16, and a free one, rated 18. */
const [pricedAlbum, adultAlbum] = [1002, 1001];

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
  await signUp(context, host);
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
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${performer}$`, 'u'));
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('two tabs that buy at the same time pay once', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host, { cents: 2500 });
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await open(tab, host, `/en/amateur/mirela/pictures/${pricedAlbum}/`);
  }
  // Both calls wait until both have started; otherwise the push of one would remove the other tab's button.
  const bothStarted = Promise.withResolvers<void>();
  let started = 0;
  await context.route('**/buyAlbum/**', async (route) => {
    started += 1;
    if (started === 2) bothStarted.resolve();
    await bothStarted.promise;
    await route.continue();
  });
  for (const tab of [page, otherTab]) await tab.getByRole('button', { name: 'Unlock for 20 coins' }).click();
  await bothStarted.promise;
  for (const tab of [page, otherTab]) {
    await expect(tab.getByRole('heading', { name: 'This is yours' })).toBeVisible();
    await expect(balance(tab)).toHaveText(coins(80));
  }
});

test('a purchase whose response is lost is not paid twice', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host, { cents: 2500 });
  await open(page, host, `/en/amateur/mirela/pictures/${pricedAlbum}/`);
  let lostResponses = 0;
  await page.route('**/buyAlbum/**', async (route) => {
    await route.fetch();
    lostResponses += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Unlock for 20 coins' }).click();
  await expect(page.locator('#unlock').getByRole('alert').or(page.getByText('This is yours'))).not.toBeEmpty();
  expect(lostResponses).toBe(1);
  await page.unroute('**/buyAlbum/**');
  const retry = page.getByRole('button', { name: 'Try again' });
  if (await retry.isVisible()) await retry.click();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await expect(balance(page)).toHaveText(coins(80));
});

// @spec rule:clips-photos-avs, socket:avsSet, component:RestrictionGate 2
test('an album rated 18 requires the age check and opens after it is accepted', async ({ page, context, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await signUp(context, host, { brand: 'brasa', language: 'es' });
  await open(page, host, `/es/amateur/mirela/pictures/${adultAlbum}/`, 'brasa');
  await page.getByRole('link', { name: 'Verificar mi edad' }).click();
  const frame = windowOf(page);
  await frame.getByRole('link', { name: /^Documento de identidad/ }).click();
  await frame.getByLabel('Fecha de nacimiento').fill('2015-03-01');
  await frame.getByLabel('Número de tu documento').fill('X1234567');
  await frame.getByRole('button', { name: 'Verificar' }).click();
  await expect(frame.getByRole('heading', { name: 'No pudimos confirmarlo' })).toBeVisible();
  await expect(frame.getByText('hace menos de 18 años')).toBeVisible();
  await expect(page.getByText('hace menos de 18 años')).toBeVisible();
  await frame.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await frame.getByRole('link', { name: /^Documento de identidad/ }).click();
  await frame.getByLabel('Fecha de nacimiento').fill('1990-03-01');
  await frame.getByLabel('Número de tu documento').fill('X1234567');
  await frame.getByRole('button', { name: 'Verificar' }).click();
  await expect(frame.getByRole('heading', { name: 'Ahora todo está abierto' })).toBeVisible();
  await frame.getByRole('link', { name: 'Volver a donde estabas' }).click();
  await expect(page.locator('#unlock')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /bloqueada/ })).toHaveCount(0);
});

// @spec component:PictureTile 4
test('locked pictures are only sent blurred, and the URL of a sharp one works only for its guest', async ({
  page,
  context,
  host,
  browser,
}) => {
  await prepareContext(context, host);
  const requestedUrls: string[] = [];
  page.on('request', (request) => void requestedUrls.push(request.url()));
  await open(page, host, `/en/amateur/mirela/pictures/${pricedAlbum}/`);
  const lockedPicture = page.locator('[data-locked] img').first();
  await lockedPicture.scrollIntoViewIfNeeded();
  const blurredUrl = (await lockedPicture.getAttribute('src')) ?? '';
  expect(blurredUrl).toMatch(/^\/pictures\/kept\//);
  expect(requestedUrls.filter((url) => /-album-\d+-(?:[3-9]|\d{2,})\b/.test(url))).toEqual([]);
  const guessedResponse = await page.request.get(host.url('/pictures/velvet/portrait/mirela-album-1002-5/w320.webp'));
  expect([403, 404]).toContain(guessedResponse.status());
  await signUp(context, host);
  await buyCoins(context, host);
  await page.reload();
  await waitUntilLive(page);
  await page.getByRole('button', { name: 'Unlock for 20 coins' }).click();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  const sharpUrl = host.url((await page.locator('main ul img').nth(4).getAttribute('src')) ?? '');
  expect(sharpUrl).toContain('/pictures/kept/');
  expect((await page.request.get(sharpUrl)).status()).toBe(200);
  const otherVisitor = await browser.newContext();
  expect([401, 403, 404]).toContain((await otherVisitor.request.get(sharpUrl)).status());
  await otherVisitor.close();
});
