import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

// @spec feature:chat.voice-call 3, screen:chat.voice-call 1
test('an anonymous visitor calls, talks, and hangs up', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const pageErrors = pageErrorsOf(page);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Voice call\s*free/i }).click();
  const call = page.getByRole('dialog', { name: 'Voice call with Mirela' });
  await expect(call.getByRole('heading', { name: 'You are talking with Mirela' })).toBeVisible();
  await expect(call.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await page.keyboard.press('Escape');
  await expect(call.getByText(/^It lasted 0:\d\d and cost nothing/)).toBeVisible();
  await expect(call.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', /log-in/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Voice call/ })).toBeFocused();
  expect(pageErrors).toEqual([]);
});
