import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { violationsOn } from './axe.ts';
import { devConsole } from './dev-console.ts';
import { balance, buyCoins, guestIdOf, signUp, windowOf } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const coinsPage = '/en/myvelvet/coins/';

/** The cells of the statement's rows, newest first. */
const rows = (page: Page) => page.getByRole('region', { name: 'Statement' }).getByRole('row');

/** Tops up with the card in the window over the page and saves it. */
const saveCard = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Add coins' }).last().click();
  const frame = windowOf(page);
  for (const radio of await frame.getByRole('radio').all()) await expect(radio).not.toBeChecked();
  await frame.getByRole('radio', { name: /40 coins/ }).check();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('radio', { name: 'Card' }).check();
  await expect(frame.getByRole('checkbox', { name: /Save for one click/ })).not.toBeChecked();
  await frame.getByRole('checkbox', { name: /Save for one click/ }).check();
  await frame.getByRole('button', { name: 'Pay 10,00 €' }).click();
  await frame.getByRole('link', { name: 'Back to the page' }).click();
};

// @spec feature:pay.top-up 1-3, feature:pay.balance 1-3
// @spec screen:overlay.payment 1-2, screen:overlay.one-click-payment 2
test('top up, save the card, one click, limit, break: the statement agrees with the balance', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, coinsPage);
  await expect(page.getByRole('heading', { name: 'Coins', level: 1 })).toBeVisible();
  await expect(page.getByText('Save a card when you add coins')).toBeVisible();
  await saveCard(page);
  await expect(balance(page)).toHaveText(/40/);
  await open(page, host, coinsPage);
  await page.getByRole('button', { name: /Pay 25,00.€\s*100 coins/ }).dblclick();
  await expect(page.getByText('100 coins were added.')).toBeVisible();
  await expect(balance(page)).toHaveText(/140/);
  await expect(rows(page).nth(1)).toContainText(/Coins, card ··\d{4}.*One click.*25,00.*\+100.*140/);
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Euro a month').fill('many');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('Please enter an amount between 0 and 10.000 euro.')).toBeVisible();
  await page.getByLabel('Euro a month').fill('40');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText(/of 40,00.€ in/)).toBeVisible();
  await page.getByRole('button', { name: /Pay 10,00/ }).click();
  await expect(page.getByText('This is more than your monthly limit leaves.')).toBeVisible();
  await expect(balance(page)).toHaveText(/140/);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Euro a month').fill('200,50');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText(/^200,50.€ from/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(/^200,50.€ from/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Added' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Spent' }).click();
  await expect(page.getByText('Nothing here in this selection')).toBeVisible();
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.getByRole('button', { name: /^Receipt for 25,00/ }).click();
  const heading = page.getByRole('heading', { name: 'Receipt' });
  await expect(heading).toBeFocused();
  // The press was the mouse's; a ring is for the keyboard.
  await expect(heading).toHaveCSS('outline-style', 'none');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the statement as CSV' }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.split('\r\n')[0]).toContain('Day,Time (Berlin),Kind,What for,Paid (EUR),Coins,Balance afterwards,Receipt');
  expect(csv).toMatch(/Coins by one click,··\d{4},25\.00,100\.00,140\.00,/);

  await page.getByRole('button', { name: '24 hours' }).click();
  await page.getByRole('button', { name: 'No break' }).click();
  await page.getByRole('button', { name: '24 hours' }).click();
  await page.getByRole('button', { name: 'Take a break of 24 hours' }).click();
  await expect(page.getByText(/Your break lasts until/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Pay 10,00/ })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

