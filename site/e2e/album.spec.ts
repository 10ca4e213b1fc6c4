import { balance, buyCoins, payForFortyCoins, signUp, windowOf } from './guest.ts';
import { expect, faultsOf, open, test, untilLive, prepareContext } from './host.ts';

/** An album of 20 coins, rated 16, and a free one, rated 18. */
const [paid, adult] = [1002, 1001];

// @spec route:performer.album-details, component:RestrictionGate 1, 4, state:content-restriction
test('a visitor logs in, tops up and unlocks an album, and the other tab shows it too', async ({
  page,
  context,
  host,
}) => {
  const faults = faultsOf(page);
  await prepareContext(context, host);
  const address = host.url(`/en/amateur/mirela/pictures/${paid}/`);
  await page.goto(address);
  await untilLive(page);
  await expect(page.getByRole('heading', { name: 'Log in to see everything' })).toBeVisible();
  await signUp(context, host);
  await page.reload();
  await untilLive(page);
  const panel = page.locator('#unlock');
  await expect(panel).toContainText('You have 0 coins; 20 more are needed.');
  await panel.getByRole('link', { name: 'Add coins' }).click();
  await payForFortyCoins(page);
  const other = await context.newPage();
  await other.goto(address);
  await untilLive(other);
  await panel.getByRole('button', { name: 'Unlock for 20 coins' }).dblclick();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await expect(balance(page)).toContainText('20');
  await expect(other.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await expect(balance(other)).toContainText('20');
  await expect(page.getByRole('button', { name: /locked/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Picture 5 of/ }).click();
  const large = page.getByRole('dialog', { name: 'Sunday, late light' });
  await expect(large.getByText(/^5 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText(/^6 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('two tabs that buy at the same time pay once', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host, { cents: 2500 });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, host, `/en/amateur/mirela/pictures/${paid}/`);
  }
  // Both calls wait until both have started: else the push of one would remove the other tab's button.
  const both = Promise.withResolvers<void>();
  let begun = 0;
  await context.route('**/buyAlbum/**', async (route) => {
    begun += 1;
    if (begun === 2) both.resolve();
    await both.promise;
    await route.continue();
  });
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Unlock for 20 coins' }).click();
  await both.promise;
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'This is yours' })).toBeVisible();
    await expect(balance(tab)).toContainText('80');
  }
});

test('a purchase whose response is lost is not paid twice', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host, { cents: 2500 });
  await open(page, host, `/en/amateur/mirela/pictures/${paid}/`);
  let lost = 0;
  await page.route('**/buyAlbum/**', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Unlock for 20 coins' }).click();
  await expect(page.locator('#unlock').getByRole('alert').or(page.getByText('This is yours'))).not.toBeEmpty();
  expect(lost).toBe(1);
  await page.unroute('**/buyAlbum/**');
  const retry = page.getByRole('button', { name: 'Try again' });
  if (await retry.isVisible()) await retry.click();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await expect(balance(page)).toContainText('80');
});

// @spec rule:clips-photos-avs, state:age-verification, socket:avsSet, component:RestrictionGate 2
test('an album rated 18 requires the age check and opens after it is accepted', async ({ page, context, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await signUp(context, host, { brand: 'brasa', language: 'es' });
  await open(page, host, `/es/amateur/mirela/pictures/${adult}/`, 'brasa');
  await page.getByRole('link', { name: 'Verificar mi edad' }).click();
  const frame = windowOf(page);
  await frame.getByLabel('Fecha de nacimiento').fill('2015-03-01');
  await frame.getByLabel('Número de tu documento').fill('X1234567');
  await frame.getByRole('button', { name: 'Verificar' }).click();
  await expect(frame.getByRole('heading', { name: 'Tu edad no se confirmó' })).toBeVisible();
  await frame.getByRole('link', { name: 'Volver a la página' }).click();
  await expect(page.getByText('hace menos de 18 años')).toBeVisible();
  await page.locator('#unlock').getByRole('link', { name: 'Verificar mi edad' }).click();
  await frame.getByLabel('Fecha de nacimiento').fill('1990-03-01');
  await frame.getByLabel('Número de tu documento').fill('X1234567');
  await frame.getByRole('button', { name: 'Verificar' }).click();
  await expect(frame.getByRole('heading', { name: 'Tu edad está confirmada' })).toBeVisible();
  await frame.getByRole('link', { name: 'Volver a la página' }).click();
  await expect(page.locator('#unlock')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /bloqueada/ })).toHaveCount(0);
});

// @spec component:PictureTile 4
test('locked pictures are only sent blurred, and the address of a sharp one works for its guest only', async ({
  page,
  context,
  host,
  browser,
}) => {
  await prepareContext(context, host);
  const requestedUrls: string[] = [];
  page.on('request', (request) => void requestedUrls.push(request.url()));
  await open(page, host, `/en/amateur/mirela/pictures/${paid}/`);
  const locked = page.locator('[data-locked] img').first();
  await locked.scrollIntoViewIfNeeded();
  const blurred = (await locked.getAttribute('src')) ?? '';
  expect(blurred).toMatch(/^\/pictures\/kept\//);
  expect(requestedUrls.filter((url) => /-album-\d+-(?:[3-9]|\d{2,})\b/.test(url))).toEqual([]);
  const guessed = await page.request.get(host.url('/pictures/velvet/portrait/mirela-album-1002-5/w320.webp'));
  expect([403, 404]).toContain(guessed.status());
  await signUp(context, host);
  await buyCoins(context, host);
  await page.reload();
  await untilLive(page);
  await page.getByRole('button', { name: 'Unlock for 20 coins' }).click();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  const sharp = host.url((await page.locator('main ul img').nth(4).getAttribute('src')) ?? '');
  expect(sharp).toContain('/pictures/kept/');
  expect((await page.request.get(sharp)).status()).toBe(200);
  const stranger = await browser.newContext();
  expect([401, 403, 404]).toContain((await stranger.request.get(sharp)).status());
  await stranger.close();
});
