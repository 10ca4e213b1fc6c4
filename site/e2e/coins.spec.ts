import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { violationsOn } from './axe.ts';
import { balance, windowOf, becomeGuest } from './guest.ts';
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
  await frame.getByRole('link', { name: 'Done' }).click();
};

/** The receipt alone goes on paper, and the page is there again afterwards. */
const printReceipt = async (page: Page): Promise<void> => {
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(rows(page).first()).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(rows(page).first()).toBeVisible();
};

// @spec feature:pay.top-up 1, feature:pay.balance 1
// @spec screen:overlay.payment 1-2, screen:overlay.one-click-payment 2
test('top up, save the card, one click, limit, break: the statement agrees with the balance', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, coinsPage);
  await expect(page.getByRole('heading', { name: 'Coins', level: 1 })).toBeVisible();
  await expect(page.getByText('Save a card when you add coins')).toBeVisible();
  await saveCard(page);
  await expect(balance(page)).toHaveText(/40/);
  await open(page, host, coinsPage);
  await page.getByRole('button', { name: /Pay 25,00.€\s*100 coins/ }).dblclick();
  await expect(page.getByText('100 coins were added.')).toBeVisible();
  await expect(balance(page)).toHaveText(/140/);
  await expect(page.getByText('Times for New York. A month begins at midnight in Berlin.')).toBeVisible();
  await expect(rows(page).nth(1)).toContainText(/Coins, card ··\d{4}.*One click.*25,00.*\+100.*140/);
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Euro a month').fill('many');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('Please enter an amount between 0 and 10,000 euros.')).toBeVisible();
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
  await printReceipt(page);
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
  // A link that is half below the bar would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOn(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});