// @spec feature:pay.auto-recharge 1, screen:overlay.auto-recharge 1
test('the automatic recharge is off, is switched on, and adds coins when few are left', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, coinsPage);
  await saveCard(page);
  await expect(balance(page)).toHaveText(/40/);
  await open(page, host, coinsPage);
  await page.getByRole('button', { name: 'See how' }).click();
  const knob = page.getByRole('switch', { name: /Add coins when few are left/ });
  await expect(knob).not.toBeChecked();
  await page.getByRole('combobox', { name: 'When fewer than' }).selectOption('3000');
  await page.getByRole('combobox', { name: 'Paid with' }).selectOption({ index: 1 });
  await knob.click();
  await expect(knob).toBeChecked();
  await open(page, host, '/en/amateur/mirela/pictures/1002/');
  await page.getByRole('button', { name: /^Unlock for/ }).click();
  await expect(page.getByRole('button', { name: /^Unlock for/ })).toHaveCount(0);
  await open(page, host, coinsPage);
  await expect(rows(page).nth(1)).toContainText('Recharged by itself');
  await expect(rows(page).nth(2)).toContainText('Album “');
  expect(pageErrors).toEqual([]);
});

// @spec screen:messenger.channel 5, feature:messenger.pay-in-chat 1-2, feature:pay.one-click 1-4, screen:overlay.one-click-payment 1-2
// @spec component:BalanceDisplay 3, 5, feature:pay.balance 1
test('with too few coins in a conversation the guest pays there, with one click', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await devConsole(page, host).scenario('no-coins');
  await open(page, host, '/en/messenger/?actor=102');
  const guestId = await guestIdOf(page);
  await devConsole(page, host).state('the guest saved a payment method', { guestId, kind: 'card' });
  await page.getByRole('textbox', { name: 'Write to Wanda' }).fill('Is the curtain up?');
  const paying = page.getByRole('region', { name: 'Add coins with one click' });
  await expect(paying.getByText(/^(60|59|58) seconds left to decide$/)).toBeVisible();
  await paying.getByRole('button', { name: /Pay 10,00.€\s*40 coins/ }).dblclick();
  await expect(paying.getByRole('status')).toHaveText('40 coins were added.');
  await expect(balance(page)).toHaveText(/40$/);
  await expect(page.locator('[data-part=row][data-from=system]')).toHaveCount(1);
  await paying.getByRole('button', { name: 'Close' }).click();
  await expect(paying).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(balance(page)).toHaveText(/38$/);
  expect(pageErrors).toEqual([]);
});

// @spec feature:pay.auto-recharge 3, feature:pay.force 1
test('a declined recharge is told in the status bar, a forced payment on the coins page, a refund in the statement', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  const world = devConsole(page, host);
  await world.scenario('no-coins');
  await open(page, host, coinsPage);
  const guestId = await guestIdOf(page);
  await world.state('the guest saved a payment method', { guestId, kind: 'wallet' });
  await world.state('the guest’s balance is {amount}', { guestId, amount: 2500 });
  await world.state('the guest has to pay before going on', { guestId });
  await open(page, host, coinsPage);
  await expect(page.getByText('your account has to be topped up once')).toBeVisible();
  await page.getByRole('button', { name: 'See how' }).click();
  await page.getByRole('combobox', { name: 'Paid with' }).selectOption({ index: 1 });
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).toBeChecked();
  await open(page, host, '/en/amateur/mirela/pictures/1002/');
  await page.getByRole('button', { name: /^Unlock for/ }).click();
  await expect(page.getByRole('button', { name: /^Unlock for/ })).toHaveCount(0);
  await open(page, host, coinsPage);
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expect(page.getByText('Automatic recharge is off.')).toBeVisible();
  await expect(page.getByText('It was switched off because the payment was declined')).toBeVisible();
  await world.state('spent coins are given back', { guestId, reason: 'The album did not load' });
  await expect(rows(page).nth(1)).toContainText(/Refund: Album “.*The album did not load/);
  await expect(balance(page)).toHaveText(/25$/);
});

test('by keyboard on a phone, in Spanish on brasa: one click and the statement', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host, { brand: 'brasa', language: 'es' });
  await buyCoins(context, host, { brand: 'brasa' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, host, '/es/mybrasa/coins/', 'brasa');
  await expect(page.getByRole('heading', { name: 'Monedas', level: 1 })).toBeVisible();
  await expect(
    rows(page)
      .or(page.getByRole('region', { name: 'Extracto' }).getByRole('row'))
      .last(),
  ).toContainText('+100');
  await page.getByRole('button', { name: 'Cambiar' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Euros al mes').focus();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/de 50,00.€ en/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOn(page)).toEqual([]);
});
