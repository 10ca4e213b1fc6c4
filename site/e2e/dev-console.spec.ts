import { violationsOn } from './axe.ts';
import { expect, pageErrorsOf, test, prepareContext } from './host.ts';

test.describe('the page, without script at 390 pixels', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a scenario logs in, in the chosen world', async ({ page, context, host }) => {
    await prepareContext(context, host, { world: '' });
    await page.goto(host.url('/dev/'));
    await page.getByLabel('Another world, by name').fill('by-hand');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('status')).toHaveText('This browser is in the world by-hand.');
    await page.getByRole('button', { name: 'Play: 250 coins and three messages' }).click();
    await expect(page.getByText('This browser is logged in as guest 7007.')).toBeVisible();
    const home = await page.request.get(host.url('/en/'));
    expect(await home.text()).toContain('"guestId":7007');
  });
});

test('the page works by keyboard, satisfies its policy and has no axe violations', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await page.goto(host.url('/dev/?push=actorOnline&state=a%20performer'));
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('What the server says').focus();
  await page.keyboard.type('pageReload');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?push=pageReload#push$/);
  // Its script, which comes last, knows Ctrl+Enter.
  await page.waitForLoadState();
  await page.getByLabel('JSON, to be edited').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status')).toHaveText('pageReload was sent.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  expect(pageErrors).toEqual([]);
});
