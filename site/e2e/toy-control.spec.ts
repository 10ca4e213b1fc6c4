import { devConsole } from './dev-console.ts';
import { buyCoins, guestIdOf, signUp } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

/** Mirela, who is online in every new world and has a toy. */
const mirela = 101;

// @spec screen:chat.toy-control 1, 4, screen:overlay.toy-control-picker 1, feature:chat.toy-control 2-3
// @spec component:ToyControlButton 5, 9, component:ToyControlItem 6
test('a chat with toy control: a pattern is paid once, runs and ends, and what never ran is given back', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host, { cents: 2500 });
  const pageErrors = pageErrorsOf(page);
  await open(page, host, '/en/');
  const dev = devConsole(page, host);
  await dev.state('the guest’s age check ends with {result}', {
    guestId: await guestIdOf(page),
    result: 'accepted',
  });
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Toy control\s*\d+/ }).click();
  const chat = page.getByRole('region', { name: 'Toy control with Mirela' });
  await expect(chat.getByRole('timer')).toHaveText(/00:0[1-9]/);
  await expect(chat.getByRole('group', { name: 'Time and price' })).toContainText(/44.*Balance/);
  await expect(chat.getByRole('button', { name: 'Mute' })).toBeAttached();
  const tray = chat.getByRole('region', { name: 'Lights and sounds' });
  await tray.getByRole('button', { name: /^Gentle wave/ }).click();
  await tray.getByRole('button', { name: /^Start Gentle wave/ }).dblclick();
  await expect(tray.getByRole('button', { name: /^Gentle wave\s+\d+ s left/ })).toBeVisible();
  await tray.getByRole('button', { name: /^Tide/ }).click();
  await tray.getByRole('button', { name: /^Start Tide/ }).click();
  await expect(tray.getByRole('button', { name: /^Tide\s+Comes next/ })).toBeVisible();
  await dev.advanceClock(10_000);
  const log = chat.getByRole('list').first();
  await expect(log.getByText('Gentle wave is over')).toBeVisible();
  await expect(log.getByText('Gentle wave runs for 10 seconds')).toHaveCount(1);
  await expect(tray.getByRole('button', { name: /^Tide\s+\d+ s left/ })).toBeVisible();
  await tray.getByRole('button', { name: /^Heartbeat/ }).click();
  await tray.getByRole('button', { name: /^Start Heartbeat/ }).click();
  await expect(tray.getByRole('button', { name: /^Heartbeat\s+Comes next/ })).toBeVisible();
  await chat.getByRole('textbox', { name: 'Write to Mirela' }).fill('That was lovely');
  await page.keyboard.press('Enter');
  await expect(log.getByText('That was lovely')).toBeVisible();
  await dev.state('the performer’s toy is connected or lost', { actorId: mirela, isConnected: false });
  await expect(page.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
  expect(pageErrors).toEqual([]);
  await open(page, host, '/en/myvelvet/coins/');
  await expect(page.getByRole('cell', { name: /Gentle wave/ })).toHaveCount(1);
  await expect(page.getByText('Lights and sounds were disconnected')).toHaveCount(2);
  await open(page, host, '/en/amateur/mirela/');
  await expect(page.getByRole('button', { name: /^Toy control\s*Not connected/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.goto(host.url(`/en/messenger/?actor=${mirela}`));
  await expect(page.getByText(/^Lights and sounds did not run. Your coins are back/)).toBeVisible();
});
