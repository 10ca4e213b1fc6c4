import { devConsole } from './dev-console.ts';
import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

test('the date of today’s messages changes to yesterday at midnight', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await devConsole(page, host).scenario('regular');
  await page.clock.install();
  await open(page, host, '/en/messenger/?actor=102');
  const field = page.getByRole('textbox', { name: 'Write to Wanda' });
  await field.fill('Good night');
  await field.press('Enter');
  await expect(page.locator('[data-part=row][data-from=guest]')).toHaveAttribute('data-state', /sent|delivered|read/);
  await expect(page.getByText('Today', { exact: true })).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await expect(page.getByText('Yesterday', { exact: true })).toBeVisible();
  await expect(page.getByText('Today', { exact: true })).toHaveCount(0);
});

for (const [offset, days, paths] of [
  ['weeks ahead', 40, ['', 'amateur/mirela/', 'messenger/', 'myvelvet/', 'myvelvet/spinwheel/']],
  ['weeks behind', -40, ['']],
] as const) {
  test(`a guest whose clock is ${offset} sees what the server rendered`, async ({ page, context, host }) => {
    const pageErrors = pageErrorsOf(page);
    await prepareContext(context, host);
    await devConsole(page, host).scenario('vip-with-spins');
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    for (const path of paths) {
      await open(page, host, `/en/${path}`);
      await expect(page.getByText('Good to see you again')).toHaveCount(0);
      expect(pageErrors, path).toEqual([]);
    }
  });
}
