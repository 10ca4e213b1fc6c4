import { uniqueEmail, signUp } from './guest.ts';
import { lastMailLink } from './mail.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext } from './host.ts';

// @spec socket:signup-email.send, socket:email-verified, component:StatusBar 5-7
// @spec feature:account.verify-email 1, screen:overlay.email-not-verified 2, feature:account.signup 3
test('an unverified email address shows in the status bar, is sent again and verified, in every tab', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await signUp(context, host, { email: uniqueEmail() });
  await open(page, host, '/en/help/');
  await expect(page.getByText('E-mail sent: please confirm it.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The link is on its way.')).toBeVisible();
  const mailTab = await context.newPage();
  const link = host.url(await lastMailLink(page, host));
  await mailTab.goto(link);
  await expect(page.getByText('E-mail address confirmed.')).toHaveCount(0);
  await mailTab.getByRole('button', { name: 'Confirm' }).click();
  await expect(mailTab.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  await expect(page.getByText('E-mail address confirmed.')).toBeVisible();
  expect(await (await page.request.get(link)).text()).toContain('This link is not valid');
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByText('E-mail sent:')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});
