import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { balance, coins, buyCoins, signUp, windowOf } from './guest.ts';
import { expect, pageErrorsOf, open, test, prepareContext, type Host } from './host.ts';

// The other flows mostly use a pointer, English and velvet; these use the keyboard on a phone, Spanish and brasa.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const openAsGuest = async (page: Page, host: Host, path: string): Promise<string[]> => {
  const context = page.context();
  await prepareContext(context, host);
  await signUp(context, host, { brand: 'brasa', language: 'es' });
  const pageErrors = pageErrorsOf(page);
  await open(page, host, path, 'brasa');
  return pageErrors;
};

/** Swipes with touch events of the device. */
const swipe = async (page: Page, from: number, to: number): Promise<void> => {
  const device = await page.context().newCDPSession(page);
  const dispatchTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await dispatchTouch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await dispatchTouch('touchMove', from + ((to - from) * step) / 8);
  await dispatchTouch('touchEnd');
};

/** Expects no horizontal overflow and no console errors. */
const expectNoFaults = async (page: Page, pageErrors: readonly string[]): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(pageErrors).toEqual([]);
};

// @spec component:Lightbox 1
test('with too few coins for an album, the payment dialog opens, and the album opens after paying', async ({
  page,
  host,
}) => {
  const pageErrors = await openAsGuest(page, host, '/es/amateur/mirela/pictures/1002/');
  const panel = page.locator('#unlock');
  await expect(panel).toContainText('Tienes 0 monedas; faltan 20.');
  await panel.getByRole('link', { name: 'Añadir monedas' }).press('Enter');
  const frame = windowOf(page);
  await frame.getByRole('radio', { name: /40 monedas/ }).press('Space');
  await frame.getByRole('button', { name: 'Continuar' }).press('Enter');
  await frame.getByRole('radio', { name: 'Banco' }).press('Space');
  await frame.getByRole('button', { name: /^Pagar 10,00/ }).press('Enter');
  await frame.getByRole('link', { name: 'Volver a la página' }).press('Enter');
  await expect(balance(page)).toHaveText(coins(40));
  // The coins arrive before the dialog closes, and behind it no key reaches the page.
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Abrir por 20 monedas' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Esto es tuyo' })).toBeVisible();
  await expect(balance(page)).toHaveText(coins(20));
  await page.getByRole('button', { name: /^Foto 5 de/ }).press('Enter');
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText(/^5 de/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(/^4 de/)).toBeVisible();
  await swipe(page, 300, 80);
  await expect(lightbox.getByText(/^5 de/)).toBeVisible();
  await swipe(page, 80, 300);
  await expect(lightbox.getByText(/^4 de/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Foto 5 de/ })).toBeFocused();
  await expectNoFaults(page, pageErrors);
});

test('buying an album without a network shows a message, and a retry buys it once', async ({ page, context, host }) => {
  await openAsGuest(page, host, '/es/');
  await buyCoins(context, host, { brand: 'brasa' });
  await open(page, host, '/es/amateur/mirela/pictures/1002/', 'brasa');
  await context.setOffline(true);
  await expect(page.getByText('No tienes conexión. Lo que ves es de hace un momento.')).toBeVisible();
  const panel = page.locator('#unlock');
  await panel.getByRole('button', { name: 'Abrir por 20 monedas' }).press('Enter');
  await expect(panel.getByRole('alert')).toContainText('no se cobra dos veces');
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Intentar de nuevo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Esto es tuyo' })).toBeVisible();
  await expect(balance(page)).toHaveText(coins(80));
});

// @spec component:VideoPlayer 3-4
test('a video is bought and played by keyboard', async ({ page, context, host }) => {
  await openAsGuest(page, host, '/es/');
  await buyCoins(context, host, { brand: 'brasa' });
  const pageErrors = pageErrorsOf(page);
  await open(page, host, '/es/amateur/mirela/videos/5001/', 'brasa');
  await page.getByRole('button', { name: 'Ver por 24 monedas' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Esto es tuyo' })).toBeVisible();
  const video = page.locator('.kit-video-player video');
  const currentTime = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
  await expect.poll(currentTime, { timeout: 15_000 }).toBeGreaterThan(0.3);
  expect(await video.evaluate((element) => (element as HTMLVideoElement).duration)).toBeGreaterThan(700);
  await page.getByRole('button', { name: 'Pausa' }).press('Enter');
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
  await page.getByRole('slider', { name: 'Posición' }).press('ArrowRight');
  await expect.poll(currentTime).toBeGreaterThan(4.9);
  await expectNoFaults(page, pageErrors);
});

// @spec feature:pay.vip 4
test('a VIP gets a preview of twenty seconds and can close it early', async ({ page, context, host }) => {
  await prepareContext(context, host);
  // A scenario logs in on the dev console's host, which is velvet's.
  await devConsole(page, host).scenario('vip-with-spins');
  const pageErrors = pageErrorsOf(page);
  await open(page, host, '/es/amateur/mirela/');
  await page.getByRole('button', { name: 'Ver en directo' }).press('Enter');
  const live = page.getByRole('region', { name: 'Mirela en directo' });
  await expect(live.getByText(/Quedan 1\d segundos/)).toBeVisible();
  await live.getByRole('button', { name: 'Cerrar' }).press('Enter');
  await expect(live).toHaveCount(0);
  await expectNoFaults(page, pageErrors);
});

// @spec socket:status-bar.remove, component:StatusBar 5
test('the status bar is closed by keyboard and stays closed', async ({ page, host }) => {
  const pageErrors = await openAsGuest(page, host, '/es/');
  const reminder = page.getByText('Confirma tu correo electrónico');
  await expect(reminder).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).press('Enter');
  await expect(reminder).toHaveCount(0);
  await open(page, host, '/es/amateur/mirela/', 'brasa');
  await expect(balance(page)).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await expectNoFaults(page, pageErrors);
});
