import { balance, coins } from './guest.ts';
import { devConsole } from './dev-console.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

test('a locked guest reads before each press what is not possible, keeps what is owned, and is helped', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await devConsole(page, host).scenario('locked-guest');
  await open(page, host, '/en/amateur/mirela/');
  await expect(page.getByText('Your account is locked.')).toBeVisible();
  await expect(balance(page)).toContainText(coins(50));
  const talk = page.getByRole('group', { name: 'Talk with Mirela' });
  for (const kind of [/^Video chat\b/, /^Message/])
    await expect(talk.getByRole('button', { name: kind })).toHaveAttribute('aria-disabled', 'true');
  await open(page, host, '/en/amateur/mirela/pictures/1002/');
  const gate = page.getByRole('region', { name: /more picture/ });
  await expect(gate.getByText('Your account is locked.')).toBeVisible();
  await expect(gate.getByRole('button')).toHaveCount(0);
  await open(page, host, '/en/messenger/?actor=101');
  await expect(page.getByText('Your account is locked. You can read, not write.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Write to Mirela' })).toHaveCount(0);
  await open(page, host, '/en/myvelvet/profile/');
  await expect(page.getByText('Your account is locked, so this stays as it is.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
