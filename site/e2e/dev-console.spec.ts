import { violationsOn } from './axe.ts';
import { devConsole } from './dev-console.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext } from './host.ts';

test('a connection that the dev console drops shows a notice and reconnects', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  expect(await devConsole(page, host).overview()).toMatchObject({ connections: 1 });
  await devConsole(page, host).drop();
  await expect(page.getByText('The connection was lost. Trying again …')).toBeVisible();
  await expect(page.getByText('The connection was lost. Trying again …')).toHaveCount(0);
  await waitUntilLive(page);
});

test('a call with an injected fault shows its error and works the next time', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  await devConsole(page, host).fault('content/actors/getActorByName', { code: 'unavailable' });
  await page.locator('#live').getByRole('link', { name: 'Mirela', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This did not work' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
});

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
  await page.getByLabel('JSON, to be edited').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status')).toHaveText('pageReload was sent.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  expect(pageErrors).toEqual([]);
});
