import { balance, buyCoins, coins, guestIdOf, password, payForFortyCoins, signUp, windowOf } from './guest.ts';
import { expect, open, prepareContext, test, waitUntilLive } from './host.ts';

const coinsPage = '/en/myvelvet/coins/';

test('a window that is closed half-way charges nothing, and the next one begins anew; one whose session ends before the payment asks for the log-in and charges nothing', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  const email = await signUp(context, host);
  await open(page, host, coinsPage);
  const addCoins = page.getByRole('link', { name: 'Add coins' }).last();
  const frame = windowOf(page);
  const expectClosed = async (amount: number): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog iframe')).toHaveCount(0);
    await expect(balance(page)).toHaveText(coins(amount));
  };
  await addCoins.click();
  await frame.getByRole('radio', { name: /100 coins/ }).check();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByRole('radio', { name: 'Card' })).toBeVisible();
  await expectClosed(0);
  await addCoins.click();
  for (const radio of await frame.getByRole('radio').all()) await expect(radio).not.toBeChecked();
  await payForFortyCoins(page);
  await expect(balance(page)).toHaveText(coins(40));
  await expect(page.locator('dialog iframe')).toHaveCount(0);

  await addCoins.click();
  await frame.getByRole('radio', { name: /40 coins/ }).check();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('radio', { name: 'Card' }).check();
  await context.clearCookies({ name: 'session' });
  await frame.getByRole('button', { name: 'Pay 10,00 €' }).click();
  await frame.getByLabel('E-mail').fill(email);
  await frame.getByLabel('Password').fill(password);
  await frame.getByRole('button', { name: 'Log in' }).click();
  // The log-in leads back to the amounts.
  await expect(frame.getByRole('radio', { name: /40 coins/ })).toBeVisible();
  await expectClosed(40);
  expect(await guestIdOf(page)).toBeGreaterThan(0);
});

test('a page of one account buys nothing for the other one that logged in beside it', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host);
  await open(page, host, '/en/amateur/mirela/pictures/1002/');
  await context.clearCookies({ name: 'session' });
  await signUp(context, host);
  await buyCoins(context, host);
  await page.getByRole('button', { name: /^Unlock for/ }).click();
  // The page is that of the account whose session it has; a reload shows who is logged in.
  await page.reload();
  await waitUntilLive(page);
  await expect(balance(page)).toHaveText(/100$/);
});
