import { devConsole } from './dev-console.ts';
import { becomeGuest, guestIdOf } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const mirela = 101;

// @spec feature:reward.activity-event 2, feature:reward.loyalty 1
test('messages of a guest bring points of the month, and the points become a gift that is there to send', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContext(context, host);
  await host.trigger(world, { kind: 'presence', actorId: mirela, isOnline: false });
  await becomeGuest(context, host);
  await open(page, host, `/en/messenger/?actor=${mirela}`);
  const field = page.getByRole('textbox', { name: 'Write to Mirela' });
  await devConsole(page, host).state('the guest’s balance is {amount}', {
    guestId: await guestIdOf(page),
    amount: 2000,
  });
  const own = page.locator('[data-part=row][data-from=guest]');
  for (const [at, text] of ['Good evening!', 'Is it late?', 'It is.', 'And yet.', 'One more.'].entries()) {
    await field.fill(text);
    await field.press('Enter');
    await expect(own.nth(at)).toHaveAttribute('data-state', 'sent');
  }
  await open(page, host, '/en/myvelvet/loyalty/');
  await page.getByRole('link', { name: 'All activities and rewards' }).click();
  const write = page.getByRole('listitem').filter({ hasText: 'Five messages' });
  await expect(write).toContainText(/Done on/);
  await page.getByRole('button', { name: 'Redeem Macaron' }).click();
  await expect(page.getByText('Redeemed: Macaron.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Redeem Macaron' })).toHaveCount(0);
  await open(page, host, `/en/messenger/?actor=${mirela}`);
  await page.getByRole('button', { name: 'Add a gift' }).click();
  await expect(page.getByRole('button', { name: '1 yours Macaron' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
