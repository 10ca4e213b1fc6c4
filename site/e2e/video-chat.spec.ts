import { balance, buyCoins, signUp } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

test('a guest starts a video chat, writes, gives a gift, leaves, and the statement agrees with the bill', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host);
  const pageErrors = pageErrorsOf(page);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Video chat/ }).click();
  const room = page.getByRole('region', { name: /Video chat.*Mirela/ });
  await expect(room).toBeVisible();
  await page.waitForTimeout(6000);
  await page.screenshot({ path: '/tmp/shots/room-1440.png' });
  await room.getByRole('textbox').fill('Good evening');
  await room.getByRole('textbox').press('Enter');
  await page.waitForTimeout(2000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/shots/room-390.png' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/shots/room-1024.png' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await room.getByRole('button', { name: 'End chat' }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/shots/summary-1440.png' });
  expect(pageErrors).toEqual([]);
  await open(page, host, '/en/myvelvet/coins/');
  await expect(balance(page)).toBeVisible();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/shots/coins.png', fullPage: true });
});
