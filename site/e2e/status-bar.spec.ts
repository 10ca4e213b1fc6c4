import { devConsole } from './dev-console.ts';
import { uniqueEmail, guestIdOf, signUp } from './guest.ts';
import { lastMailLink } from './mail.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext, type Host } from './host.ts';
import type { Page } from '@playwright/test';

/** Advances the clocks of the page and the world by some days. */
const advanceDays = async (page: Page, host: Host, days: number): Promise<void> => {
  await devConsole(page, host).act('clock', { at: new Date(Date.now() + days * 86_400_000).toISOString() });
  await page.clock.setFixedTime(Date.now() + days * 86_400_000);
};

// @spec socket:signup-email.send, socket:email-verified, component:StatusBar 5-7
test('an unverified email address shows in the status bar, is sent again and verified, in every tab', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  const email = await signUp(context, host, { email: uniqueEmail() });
  await open(page, host, '/en/');
  await expect(page.getByText(`so we can reach you at ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The link is on its way.')).toBeVisible();
  const mailTab = await context.newPage();
  const link = host.url(await lastMailLink(page, host));
  await mailTab.goto(link);
  await expect(page.getByText('E-mail address confirmed.')).toHaveCount(0);
  await mailTab.getByRole('button', { name: 'Confirm' }).click();
  await expect(mailTab.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  await expect(page.getByText('E-mail address confirmed.')).toBeVisible();
  await mailTab.goto(link);
  await expect(mailTab.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByText('so we can reach you at')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

// @spec socket:status-bar.remove, feature:shell.status-bar 2, component:StatusBar 8
test('a closed item stays closed in other tabs and after a reload; a welcome shows again the next day', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, host, '/en/amateur/mirela/');
    await expect(tab.getByText('so we can reach you at')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close' }).click();
  for (const tab of [page, other]) await expect(tab.getByText('so we can reach you at')).toHaveCount(0);
  await advanceDays(page, host, 1);
  await open(page, host, '/en/');
  await expect(page.getByText('Good to see you again, Robin.')).toBeVisible();
  await expect(page.getByText('so we can reach you at')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await open(page, host, '/en/amateur/mirela/');
  await expect(page.getByRole('link', { name: 'Add coins' })).toBeVisible();
  await expect(page.getByText('Good to see you again')).toHaveCount(0);
  await advanceDays(page, host, 2);
  await open(page, host, '/en/');
  await expect(page.getByText('Good to see you again, Robin.')).toBeVisible();
});

// @spec socket:avsPending, socket:avsRejected, socket:avsSet, component:StatusBar 3-4
test('the status bar shows the result of an age check on a phone, in German', async ({ page, context, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await signUp(context, host, { language: 'de' });
  await open(page, host, '/de/');
  const guestId = await guestIdOf(page);
  const setResult = (status: string, message: string | null = null) =>
    devConsole(page, host).state(
      'the guest’s age check ends with {result}',
      message === null ? { guestId, result: status } : { guestId, result: status, message },
    );
  await setResult('pending');
  await expect(page.getByText('Deine Altersprüfung läuft.')).toBeVisible();
  await setResult('rejected', 'Das Bild ist unscharf.');
  await expect(page.getByText('Das Bild ist unscharf.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute('href', '/vxpay/de/age-check');
  await setResult('accepted');
  await expect(page.getByText('Altersprüfung angenommen.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
