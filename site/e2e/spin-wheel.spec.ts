import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { balance, coins, guestIdOf, password, signUp, windowOf, becomeGuest } from './guest.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext, type Host } from './host.ts';

// The first of the page: while there is a coin rush, its wheel follows.
const wheel = (page: Page) => page.locator('.kit-spin-wheel').first();
const prize = (page: Page) => wheel(page).getByRole('status');
const hub = (page: Page) => wheel(page).locator('button[data-part=hub]');
const wonPrizes = (page: Page) => page.getByRole('region', { name: 'What you won' }).getByRole('listitem');
const openWheel = (page: Page, host: Host) => open(page, host, '/en/myvelvet/spinwheel/');
const setNextSegment = (page: Page, host: Host, segment: string) =>
  devConsole(page, host).state('the wheel has settings', { isActive: true, stopsAt: segment });
/** Verifies the guest's address, as the link in the mail does; the open page hears of it. */
const verifyAddress = async (page: Page, host: Host, email: string) => {
  const guestId = await guestIdOf(page);
  await devConsole(page, host).state('the guest has the e-mail address', {
    guestId,
    email,
    isVerified: true,
    mails: 0,
  });
  await devConsole(page, host).state('the guest’s e-mail address is verified', { guestId });
};

// @spec route:personal.spinwheel, component:SpinWheel 1-2, 4-5, component:SpinResult 2-3, 5
test('a guest spins by button, key and drag until no spin is left; the prize shows when the wheel stops', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const email = await becomeGuest(context, host);
  await openWheel(page, host);
  await expect(balance(page)).toHaveText(coins(0));
  await expect(wheel(page).getByText('The free spin of the day comes with a verified e-mail address.')).toBeVisible();
  await verifyAddress(page, host, email);
  await setNextSegment(page, host, 'spin-2');
  const button = wheel(page).getByRole('button', { name: 'Spin, 1 left' });
  await button.click();
  await expect(prize(page)).toHaveText('The wheel is turning.');
  await expect(wheel(page).getByText(/[12] left/)).toHaveCount(0);
  await expect(prize(page)).toHaveText(/You won\s*2 spins/);
  await expect(hub(page)).toContainText('2 left');
  await expect(wonPrizes(page)).toHaveCount(1);
  await setNextSegment(page, host, 'coins-40');
  await hub(page).focus();
  await page.keyboard.press('Space');
  await expect(prize(page)).toHaveText('The wheel is turning.');
  await page.keyboard.press('Space');
  await expect(prize(page)).toHaveText(/You won\s*40 coins/);
  await expect(balance(page)).toHaveText(coins(40));
  await expect(wonPrizes(page)).toHaveCount(2);
  await expect(wonPrizes(page).first()).toContainText('40 coins');
  await expect(wonPrizes(page).first()).toContainText('In your balance');
  await setNextSegment(page, host, 'album');
  const box = await wheel(page).locator('[data-part=wheel]').boundingBox();
  if (box === null) throw new Error('the wheel is not rendered');
  const pointAt = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    const half = box.width / 2;
    return [box.x + half + Math.cos(turn) * half * 0.8, box.y + half + Math.sin(turn) * half * 0.8] as const;
  };
  // A drag on a busy machine can be too slow to spin the wheel, which then turns back.
  await expect(async () => {
    await page.mouse.move(...pointAt(-60));
    await page.mouse.down();
    for (let degrees = -60; degrees <= 60; degrees += 20) await page.mouse.move(...pointAt(degrees));
    await page.mouse.up();
    await expect(prize(page)).toHaveText('The wheel is turning.', { timeout: 1500 });
  }).toPass();
  await expect(prize(page)).toHaveText(/You won\s*Album voucher/);
  await expect(wonPrizes(page)).toHaveCount(3);
  await expect(wonPrizes(page).first()).toContainText('In your vouchers');
  await expect(wheel(page).getByRole('button', { name: 'You spun today' }).last()).toHaveAttribute('aria-disabled');
  await expect(wheel(page).getByText(/Your next free spin comes at/)).toBeVisible();
  await page.reload();
  await waitUntilLive(page);
  await expect(wonPrizes(page)).toHaveCount(3);
  await expect(prize(page)).toHaveText(/Your last spin\s*Album voucher/);
  await expect(balance(page)).toHaveText(coins(40));
  await hub(page).focus();
  await page.keyboard.press('Space');
  await expect(prize(page)).toHaveText(/Your last spin/);
  expect(pageErrors).toEqual([]);
});

// @spec component:SpinResult 4
test('on a phone, in Spanish and with reduced motion, a visitor logs in in the payment dialog and then spins, and the result shows immediately', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  const email = await signUp(context, host, { brand: 'brasa' });
  await context.clearCookies({ name: 'session' });
  await open(page, host, '/es/mybrasa/spinwheel/', 'brasa');
  await expect(hub(page)).toContainText('Inicia sesión');
  await hub(page).click();
  const frame = windowOf(page);
  await frame.getByLabel('Correo electrónico').fill(email);
  await frame.getByLabel('Contraseña').fill(password);
  const loaded = page.waitForEvent('load');
  await frame.getByRole('button', { name: 'Iniciar sesión' }).click();
  await loaded;
  await waitUntilLive(page);
  await verifyAddress(page, host, email);
  await expect(hub(page)).toContainText('queda 1');
  await setNextSegment(page, host, 'rose');
  const face = wheel(page).locator('[data-part=face]');
  const before = await face.evaluate((element) => getComputedStyle(element).rotate);
  await wheel(page).getByRole('button', { name: 'Girar, queda 1' }).focus();
  const angles = await face.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(getComputedStyle(element).rotate)).observe(element, { attributes: true });
    return seen;
  });
  await page.keyboard.press('Enter');
  await expect(prize(page)).toHaveText(/Has ganado\s*Rosa/);
  const after = await face.evaluate((element) => getComputedStyle(element).rotate);
  expect(after).not.toBe(before);
  expect(await angles.evaluate((seen) => [...new Set(seen)])).toEqual([after]);
  await expect(page.getByRole('region', { name: 'Lo que has ganado' }).getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(pageErrors).toEqual([]);
});
