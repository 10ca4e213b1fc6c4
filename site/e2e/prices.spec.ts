import { devConsole } from './dev-console.ts';
import { balance, guestIdOf, signUp } from './guest.ts';
import { expect, open, prepareContext, test } from './host.ts';

// @spec feature:pay.prices 1-2, 4-5
test('a chat names its price per minute, coins have no trailing zeros, euro two decimals and a comma', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await open(page, host, '/en/amateur/mirela/');
  await expect(page.locator('main').getByText('/min').first()).toBeVisible();
  const amounts = await page.locator('main [data-part=amount]').allTextContents();
  expect(amounts.length).toBeGreaterThan(0);
  for (const text of amounts) expect(text).toMatch(/^\d+(?:\.\d*[1-9])?$/);
  await signUp(context, host);
  await page.goto(host.url('/vxpay/en/top-up'));
  await expect(page.getByText('10,00\u00a0€')).toBeVisible();
  await expect(page.getByText(/^40 coins$/)).toBeVisible();
  await page.goto(host.url('/en/amateur/mirela/pictures/1001/'));
  await expect(page.getByText('Free', { exact: true }).first()).toBeVisible();
});

// @spec feature:pay.prices 3, 6
test('a part of a coin is shown, and an amount in an unknown currency is an error', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await devConsole(page, host).scenario('no-coins');
  await open(page, host, '/en/');
  const guestId = await guestIdOf(page);
  await devConsole(page, host).state('the guest’s balance is {amount}', { guestId, amount: 1250 });
  await page.route('**/*', async (route) => {
    if (route.request().postData()?.includes('getMovements') !== true) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replaceAll('"VXC"', '"USD"') });
  });
  await open(page, host, '/en/myvelvet/coins/');
  await expect(balance(page)).toHaveText(/12\.5$/);
  await expect(page.getByRole('heading', { name: 'This did not load' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Statement' })).not.toContainText('12.5');
});
