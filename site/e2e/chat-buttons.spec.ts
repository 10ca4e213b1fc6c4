import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { guestIdOf } from './guest.ts';
import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

const chatButtonsOf = (page: Page, name = 'Mirela') =>
  page.getByRole('group', { name: new RegExp(`${name}$`) }).getByRole('button');

// @spec component:ChatButton 6
test('chat buttons that cannot be used say why and stay focusable; the others ask an anonymous visitor to log in', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await open(page, host, '/en/amateur/mirela/');
  const buttons = chatButtonsOf(page);
  await expect(buttons.first()).toHaveAccessibleName(/^Video chat\b/);
  const unavailable = await chatButtonsOf(page).and(page.locator('[aria-disabled=true]')).all();
  expect(unavailable).toHaveLength(1);
  for (const button of unavailable) {
    await expect(button).toHaveAccessibleName(/ Nobody in a chat$/);
    await button.focus();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await button.click({ force: true });
  }
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await buttons.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Message/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(pageErrors).toEqual([]);
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
  await devConsole(page, host).state('the platform locks the guest’s account', { guestId: await guestIdOf(page) });
  await expect(page.getByText(locked)).toBeVisible();
  await expect(composer).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(locked)).toBeVisible();
  await page.goto(host.url('/en/amateur/mirela/'));
  for (const button of await chatButtonsOf(page).all()) {
    await expect(button).toHaveAccessibleName(/ Account locked$/);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }
});
