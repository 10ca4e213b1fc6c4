import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { devConsole } from './dev-console.ts';
import { balance, coins, buyCoins, confirmAddress, guestIdOf, signUp } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test, waitUntilLive, type Host } from './host.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'Your benefits' }).getByRole('listitem');
const openBenefits = (page: Page, host: Host) => open(page, host, '/en/myvelvet/benefits/');
const check = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
};

/** An album for 20 coins, rated 16. */
const album = '/en/amateur/mirela/pictures/1002/';

// @spec route:personal.benefits, screen:personal.benefits 1-3, feature:pay.bonus-code-check 1, 4-5, feature:pay.bonus-code-redeem 1-2, 4
// @spec feature:pay.vouchers 1-3, component:VoucherCard 17, screen:overlay.bonus-code 1-4, screen:overlay.voucher-select 2
test('a guest redeems a code in other letters, and an album voucher pays for an album', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const email = await signUp(context, host);
  await openBenefits(page, host);
  await expect(page.getByRole('heading', { name: 'No benefits at the moment' })).toBeVisible();
  await check(page, 'no such code');
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await check(page, 'ten-of-ten');
  await expect(page.getByText('All of these codes are gone. Nothing was charged.')).toBeVisible();
  await check(page, 'summer 26');
  await expect(page.getByText('This code ended on 31 August 2026.')).toBeVisible();
  await check(page, ' hello ');
  await expect(page.getByText('Confirm your e-mail address first. The code stays filled in.')).toBeVisible();
  await confirmAddress(page, host, email);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('20 coins and 1 album voucher')).toBeVisible();
  await expect(balance(page)).toHaveText(coins(0));
  await page.getByRole('button', { name: 'Redeem' }).dblclick();
  await expect(page.getByText('Yours now.')).toBeVisible();
  await expect(balance(page)).toHaveText(coins(20));
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('1 album voucherAny album up to 30 coins');
  await check(page, 'HELLO.');
  await expect(page.getByText(/^You redeemed this code on/)).toBeVisible();
  await open(page, host, album);
  await expect(page.getByRole('button', { name: 'Pay with the voucher' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use 1 voucher' }).click();
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
  await expect(balance(page)).toHaveText(coins(20));
  await expect(page.getByRole('radio')).toHaveCount(0);
  await openBenefits(page, host);
  await expect(page.getByRole('heading', { name: 'No benefits at the moment' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('the last code is redeemed by somebody else meanwhile: it is gone, and nothing moves', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  const email = await signUp(context, host);
  await openBenefits(page, host);
  await confirmAddress(page, host, email);
  const dev = devConsole(page, host);
  const last = { code: 'LAST ONE', maxRedemptions: 1 };
  await dev.state('the bonus code {code} exists', last);
  await check(page, 'last one');
  await expect(page.getByText('1 left.')).toBeVisible();
  await dev.state('the bonus code {code} exists', { ...last, redemptions: 1 });
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('All of these codes are gone. Nothing was charged.')).toBeVisible();
  await expect(balance(page)).toHaveText(coins(0));
});

// @spec feature:pay.bonus-code-redeem 3, feature:pay.bonus-code-check 2-3
test('codes with conditions say what is missing, and the code stays filled in', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const email = await signUp(context, host);
  await openBenefits(page, host);
  await confirmAddress(page, host, email);
  await check(page, 'arch vip');
  await expect(page.getByText('This code is for VIP members.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See VIP' })).toHaveAttribute('href', '/en/vipclub/');
  await check(page, 'hello-49');
  await expect(page.getByText('Confirm your mobile number first. The code stays filled in.')).toBeVisible();
  const guestId = await guestIdOf(page);
  await devConsole(page, host).state('the guest confirmed a mobile number', { guestId, number: '+49 151 0000000' });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('15 coins', { exact: true })).toBeVisible();
});

// @spec entity:bonusCodeBenefit, feature:pay.bonus-code-check 4
test('a staggered top-up bonus waits, and adds its coins with the top-up', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await openBenefits(page, host);
  await check(page, 'plus 10');
  await expect(page.getByText('10 % more coins from 10,00 €, 15 % from 50,00 €')).toBeVisible();
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('It counts with your next top-up.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Up to 15 % more coins with your next top-up');
  await expect(rows(page).getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/vxpay/en/top-up');
  await expect(balance(page)).toHaveText(coins(0));
  await buyCoins(context, host, { cents: 5000 });
  await expect(balance(page)).toHaveText(coins(230));
  await expect(page.getByRole('heading', { name: 'No benefits at the moment' })).toBeVisible();
  await buyCoins(context, host, { cents: 5000 });
  await expect(balance(page)).toHaveText(coins(430));
});

// @spec component:WelcomeBonusTile 4, feature:pay.promo 3
test('by keyboard: the welcome bonus leads to its code, which is redeemed once', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const email = await signUp(context, host);
  await openBenefits(page, host);
  await confirmAddress(page, host, email);
  const tile = page.getByRole('region', { name: 'A welcome for you' });
  await tile.getByRole('link', { name: 'See the bonus' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/code=HELLO&scrollTo=bonus-code/);
  await expect(page.getByText('20 coins and 1 album voucher')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Check' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Redeem' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Yours now.')).toBeVisible();
  await expect(tile).toHaveCount(0);
  await expect(balance(page)).toHaveText(coins(20));
});

test('every benefit has a button that leads to where it is used', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await openBenefits(page, host);
  const guestId = await guestIdOf(page);
  const dev = devConsole(page, host);
  const gets = (type: number, amount: number, rest: object = {}) =>
    dev.state('the guest gets a voucher', { guestId, type, amount, ...rest });
  await gets(3, 20);
  await gets(10, 3);
  await gets(5, 5, { actorId: 101 });
  await gets(9, 1, { subject: 'TURN10' });
  await expect(rows(page)).toHaveCount(4);
  await rows(page).filter({ hasText: '20 coins' }).getByRole('button', { name: 'Add' }).click();
  await expect(balance(page)).toHaveText(coins(20));
  await expect(rows(page)).toHaveCount(3);
  await rows(page).filter({ hasText: 'TURN10' }).getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('TURN10');
  await expect(page.getByText('10 % more coins', { exact: true })).toBeVisible();
  await rows(page).filter({ hasText: '3 spins' }).getByRole('link', { name: 'Spin' }).click();
  await expect(page).toHaveURL(/\/en\/myvelvet\/spinwheel\/$/);
  await expect(page.getByRole('button', { name: 'Spin, 3 left' }).first()).toBeVisible();
});

test('in Spanish on brasa at 390 px', async ({ page, context, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  const email = await signUp(context, host, { brand: 'brasa', language: 'es' });
  await open(page, host, '/es/mybrasa/benefits/', 'brasa');
  await waitUntilLive(page);
  await confirmAddress(page, host, email);
  await page.getByRole('textbox', { name: 'Código' }).fill('rose 2026-b');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText('20 monedas y 2 vales de vídeo')).toBeVisible();
  await page.getByRole('button', { name: 'Canjear' }).click();
  await expect(page.getByText('Ya es tuyo.')).toBeVisible();
  await expect(page.getByText('2 vales de vídeo', { exact: true })).toBeVisible();
  await expect(page.getByText('Cualquier vídeo de hasta 40 monedas')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOn(page)).toEqual([]);
});
