import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { guestIdOf } from './guest.ts';
import { expect, faultsOf, open, test, prepareContext } from './host.ts';

const waysTo = (page: Page, name = 'Mirela') =>
  page.getByRole('group', { name: new RegExp(`${name}$`) }).getByRole('button');

// @spec component:ChatButton 6
test('chat buttons without a function say so and stay focusable, and the message button opens the messenger', async ({
  page,
  context,
  host,
}) => {
  const faults = faultsOf(page);
  await prepareContext(context, host);
  await open(page, host, '/en/amateur/mirela/');
  const ways = waysTo(page);
  await expect(ways.first()).toHaveAccessibleName(/^Message\b/);
  await expect(ways.first()).not.toHaveAttribute('aria-disabled');
  const others = await ways.all().then((all) => all.slice(1));
  expect(others.length).toBeGreaterThan(2);
  for (const way of others) {
    await expect(way).toHaveAccessibleName(/ Not available yet$/);
    await expect(way).toHaveAttribute('aria-disabled', 'true');
    await way.focus();
    await expect(way).toBeFocused();
    await way.press('Enter');
    await way.click({ force: true });
  }
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await ways.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(faults).toEqual([]);
});

// @spec component:ChatButton 8, component:VideoChatButton 8, component:MessageButton 5, socket:guestLocked
test('a guest with a locked account sees the reason at the chat buttons and in the messenger', async ({
  page,
  context,
  host,
}) => {
  const locked = 'Your account is locked. You can read, not write.';
  await prepareContext(context, host);
  await devConsole(page, host).scenario('regular');
  await open(page, host, '/en/messenger/?actor=101');
  const composer = page.getByRole('textbox', { name: 'Write to Mirela' });
  await expect(composer).toBeVisible();
  await devConsole(page, host).state('the guest is locked', { guestId: await guestIdOf(page) });
  await expect(page.getByText(locked)).toBeVisible();
  await expect(composer).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(locked)).toBeVisible();
  await page.goto(host.url('/en/amateur/mirela/'));
  for (const way of await waysTo(page).all()) {
    await expect(way).toHaveAccessibleName(/ Account locked$/);
    await expect(way).toHaveAttribute('aria-disabled', 'true');
  }
});
