import type { Page } from '@playwright/test';
import { balance, coins, windowOf, becomeGuest } from './guest.ts';
import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

// The other flows mostly use a pointer, English and velvet; this one uses the keyboard on a phone, Spanish and brasa.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Swipes with touch events of the device. */
const swipe = async (page: Page, from: number, to: number): Promise<void> => {
  const device = await page.context().newCDPSession(page);
  const dispatchTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await dispatchTouch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await dispatchTouch('touchMove', from + ((to - from) * step) / 8);
  await dispatchTouch('touchEnd');
};

// @spec component:Lightbox 1
test('with too few coins for an album, the payment dialog opens, and the album opens after paying', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host, { brand: 'brasa' });
  await open(page, host, '/es/amateur/mirela/pictures/1002/', 'brasa');
  const panel = page.locator('#unlock');
  await expect(panel).toContainText('Tienes 0 monedas; faltan 20.');
  await panel.getByRole('link', { name: 'Añadir monedas' }).press('Enter');
  const frame = windowOf(page);
  await frame.getByRole('radio', { name: /40 monedas/ }).press('Space');
  await frame.getByRole('button', { name: 'Continuar' }).press('Enter');
  await frame.getByRole('radio', { name: 'Banco' }).press('Space');
  await frame.getByRole('button', { name: /^Pagar 10,00/ }).press('Enter');
  await frame.getByRole('link', { name: 'Listo' }).press('Enter');
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
  await expect(page.getByRole('button', { name: /^Foto 4 de/ })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(pageErrors).toEqual([]);
});
